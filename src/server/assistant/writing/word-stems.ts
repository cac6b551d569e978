/** Words that carry no meaning of their own; whoever reads one twice does not notice. In four languages. */
const SMALL_WORDS = new Set(
  (
    'about after again also always and anything because been before being both could does done down each ever every everyone everything ' +
    'from further give given gives have having here into just know like little made make many more most much must need never nothing once only other ' +
    'others over quite really same should some someone something such take taken than that their them then there these they thing things ' +
    'this those though through time truly very want wants were what whatever when where whether which while whole with without would your yours ' +
    'así aunque como con cada cual cuando desde donde ello ellos entre era eran esa ese eso esta este esto está están estaba fue fuera fueran ' +
    'gran haber había hacer hace hacen hacerlo hasta habría lo los las les más menos mismo mucho mucha muchas muchos muchísimo muy nada nadie nos ' +
    'nosotros nuestra nuestro nuestros otra otro otros para pero poco podamos podría puede pueden porque que quien sea siempre sobre sus ' +
    'también tan tanta tanto tener tiene toda todas todo todos una unas unos usted ustedes verdad vez ' +
    'afin ainsi alors aussi autre avec avez avoir avons bien cela celle cette ceux chaque chez chose choses comme dans depuis dire donc ' +
    'elle elles encore entre être fait faire faut grand grande jamais leur leurs mais même mêmes moins nous notre nos pour plus pouvez pouvoir ' +
    'quand quelque quelques quel quelle sans serait serons soient soit sommes sont sous tant tous tout toute toutes très trop vers votre vous ' +
    'vraiment était étaient ayez aient auraient aurait ' +
    'aber alle allem allen aller alles also andere anderen auch auf aus bald beim bereits bitte damit dann darüber dass davon dazu denn ' +
    'dessen diese diesem diesen dieser dieses doch dort durch eine einem einen einer eines einfach einmal etwas ganz ganze ganzen gern gerne ' +
    'genau habe haben hatte hatten hier ihnen ihre ihrem ihren ihrer immer jede jedem jeden jeder jetzt kann keine keinen konnte konnten können ' +
    'möchten mehr mich müssen nach nicht nichts noch oder ohne schon sehr sein seine sich sind sodass solche solchen sollte sonst über ' +
    'unser unsere unserem unseren unserer viel viele vielen weil weiter weiterhin wenn werden wirklich worden wurde wurden würde würden zwei zwischen'
  ).split(' '),
)
const LETTERS_OF_A_STEM = 4
/** `Gefreut` is said of joy like `freut`. */
const PAST = /^ge(?=freu|dank|les|schri|hör|hol)/

/** What the words of a text have in common with others of their kind: `appreciate` and `appreciated`, `Freude` and `freuen`. */
export function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words
    .filter((word) => word.length >= LETTERS_OF_A_STEM && !SMALL_WORDS.has(word))
    .map((word) => word.replace(PAST, '').normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, LETTERS_OF_A_STEM))
}

const FIRST_WORDS = 2
/** The first words of each sentence. */
export const listBeginnings = (text: string) =>
  text
    .split(/(?<=[.?:;])\s+/)
    .map(
      (sentence) =>
        sentence
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.slice(0, FIRST_WORDS)
          .join(' ') ?? '',
    )
    .filter((beginning) => beginning !== '')

/** How much of one text stands in it twice, or in another before it: words by their stems, and sentences by how they begin. */
export function countEchoes(text: string, said: readonly string[]): number {
  const count = (list: (of: string) => string[]) => {
    const [own, before] = [list(text), new Set(said.flatMap(list))]
    return own.length - new Set(own.filter((one) => !before.has(one))).size
  }
  return count(listStems) + count(listBeginnings)
}
