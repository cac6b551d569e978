import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import { readReview } from '#server/assistant/analysis/read-review.ts'
import type { Locale } from '#shared/domain/locales.ts'

/** A sentence, or what stands before or behind a word that turns against it. */
export interface Half {
  start: number
  end: number
  /** Begins with a word that turns: what it says is rarely praise. */
  isTurned: boolean
  tone: 'praise' | 'blame' | 'unsure'
  /** Beyond doubt. */
  isStrong: boolean
  /** Blame that is told by more than the tone of the words. */
  isOutright: boolean
  /** Begins a complaint, or a wish for something better, in so many words. */
  isReserved: boolean
  /** Neither good nor bad, in so many words. */
  isEven: boolean
  /** Neither praise nor blame, with a word for what is not, or not quite. */
  isDoubtful: boolean
  words: number
}

const TURNS = [
  `but|however|al?though|even (?:if|though)|except|unfortunately|sadly|(?:what a |it's a |a |such a |real )?(?:shame|pity)|apart from|other than|on the other hand|that said|having said that|mind you|the only (?:thing|downside|negative|complaint|gripe|issue|problem|drawback|down side)|only (?:thing|downside|negative|complaint|gripe|issue|problem|drawback|wish|reason|minus)|(?:one|my|small|slight|minor|big) (?:downside|gripe|niggle|complaint|criticism|issue)|downsides?|cons|(?:knock\\p{L}{0,3}|tak\\p{L}{1,3}|took|dropp?\\p{L}{0,3}|minus|lost|loses|losing|deduct\\p{L}{0,3}) (?:an?|one|1|two|a couple of)? ?stars?(?: off)?|(?:one|a|1) star (?:off|less|missing)|let down`,
  `pero|aunque|si bien|sin embargo|eso sí|lo único|menos (?:el|la|los|las|por|que)|(?:único|única) (?:\\p{L}{3,10} )?\\p{L}{3,14} ?:|l[aá]stima|una pena|qué pena|salvo|excepto|en cambio|ahora bien|ahora(?=,)|por contra|lo malo|lo peor|lo negativo|por desgracia|desgraciadamente|lamentablemente|no obstante|a pesar|quitando|(?:la|única|una) pega|como pega|el pero|el único|la única|(?:una|1) estrella menos|un punto menos|le quito|a mejorar`,
  `mais|même si|seule?s? (?:le|la|les|l')|par contre|en revanche|sauf|cependant|toutefois|néanmoins|(?:c'est |quel )?dommage|(?:le |un |petit |gros |seul |unique )*(?:bémol|hic)|seule? (?:petite? )?(?:point|chose|ombre|regret|problème|défaut|inconvénient|souci|reproche|remarque|détail)|hormis|excepté|malgré|malheureusement|seulement|bien que|pourtant|à part|une étoile (?:en|de) moins|j'enlève|je retire|petite? déception|point(?:s)? négatifs?|en moins`,
  `aber|auch wenn|allerdings|jedoch|leider|(?<!einfach )nur(?! (?:hier|hierher|hierhin|dort|dorthin|zu|weiter\\p{L}{2,12}|empfehlen|positiv\\p{L}{0,3}|gut\\p{L}{0,3}|loben|gutes|das beste)(?!\\p{L}))|schade|außer|trotzdem|dagegen|hingegen|obwohl|dennoch|einzig\\p{L}{0,4}|(?:einen |ein |1 )?(?:stern|punkt)e? (?:abzug|weniger)|abzug|bis auf|wobei|minuspunkte?|manko|kritikpunkte?|abgesehen|andererseits`,
]
/** Between two of them, and what a half that turns begins with. */
const HALF_END = new RegExp(
  `[.!?;\\n…]+(?=\\s|$)|\\s[-–—]\\s|(?<=^|[\\s,(])(?=(?:${TURNS.join('|')})(?!\\p{L}))`,
  'giu',
)
const TURN = new RegExp(
  `^[\\s.,!?;…()–—-]{0,6}(?:(?:and|y|et|und) )?(?:${TURNS.join('|')})(?!\\p{L})|(?<!\\p{L})(?:though|however|dafür|dagegen|hingegen|allerdings|jedoch|leider|en revanche|par contre|en cambio)(?!\\p{L})`,
  'iu',
)

/** What is praise, or blame, as a whole and sounds otherwise word by word. */
const PRAISING =
  /(?<!\p{L})(?:(?:would(?:n't| not)|did(?:n't| not)|refused to) (?:even )?(?:take|accept|charge|hear of) (?:a |any |me |us |for )?(?:tip|money|payment|penny|extra|anything|it|that)|no (?:me |nos )?(?:quis(?:o|ieron) (?:cobrar|propina|ni propina|aceptar)|cobr(?:ó|aron) (?:nada|ni))|n'(?:a|ont) (?:même )?(?:pas voulu (?:de pourboire|être payée?)|rien (?:voulu|fait payer|facturé|demandé))|wollten? (?:\p{L}{1,6} )?(?:nicht (?:ein)?mal|kein|nichts)(?: \p{L}{1,6})? ?(?:trinkgeld|geld|dafür|haben|berechnen)|(?:can't|cannot|can not|couldn't) (?:really )?(?:fault|complain|go wrong)|no complaints?|never (?:been|had|felt|seen) (?:so |such |a |anything )?(?:good|well|better|nicer|happy|happier|clean|kind|welcome|beautiful)|jamais (?:été |eu |vu |mangé )?(?:aussi|si) (?:bien|bon|bonne|belle?|contente?|heureu(?:x|se)|gentil\p{L}{0,3})|nunca (?:\p{L}{1,9} ){0,3}(?:tan (?:bien|contenta?|a gusto|feliz)|mejor)|noch nie (?:so (?:gut|zufrieden|wohl|nett|freundlich|schön)|besser)|(?:can't|cannot|couldn't|can not) (?:recommend|thank|praise|speak) [^.!?]{0,40}enough|like (?:royalty|queens?|kings?)|como (?:rein|rey)[ae]s|comme des (?:rois|reines|princes)|wie (?:könige|königinnen)|nothing (?:to complain|but (?:praise|good))|zero complaints|(?:not|never) (?:be )?disappoint\p{L}{0,5}|rien à (?:re)?dire|rien à signaler|ras|nickel|(?:nada|nada que) (?:objetar|reprochar|que objetar|que reprochar|que decir)|sin quejas?|ninguna queja|(?:nichts|gibt'?s? nichts?) (?:zu (?:meckern|beanstanden|bemängeln)|auszusetzen)|keine (?:klagen|beschwerden)|(?:nicht|nix) (?:zu )?meckern|(?:ist|war) ein traum|angels|(?:ein|echte|wahre) engel|(?:des|un) anges?|(?:un|unos) (?:ángel|ángeles|sol|soles|tesoro)|(?:salí|salimos|left|sorti|sortie|ging|gingen) (?:\p{L}{1,9} ){0,2}(?:sonriendo|smiling|le sourire|lächelnd)|(?:kaum|keine|ohne) wartezeit(?:en)?|einfühlsame?[rnms]?|sin esperas|sans attente|un encanto|un amor|un diez|de diez|aux petits oignons|au top|ein(?:e)? glücksgriff)(?!\p{L})/iu
const BLAMING =
  /(?<!\p{L})(?:either you [^.!?]{2,60} or (?:i|we)|o (?:me |nos )?\p{L}{3,12}(?:áis|éis|an|en) [^.!?]{2,60} o (?:me|nos)|soit vous [^.!?]{2,60} soit|entweder (?:sie|ihr) [^.!?]{2,60} oder|(?:another|different) (?:story|matter)|(?:one|1) star (?:off|less)|hit and miss|(?:leaves?|left) (?:\p{L}{1,8} ){1,4}desired|room for improvement|could (?:be|have been|do with)|less so|(?:would|could) (?:be|have been|get) (?:5|five|a 5|full)(?: stars)?|(?:5|five) stars if|ser[ií]an? (?:un )?(?:5|cinco)|(?:5|cinco) estrellas si|(?:5|cinq) étoiles si|(?:5|fünf) sterne,? wenn|(?:the )?(?:charm|vibe) of an?|only (?:good|positive) (?:thing|point)|charme (?:einer|eines|d'une?)|das (?:einzig )?positive|(?:lo único|la única cosa) (?:buen|positiv)[oa]|encanto de una?|seul point positif|less than|(?:would|we'd|i'd) have (?:liked|loved)|ganz schön (?:kalt|laut|teuer|eng|voll|lang|lange|dunkel|klein|alt|weit|heiß|warm)|(?:hubiera|habría) gustado|aur\p{L}{2,5} (?:bien )?aimé|hätten? (?:\p{L}{1,12} ){0,3}gewünscht|(?:had|seen|known) better|tired (?:building|decor|rooms?)|not so (?:much|good|great)|threadbare|want(?:s)? (?:a|an) |(?:visto|comido|conocido|probado) mejor(?:es)?|falt(?:a|aba|aban|an) (?:algo|un poco|más)|manqu(?:e|ait) (?:un peu|de)|fehlte? (?:es an|an|etwas)|se echa(?:n)? en falta|(?:solo|sólo) (?:le )?falta|otra historia|otro cantar|(?:que|por) desear|por mejorar|mejorables?|suplicio|(?:a|ai|avons) connu mieux|vu mieux|ne manque qu|il manque|autre histoire|une autre paire|tristesse|ne sui(?:t|vent) pas|à (?:revoir|améliorer|désirer)|schon besser|andere geschichte|luft nach oben|zu wünschen|(?:geht|gehen) gar nicht|kaum (?:machbar|möglich|zu)|lässt nach|abzug)(?!\p{L})/iu

/** Whoever says so has a complaint beside the praise, whatever the stars. */
const RESERVED = new RegExp(
  `(?<!\\p{L})(?:${[
    `what (?:isn't|is not|wasn't) (?:ok|okay|good|great|acceptable|right)|what (?:annoys|bothers|bugs|bothered|annoyed|lets|let) (?:me|us|it)|(?:a bit|slightly|rather|quite) (?:annoying|frustrating)|needs? (?:to (?:improve|change|be (?:improved|changed|sorted|better)|get better|do something)|improv\\p{L}{2,6}|updating|a (?:rethink|refresh|good clean))|(?:the )?only thing (?:was|is|being|that (?:wasn't|was not|let|bothered|could)|i'd|i would|to)(?! (?:say|better|i can|that i want|missing was me))|(?:only|one|small|minor|slight|my only|the only|sole) (?:\\p{L}{1,9} )?(?:downside|gripe|niggle|complaint|criticism|issue|negative|drawback|problem|moan|grumble|quibble|snag|let ?down|improvement)|could (?:be|have been) (?:\\p{L}{1,9} ){0,3}(?:better|improv\\p{L}{2,6}|cleaner|bigger|quicker|faster|warmer|friendlier|cheaper|clearer|more \\p{L}{4,12})|could (?:do with|use) (?:\\p{L}{1,9} )?\\p{L}{2,14}|(?:would|might) (?:be )?(?:nice|good|great|better|helpful) (?:if|to have)|(?:lost|loses|knocked|dropped|docked|deducted|minus) (?:an?|one|1|the) (?:\\p{L}{1,7} )?star|room for improvement|please (?:sort|fix|do something|change|bring back|improve)|not ideal|(?:only|just) (?:wish|ask|request) (?:\\p{L}{1,9} ){0,2}(?:is|was|that|for|they|you)|(?:i'd|i would) (?:only|just) (?:ask|like|wish)|(?:please|just|now|but)(?: please| just)? (?:fix|sort(?: out)?|replace|hire|turn (?:down|up)|bring back) (?:the|your|those|that|some|more)|let(?:s|ting)? (?:it|the place|them|you) down|(?:bit|little) (?:of a )?(?:pricey|steep|slow|dated|tired|chaotic|cramped|noisy|let ?down)`,
    `lo que (?:molesta|no (?:me )?(?:gusta|convence|entiendo|puede ser|es normal|es de recibo)|falla|sobra|hay que mejorar|peor)|lo (?:único|peor|malo|negativo|mejorable)(?! (?:bueno|que puedo decir es gracias))|(?:único|pequeño|gran) (?:pero|fallo|defecto|inconveniente|problema)|(?:la |una |única |como )pega|(?:deberían|deberíais|tendrían que|tendríais que|habría que|hay que|podrían|podríais) (?:\\p{L}{1,9} ){0,2}(?:mejorar|cambiar|arreglar|revisar|cuidar|avisar|contratar|limpiar|ampliar|bajar)|(?:solo|sólo|únicamente) (?:les |os |le )?(?:pediría|pido|cambiaría|mejoraría)|a mejorar|mejorables?|(?:arregl|cambi|mejor|contrat|limpi|revis|repar|cuid|baj)(?:ad|en) (?:ya |de una vez |un poco |por favor )?(?:el|la|los|las|eso|esa|ese|más)|pon(?:ed|gan) (?:más|un|una|el|la|otr[oa])|(?:una|1) estrella menos|un punto menos|le quito (?:una|1)|no es de recibo|echo en falta|se echa en falta|algo (?:car[oa]|lent[oa]|ruidos[oa]|justo)|(?:un poco|algo) (?:caótic|desorganizad|anticuad)[oa]`,
    `ce qui (?:n'est pas (?:normal|possible|acceptable)|ne va pas|gêne|agace|énerve|m'a (?:gênée?|déplu|dérangée?)|manque|cloche|pêche)|(?:seul|petit|unique|gros|un|le) (?:petit )?(?:bémol|hic|regret|défaut|reproche|point (?:noir|négatif|faible)|souci|inconvénient)|seule (?:petite )?(?:ombre|chose|remarque|déception|réserve)|(?:il )?faudrait (?:\\p{L}{1,9} )?(?:améliorer|revoir|changer|prévoir|rénover|nettoyer|réparer|penser|faire quelque chose)|(?:il|ce) serait bien (?:de|que|d')|gagnerai(?:t|ent) à|mériterai(?:t|ent) (?:d'être|un|une|plus)|à (?:revoir|améliorer|retravailler)|une étoile (?:en|de) moins|j'enlève une|je retire une|peut mieux faire|(?:demanderais|aimerais) (?:juste|seulement|simplement)|(?:réparez|changez|remettez|embauchez|baissez|revoyez|nettoyez|pensez à) (?:\\p{L}{1,9} )?(?:le|la|les|vos|votre|un|une|des|ces|cette)|laisse à désirer|un peu (?:cher|chère|long|longue|bruyante?|vieillote?|lente?|juste)`,
    `was (?:\\p{L}{1,6} )?(?:nervt|stört|nicht geht|gar nicht geht|ärgert|nicht sein kann)|(?:muss|müsste|sollte|müsst|solltet) (?:\\p{L}{1,10} ){0,4}(?:sich (?:\\p{L}{1,8} )?(?:tun|ändern)|was (?:tun|passieren|ändern)|etwas (?:tun|passieren|ändern)|nachbessern|nachgebessert|verbessert|verbessern|besser werden|geändert)|(?:einziger|kleiner|kleines|großer|ein) (?:kritikpunkt|minuspunkt|manko|wermutstropfen|haken|nachteil|abzug)|(?:kritikpunkt|minuspunkt|wermutstropfen|manko)|verbesserungswürdig\\p{L}{0,2}|(?:bitte|nur|aber) (?:\\p{L}{1,12} ){0,5}(?:repariert|reparieren|erneuert|erneuern|austauschen|tauscht|einstellen|putzen|lüften)|verbesserungspotenz?t?ial|ausbaufähig\\p{L}{0,2}|luft nach oben|(?:ein(?:en)?|1) stern (?:abzug|weniger)|geht (?:das )?(?:einfach |gar |so )nicht|(?:wäre|wären) (?:\\p{L}{1,9} ){0,3}(?:schön|besser|wünschenswert|toll|gut),? wenn|könnte\\p{L}? (?:\\p{L}{1,12} ){0,4}(?:besser|freundlicher|sauberer|schneller|größer|günstiger|moderner|wärmer)|(?:etwas|bisschen|leicht) (?:chaotisch|teuer|lange?|laut|eng|in die jahre)`,
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** `Could not be better`. */
const UNRESERVED =
  /(?<!\p{L})(?:could(?:n't| not) (?:be|have been)|nothing (?:needs|could)|no (?:downside|gripe|complaint|negative)s?|(?:no|nada que) (?:hay|tiene) (?:nada|pega)|sin (?:pegas|peros)|ninguna pega|rien à (?:revoir|améliorer)|aucun (?:bémol|défaut|reproche)|sans (?:bémol|reproche)|(?:könnte|kann) (?:\p{L}{1,9} ){0,2}nicht besser|kein(?:en|e)? (?:kritikpunkt|manko|haken)|nicht(?:s)? (?:nervt|stört|zu verbessern))(?!\p{L})/iu
const isReserve = (content: string) => RESERVED.test(content) && !UNRESERVED.test(content)

const SO_SO =
  /(?<!\p{L})(?:neither good nor bad|nothing special|so-so|average|ni bien ni mal|ni fu ni fa|sin más|normalit[oa]s?|para salir del paso|ni bien ni mauvais|ça (?:dépanne|va|passe)|correct(?=[.!]|$)|passable|moyen(?=[.!]|$)|muss man (?:aber )?nicht|man wird satt|mittelmäßig|durchschnittlich|does the job|sans plus|ni bon ni mauvais|weder gut noch schlecht|geht so|kann man machen|so lala|nichts besonderes)(?!\p{L})/iu
/** `Except for the mosquitoes, a ten`: whatever else is said there, something was not right. */
const EXCEPTING =
  /^[\s.,!?;…()–—-]{0,6}(?:except|apart from|other than|menos|salvo|excepto|quitando|sauf|hormis|excepté|à part|bis auf|außer|abgesehen)(?!\p{L})/iu

/** Whatever kind word follows, it is missed there. */
const REGRETTING =
  /^[\s.,!?;…()–—-]{0,6}(?:(?:what a |it's a |a )?(?:shame|pity) (?:about|that|the|for)|lástima (?:de|del|que|por)|(?:una|qué) pena (?:que|lo de|el|la)|(?:c'est |quel )?dommage (?:pour|que|qu'|de)|schade(?: nur)?,? (?:dass|um|ist|war|nur))(?!\p{L})/iu

const DOUBTING =
  /(?<!\p{L})(?:not|no|never|\p{L}{2,6}n't|hardly|barely|a bit|a little|bit of|rather|slightly|too|instead|missing|lacks?|needs?|should|could|would have|necesitan?|piden?|(?:hubiera|habría) gustado|méritent?|mériterai\p{L}{1,3}|aur\p{L}{2,5} aimé|braucht|bräuchte\p{L}?|hätten?|no|ni|nunca|nadie|sin|un poco|algo|demasiad[oa]s?|falta|pas|plus|jamais|personne|aucune?|un peu|trop|manque|nicht|kein\p{L}{0,2}|nie|niemand|kaum|etwas|bisschen|ziemlich|zu|halt|fehlt\p{L}{0,2})(?!\p{L})|\p{Sc}/iu

const THANKS = /(?<!\p{L})(?:thank(?:s| you)|cheers|merci|grâce|gracias|danke|dank)(?!\p{L})/giu
const LEAST_SURE = 0.3
const LEAST_STRONG = 0.6
const MOST_HALVES = 24
const MOST_WORDS_OF_A_SHRUG = 7
const PAUSE = /,(?=\s)/g

interface Hints {
  language: SentimentAnalysis['language']
  locale: Locale
}

/** Each half on its own, by its words alone. */
export const weighHalves = (content: string, hints: Hints) => weighParts(content, [HALF_END], hints)

/** The same between two commas. */
export const weighPieces = (content: string, hints: Hints) => weighParts(content, [HALF_END, PAUSE], hints)

function weighParts(content: string, borders: readonly RegExp[], hints: Hints): Half[] {
  const text = content.replaceAll(/[’‘]/g, "'")
  const ends = borders.flatMap((border) => [...text.matchAll(border)].map(({ index }) => index))
  const starts = [...new Set([0, ...ends])].toSorted((one, other) => one - other)
  return starts.slice(0, MOST_HALVES).flatMap((start, place): Half[] => {
    const end = place === MOST_HALVES - 1 ? text.length : (starts[place + 1] ?? text.length)
    const piece = text.slice(start, end)
    const words = piece.match(/\p{L}+/gu)?.length ?? 0
    if (words === 0) return []
    return [{ start, end, words, isTurned: TURN.test(piece), ...hearTone(piece, hints) }]
  })
}

function hearTone(content: string, hints: Hints): Omit<Half, 'start' | 'end' | 'isTurned' | 'words'> {
  const heard = judgeTone(content, hints)
  // Who goes on has more to say than that.
  const isEven = SO_SO.test(content) && (content.match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS_OF_A_SHRUG
  const isDoubtful = heard.tone === 'unsure' && DOUBTING.test(content) && !isEven
  return { ...heard, isEven, isDoubtful, isReserved: isReserve(content) }
}

function judgeTone(content: string, hints: Hints): Pick<Half, 'tone' | 'isStrong' | 'isOutright'> {
  if (SO_SO.test(content) || EXCEPTING.test(content)) return { tone: 'unsure', isStrong: false, isOutright: false }
  if (BLAMING.test(content)) return { tone: 'blame', isStrong: true, isOutright: true }
  if (REGRETTING.test(content)) return { tone: 'blame', isStrong: true, isOutright: true }
  if (PRAISING.test(content)) return { tone: 'praise', isStrong: true, isOutright: false }
  const score = (text: string) =>
    readReview({ content: text, rating: null, isRecommended: null, ...hints }).sentimentScore
  const sentimentScore = score(content)
  // Thanks alone may be mockery.
  const isStrong = Math.abs(score(content.replaceAll(THANKS, ''))) >= LEAST_STRONG
  if (Math.abs(sentimentScore) < LEAST_SURE) return { tone: 'unsure', isStrong, isOutright: false }
  // The model takes every story for a complaint; the lexicons know words of blame alone.
  const isOutright = isStrong && sentimentScore < 0 && hints.language !== 'en'
  return { tone: sentimentScore > 0 ? 'praise' : 'blame', isStrong, isOutright }
}

const turnsAgainst = ({ tone, isTurned, isEven }: Half) =>
  !isEven && (tone === 'blame' || (isTurned && tone !== 'praise'))
/** A review in halves, and the same between commas. */
export interface Weighed {
  halves: readonly Half[]
  pieces: readonly Half[]
  stars: number
}

const FEWEST_WORDS_OF_DOUBT = 8
const FEWEST_WORDS_OF_A_LIST = 5
/** In fewer, whoever is full of praise is only joking. */
const FEWEST_WORDS_OF_BLAME = 6

/** Whether something in it was not right, whatever it was. Who gives three stars and says why has something to say. */
export function isAmiss({ halves, pieces, stars }: Weighed): boolean {
  if (halves.some((half) => half.isReserved)) return true
  if (stars > 4) return halves.some((half) => half.isTurned && half.isOutright && half.words >= FEWEST_WORDS_OF_BLAME)
  const words = halves.reduce((sum, half) => sum + (half.isEven ? 0 : half.words), 0)
  if (pieces.some(({ isOutright, isEven }) => isOutright && !isEven)) return true
  return (
    halves.some((half) => turnsAgainst(half) || (stars <= 3 && half.isDoubtful)) ||
    (stars <= 3 && words >= FEWEST_WORDS_OF_DOUBT) ||
    (stars === 3 && words >= FEWEST_WORDS_OF_A_LIST && pieces.some(({ tone }) => tone !== 'praise'))
  )
}

/** Whether something may not have been right: what stands last beside praise is rarely there for nothing where a star is missing. */
export function mayBeAmiss({ halves, stars }: Weighed): boolean {
  const last = halves.at(-1)
  const isLeftOpen = last?.tone === 'unsure' && last.words > 2 && halves.some(({ tone }) => tone === 'praise')
  return stars === 4 && (isLeftOpen || halves.some(({ isDoubtful }) => isDoubtful))
}

const MOSTLY = 0.6
/** Enough of it where it begins with praise beyond doubt. */
const LARGELY = 0.4
/** Praise from end to end, or with a story of kindness in it. */
export function isAllPraise({ halves, pieces, stars }: Weighed, isKindness: boolean): boolean {
  const count = (kept: readonly Half[]) => kept.reduce((sum, half) => sum + half.words, 0)
  const isAgainst = ({ isOutright, isTurned, tone }: Half) => isOutright || (isTurned && tone !== 'praise')
  if (halves.some(isAgainst) || halves.some(({ isReserved }) => isReserved)) return false
  if (isKindness) return halves.some(({ tone }) => tone === 'praise')
  if (!pieces.some(({ tone, isStrong }) => tone === 'praise' && isStrong)) return false
  // Two stars are given on purpose; one is where a slip ends.
  if (stars > 1) return pieces.every(({ tone }) => tone === 'praise')
  const isBegun = halves[0]?.tone === 'praise' && halves[0].isStrong
  const least = isBegun ? LARGELY : MOSTLY
  return count(halves.filter(({ tone }) => tone === 'praise')) >= count(halves) * least
}

/** The half in which something stands. */
export const findHalf = (halves: readonly Half[], at: number) =>
  halves.find(({ start, end }) => start <= at && at < end)
