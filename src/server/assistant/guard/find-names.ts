import { foldText } from './text.ts'

const LISTS = [
  `
    aaron abigail adam adrian aisha alan alex alexander alice alicia alison amanda amber amy andrea andrew angela
    anna anne anthony ashley barbara becky ben benjamin beth betty bob bobby brad brandon brenda brian caroline
    catherine charles charlie chris christina christine christopher cindy claire craig cynthia daniel danny dave
    david deborah debbie dennis derek diana donald donna dorothy doug edward elizabeth ella emily emma eric ethan
    eva evelyn fiona frank fred gary george gerald greg hannah harry harriet heather heidi helen henry holly ian
    irene isabella jack jacob jake james jamie jane janet jason jeff jennifer jenny jeremy jessica jill jim jimmy
    joan joe john johnny jonathan joseph josh joshua judith judy julia julie justin karen kate katherine kathy katie
    keith kelly ken kenneth kevin kim kyle larry laura lauren leo leslie liam linda lisa liz louise lucy luke maggie
    margaret martha martin matt matthew megan melissa michael michelle mike molly monica nancy natalie nathan nick
    nicholas nicole nigel noah nora oliver olivia oscar pamela patricia patrick paul peggy peter phil philip rachel
    ralph raymond rebecca richard rita robert robin roger ron ronald ruth ryan sally sam samantha samuel sandra sara
    sarah scott sean sharon sheila shirley simon sophie stephanie stephen steve steven stuart susan tanya ted teresa
    terry thomas tim timothy tina todd tom tommy tony tracy trevor valerie vanessa vincent walter wendy william zoe
  `,
  `
    alejandro alejandra alvaro ana andres antonia antonio beatriz carlos carmen clara cristina diego eduardo elena
    enrique esteban felipe fernanda fernando francisco gabriela gonzalo guillermo gustavo hector ignacio ines isabel
    javier jorge jose josefa juan juana julio lorenzo lucia luis luisa manuel marcos maria mariana mateo miguel
    nuria pablo paco pedro pilar rafael ramon raul ricardo roberto rodrigo rosa santiago sergio silvia tomas
    valentina veronica vicente ximena yolanda
  `,
  `
    agnes alain amelie antoine aurelie benoit bernard brigitte camille cecile chantal chloe claude clement corinne
    damien delphine denis didier elodie emilie emmanuel etienne fabien florian francois francoise frederic genevieve
    gerard gilles guillaume helene henri herve isabelle jacques jean jerome julien laurent lea loic louis luc lucie
    manon marc marcel marianne marie marine mathieu maxime michel mireille monique nathalie nicolas odile olivier
    pascal pauline philippe pierre quentin remi rene sebastien simone stephane sylvain sylvie theo thibault thierry
    valentin veronique virginie yann yves
  `,
  `
    andreas anja anke anneliese astrid axel bernd birgit bjorn brigitte christoph claudia dieter dirk dominik doris
    elke erik erika ernst felix franz frauke fritz gabi gerhard gisela gunther hans heike heinrich heinz helga
    helmut horst ilse ingrid jana jens joachim jochen johannes jonas jorg julian jurgen jutta karin karl karsten
    katharina katja klaus kurt lars lena lothar lukas manfred manuela marcel markus matthias maximilian monika
    niklas norbert olaf otto petra rainer ralf reinhard renate rolf rudiger sabine sandro sebastian siegfried sigrid
    silke stefan stefanie susanne sven thorsten torsten udo ulrich ulrike ursula ute uwe volker werner wilhelm
    wolfgang yvonne
  `,
  `
    ahmed ali fatima hassan ibrahim khalid mohammed mohamed mustafa omar yusuf giovanni giuseppe giulia francesca
    alessandro matteo chiara joao tiago rui ines ivan dmitri sergei natasha olga svetlana tatiana vladimir wei ming
    priya raj ravi sanjay anil pieter joost sanne femke
  `,
]

/** Such as are hardly anything else. Folded: small, without accents. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(LISTS.flatMap((list) => list.trim().split(/\s+/)))

const NAME = String.raw`\p{Lu}[\p{L}'’-]+`
const TITLES =
  'mr|mrs|ms|miss|mister|dr|prof|sr|sra|señor|señora|don|doña|monsieur|madame|mme|mlle|herr|herrn|frau|signor|signora'
const ROLES =
  'waiter|waitress|manager|owner|boss|employee|server|receptionist|driver|cook|cashier|camarero|camarera|encargado|' +
  'encargada|gerente|dueño|dueña|serveur|serveuse|patron|patronne|gérant|gérante|cameriere|garçom'
/** Every noun is written with a capital there: a role before one makes a name of it only in what a review says. */
const GERMAN_ROLES = 'kellner|kellnerin|chef|chefin|inhaber|inhaberin|mitarbeiter|mitarbeiterin|namens'
const NAMINGS = 'named|called|name is|llamado|llamada|nommé|nommée'
const TURNINGS =
  'ask for|speak to|speak with|talk to|contact|email|e-mail|call|text|message|pregunte por|pregunta por|hable con|' +
  'habla con|contacte con|contacta con|llame a|demandez|contactez|appelez|parlez à'

const TITLED = nameAfter(TITLES, String.raw`\.?`)
const ADDRESSED = nameAfter(`${ROLES}|${NAMINGS}|${TURNINGS}`, '')
const SPOKEN_OF = nameAfter(`${ROLES}|${GERMAN_ROLES}|${NAMINGS}`, '[,:]?')
const WORD = new RegExp(NAME, 'gu')
/** One can turn to these without naming anybody. */
const NOBODY = new Set('google facebook tripadvisor yelp us ihnen uns dir euch'.split(' '))

interface People {
  author: string | null
  review: string
  /** What the team has written itself, the name of the business among it. */
  team: string
}

/** A person's name that is neither the writer's nor the team's own words. */
export function hasForeignName(text: string, { author, review, team }: People): boolean {
  // A nickname is read by its letters, too: `Joan` of `Wanderer_Joan62`.
  const known = new Set(listWords(`${author ?? ''} ${author?.replaceAll(/[\p{N}_]/gu, ' ') ?? ''} ${team}`))
  const named = new Set([...capture(review, SPOKEN_OF), ...capture(review, TITLED)].flatMap(listWords))
  const addressed = [...capture(text, TITLED), ...capture(text, ADDRESSED)].flatMap(listWords)
  const isForeign = (word: string) => !known.has(word) && !NOBODY.has(word)
  return (
    addressed.some(isForeign) ||
    Array.from(text.matchAll(WORD), ([word]) => foldText(word).replace(/'s$/, ''))
      .filter((word) => GIVEN_NAMES.has(word) || named.has(word))
      .some(isForeign)
  )
}

/** The cue may begin a sentence, so its first letter may be either; that of the name may not. */
function nameAfter(cues: string, between: string): RegExp {
  const either = cues
    .split('|')
    .map((cue) => `[${cue.charAt(0)}${cue.charAt(0).toUpperCase()}]${cue.slice(1)}`)
    .join('|')
  return new RegExp(String.raw`(?<!\p{L})(?:${either})${between}\s(${NAME}(?:\s${NAME})?)`, 'gu')
}

const capture = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const listWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}'-]+/u)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word !== '')
