import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReplyRequest } from '#server/assistant/port.ts'
import { soundsIronic, soundsMocking } from './find-caution.ts'
import { endsInThanks, isScornful, mayBeMocked, tellsOfFailure } from './find-mockery.ts'
import { namesFault, type MatterWords, type Topic } from './find-matters.ts'
import type { Praised } from './find-remarks.ts'
import type { Band } from './phrase-book.ts'
import { isHardship } from './find-sorrow.ts'
import { isComingBack } from './coming-back.ts'
import { isStory } from './plain-answer.ts'
import type { Settled } from './settle-remarks.ts'
import { isAllPraise, isAmiss, type Half, type Weighed } from './weigh-halves.ts'
import { weighScorn } from './weigh-scorn.ts'

/** A review with what was found in it. */
export interface Judged extends Settled, Weighed {
  request: ReplyRequest
  /** Of the review's language. */
  words: MatterWords
  /** Clauses on what somebody did for the writer. */
  kindness: readonly string[]
}

/** By stars and words together. Where they contradict each other and nothing is blamed, neither joy nor an apology fits. */
export function findBand(judged: Judged, { sentiment, isContradictory }: SentimentAnalysis): Band {
  const { stars, kindness } = judged
  if (stars === 3) return 'middling'
  if (stars < 3) return isBlaming(judged) || !isKind(judged) ? 'poor' : 'at-odds'
  if (isWeighed(judged)) return 'good'
  if (isMocking(judged)) return 'unclear'
  // Who tells of a kindness often begins with what was hard.
  if (kindness.length > 0 || isGrateful(judged)) return 'good'
  if (isDoubtfulPraise(judged)) return 'unclear'
  return !isContradictory && sentiment !== 'negative' ? 'good' : settleBand(judged)
}

/** Who recommends it, praises and then turns has weighed it: that is neither all praise nor mockery. */
export const isWeighed = ({ halves, request }: Judged) =>
  request.review.isRecommended === true &&
  request.review.rating === null &&
  halves.some(({ tone, isTurned }) => tone === 'praise' && !isTurned) &&
  halves.some(({ tone, isTurned, isReserved }) => isReserved || (isTurned && tone !== 'praise'))

/** With every star, and at some length. */
export const isGrateful = ({ stars, request, halves }: Judged) =>
  stars === 5 &&
  !halves.some(({ isReserved }) => isReserved) &&
  isStory(request.review.content ?? '') &&
  endsInThanks(request.review.content ?? '')

const isDoubtfulPraise = ({ stars, request }: Judged) => stars === 5 && mayBeMocked(request.review.content ?? '')

function settleBand(judged: Judged): Band {
  if (judged.stars === 5) return isPraise(judged) || !soundsAngry(judged) ? 'good' : 'unclear'
  return isBlaming(judged) || isAmiss(judged) ? 'middling' : 'unclear'
}

export const isBlaming = ({ matters, blame }: Settled) =>
  blame.length > 0 || matters.some(({ polarity }) => polarity === 'negative')
const isPraise = ({ praise, matters }: Settled) =>
  praise.length > 0 && !matters.some(({ polarity, certainty }) => polarity === 'negative' && certainty === 'outright')

/** Beyond the tone of a story with trouble in it. */
export const isOffended = (judged: Judged) => isMocking(judged) || ANGRY.test(judged.request.review.content ?? '')

/** Praise that is counted in weeks, or stands between quotation marks, is hardly meant. */
function isMocking({ request }: Judged): boolean {
  const content = request.review.content ?? ''
  return soundsMocking(content, COUNTED.test(content)) || isScornful(content)
}

const ANGRY =
  /(?<!\p{L})(?:never again|avoid|terrible|awful|horrible|worst|rude|disgusting|scam|rip-?off|disappoint\p{L}{2,6}|bad|nunca más|pésim[oa]|vergüenza|estafa|asco|(?<!ne )plus jamais(?= *[.!,]|$)|honte(?:ux)?|nul(?:le)?|arnaque|catastroph\p{L}{1,5}|nie wieder|frechheit|unverschämt\p{L}{0,3}|abzocke|katastroph\p{L}{1,4}|finger weg|poor|unacceptable|joke|not (?:good|happy|recommend)|(?:don't|do not|wouldn't) (?:go|bother|recommend))(?!\p{L})/iu
/** The English model takes every story with trouble in it for blame. */
function soundsAngry({ request, halves, pieces, words }: Judged): boolean {
  const content = request.review.content ?? ''
  if (halves.some(({ tone, isStrong }) => tone === 'praise' && isStrong)) return false
  const praised = pieces.filter(({ tone }) => tone === 'praise').length
  const isOutright = pieces.filter((piece) => piece.isOutright).length > praised
  return isOutright || ANGRY.test(content) || (namesFault(content, words) && praised === 0)
}

/** Money and minutes: who praises in earnest with one star does not count them. */
const COUNTED =
  /\p{Sc}|(?:\p{N}|(?<!\p{L})(?:two|three|four|five|six|ten|twenty|thirty|forty|an|half an|dos|tres|cuatro|cinco|media|una|deux|trois|quatre|cinq|demi|une|zwei|drei|vier|fünf|halbe|eine)) ?(?:euros?|dollars?|bucks|pounds|quid|minut\p{L}{1,3}|mins?|hours?|stunden?|heures?|horas?|days?|weeks?|months?|tagen?|wochen?|monaten?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?)(?!\p{L})/iu
/** Said to the end, and not of whoever likes to wait. */
const RECOMMENDED =
  /(?<!\p{L})(?<!not |n'|never |no |ne |nicht |kaum )(?:(?:highly|definitely|warmly|would) recommend(?:ed)?|je recommande(?: vivement| fortement| à 100 %)?|(?:muy|totalmente) recomendable|lo recomiendo|klare empfehlung|(?:absolut|sehr|nur) (?:zu )?empfehlen(?:swert)?)(?= *[.!]|\s*$)/iu
/** Praise that may be meant so: in mockery there is nearly always a word for what was wrong. */
function isKind(judged: Judged): boolean {
  const own = leaveOutStory(judged)
  const [content, words] = [own.content.replaceAll(DISTANCE, ' '), judged.words]
  const isPraised = own.halves.length > 0 && own.halves.every(({ tone }) => tone === 'praise')
  return (
    (isAllPraise(own, judged.kindness.length > 0) || isPlainlyKind(own) || meansAllStars(content)) &&
    (!COUNTED.test(content) || RECOMMENDED.test(content)) &&
    !soundsIronic(content) &&
    !isScornful(content) &&
    !isHardship(content) &&
    (isPraised || !namesFault(content, words))
  )
}

/** What it was like before, or elsewhere, or was feared to be: no blame of those who are written to. */
const BACKGROUND =
  /(?<!\p{L})(?:(?:out of|my|pure|years of|such a|huge) (?:\p{L}{1,8} )?(?:fear|phobia|anxiety|dread)|put (?:it |this )?off (?:the|going|seeing|visiting|my)|(?:was|were|am|always been|so|absolutely|been) (?:\p{L}{1,8} )?(?:terrified|scared|petrified|afraid|dreading|nervous) (?:of|about|to)|(?:at |from |with )?(?:three |two |several |many |all )?other (?:places|dentists|garages|salons|firms|vets|companies|shops) (?:had|said|told|failed|gave|turned|refused|couldn't)|no pain(?! relief)|painless|didn't (?:hurt|feel a thing)|not even the needle|(?:would(?:n't| not)|never) go anywhere else|(?:me daba|tenía|años de|por|mucho|auténtico) (?:\p{L}{1,8} )?(?:miedo|pánico|terror|fobia)|otros (?:talleres|sitios|dentistas|médicos|fisios) (?:me|no|habían|decían)|(?:sin|ningún|nada de) dolor|no me (?:dolió|enteré)|no (?:voy|iría) a otr[oa]|no (?:lo|la|los|las|os) cambi(?:o|aría|amos) por|(?:would(?:n't| not)|never) (?:swap|change) (?:them|it|her|him) for|(?:j'avais|avais|par|une|très|ma|grosse|de la) (?:\p{L}{1,8} )?(?:peur|phobie|angoisse|trouille)(?: (?:du|de|des|bleue))?|d'autres (?:garages|dentistes|salons|médecins) (?:m'|n'|avaient)\p{L}{0,8}|(?:sans|aucune) douleur|pas eu mal|rien senti|n'irai (?:plus )?(?:nulle part )?ailleurs|(?:aus|vor|große|solche|panische|meine|jahrelang|riesige) (?:\p{L}{1,10} )?(?:angst|panik|zahnarztangst)|andere (?:werkstätten|praxen|ärzte|firmen|zahnärzte) (?:hatten|haben|wollten|sagten)|(?:keine|ohne|null) schmerzen|nichts (?:gespürt|gemerkt)|hat (?:gar |überhaupt )?nicht weh ?getan|nirgendwo anders|nie mehr woanders)(?!\p{L})/iu
/** What was done for the writer, or comes of it, without a word of praise. */
const DEEDS =
  /(?<!(?:never|not|n't|nobody|no one|nadie|no|nunca|jamais|personne|nie|niemand|nicht) (?:\p{L}{1,9} )?)(?<!\p{L})(?:(?:talked|walked|guided) (?:me|us|him|her) through|explained (?:every|each|everything|it all)|put (?:me|us) at ease|took (?:the|his|her|their) time|(?:already |have )?booked (?:my|our|in) (?:\p{L}{1,8} )?(?:family|mum|mom|dad|wife|husband|kids|sister|brother|son|daughter|next)|me (?:explicó|fue explicando) (?:todo|cada)|se tomó su tiempo|ya (?:he reservado|tengo cita)|(?:m'a |a )tout expliqué|a pris (?:le|son) temps|déjà (?:pris rendez-vous|réservé)|hat (?:mir |uns )?(?:alles|jeden schritt) (?:\p{L}{1,9} )?erklärt|sich (?:\p{L}{1,6} )?zeit genommen|(?:schon|bereits) (?:\p{L}{1,9} ){0,4}angemeldet)(?!\p{L})/iu
/** Only where something is left that is said of the business. */
function leaveOutStory(judged: Judged): Judged & { content: string } {
  const content = (judged.request.review.content ?? '').replaceAll(/[’‘]/g, "'")
  const read = ({ start, end }: Half) => content.slice(start, end)
  const keep = (all: readonly Half[]) =>
    all
      .filter((half) => !BACKGROUND.test(read(half)))
      .map((half): Half => (DEEDS.test(read(half)) && !half.isOutright ? { ...half, tone: 'praise' } : half))
  const [halves, pieces] = [keep(judged.halves), keep(judged.pieces)]
  if (halves.length === judged.halves.length || halves.length === 0) return { ...judged, content }
  return { ...judged, halves, pieces, content: halves.map(read).join(' ') }
}

/** How near something is. */
const DISTANCE =
  /(?:a |à )?(?:\p{N}{1,3}|two|three|five|ten|dos|tres|cinco|diez|deux|trois|cinq|dix|zwei|drei|fünf|zehn) (?:min(?:s|utes?|utos?|uten)?|metres|meters|metros|mètres|meter) (?:walk|away|from|on foot|de |del |à pied|zu fuß|vom|von|bis zum)|(?:in|within|under|dans|dentro de|en|innerhalb von|binnen) (?:only |just |nur |solo |sólo |seulement |à peine |gerade mal )?(?:\p{N}{1,2}|an?|one|two|three|four|five|six|una?|dos|tres|cuatro|cinco|seis|une|deux|trois|quatre|cinq|six|eine[rm]?|zwei|drei|vier|fünf|sechs) (?:hours?|days?|weeks|months|minutes|horas?|días?|semanas|meses|minutos|heures?|jours?|semaines|mois|minutes|stunden?|tage?n?|wochen|monaten|minuten)/giu

/** Good of its kind, and spoken of by its name: whoever mocks keeps to what is said of any business. */
const OF_ANY: readonly Topic[] = ['service', 'quality', 'atmosphere', 'manager', 'reply']
const MEANT: readonly Praised[] = [
  'delicious',
  'clean',
  'painless',
  'atEase',
  'friendly',
  'children',
  'child',
  'pet',
  'fair',
]
const MOCKING =
  /["“„«…]|\.\.\.|(?<!\p{L})(?:bravo|wow|chapeau|chapó|well done|hats off|congratulations|masterclass|keep it up|what a (?:service|team|performance|joke)|enhorabuena|felicidades|seguid así|sigan así|qué (?:servicio|profesional\p{L}{0,5})|félicitations|continuez|quel(?:le)? (?:service|professionnalisme|équipe|accueil)|glückwunsch|respekt|hut ab|weiter so|großes kino|was für ein|(?:thanks|thank you|gracias|merci|dank|danke) (?:for|por|pour|für) (?:nothing|everything|all|nada|todo|rien|tout|nichts|alles))(?!\p{L})/iu
/** Who speaks of them has given them on purpose. */
const OF_STARS =
  /(?<!\p{L})(?:\p{L}{2,6}-)?(?:reviews?|stars?|ratings?|reseñas?|estrellas?|valoraci(?:ón|ones)|étoiles?|avis|bewertung(?:en)?|sterne?n?)(?!\p{L})/iu
/** What was ready on one and wanted on another. */
const WEEKDAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?!\p{L})/giu
/** Of a review that was judged as if it had every star: whether its praise is hardly mockery. */
export function isMeantSo({ request, matters, praise, kindness }: Judged): boolean {
  const content = (request.review.content ?? '').replaceAll(/[’‘]/g, "'")
  const isNamed =
    matters.some(({ topic, polarity }) => polarity === 'positive' && !OF_ANY.includes(topic)) ||
    praise.some(({ key }) => MEANT.includes(key)) ||
    kindness.length > 0 ||
    isComingBack(content)
  const isTwoDays = new Set(content.toLowerCase().match(WEEKDAY)).size > 1
  const isOfStars = OF_STARS.test(content) && !meansAllStars(content)
  return (
    isNamed && !isTwoDays && !isOfStars && !MOCKING.test(content) && !mayBeMocked(content) && weighScorn(content) === 0
  )
}

const ALL_STARS =
  /(?<!(?:would|if|not|n't|zero|wish|deserv\p{L}{0,2}|from|instead of|si|serían|no|non|pas|wenn|wären|statt|keine) (?:\p{L}{1,9} ){0,4})(?<![\p{L}\p{N}])(?:five|5|cinco|cinq|fünf) (?:stars?|estrellas|étoiles|sterne)(?! (?:if|si|wenn|for the|por el morro|für die frechheit))|(?<!\p{N})(?:5\/5|10\/10)/iu
/** So many are given in words, with thanks behind them. */
const meansAllStars = (content: string) =>
  ALL_STARS.test(content) && endsInThanks(content) && weighScorn(content) < 1 && !ANGRY.test(content)

const MOSTLY_PRAISE = 0.5
const FEWEST_SIGNS_OF_PRAISE = 2
/** Praise with nothing against it, though not each word of it praises. */
function isPlainlyKind({ pieces, content }: Judged & { content: string }): boolean {
  const count = (kept: typeof pieces) => kept.reduce((sum, piece) => sum + piece.words, 0)
  const praised = pieces.filter(({ tone }) => tone === 'praise')
  const isAgainst = ({ tone, isStrong, isOutright, isTurned, isDoubtful, isReserved }: (typeof pieces)[number]) =>
    isOutright || isDoubtful || isReserved || (tone === 'blame' && isStrong) || (isTurned && tone !== 'praise')
  const signs = [
    praised.some(({ isStrong }) => isStrong),
    praised.length > 1,
    endsInThanks(content),
    isComingBack(content),
  ]
  return (
    !pieces.some(isAgainst) &&
    !tellsOfFailure(content) &&
    !ANGRY.test(content) &&
    count(praised) >= count(pieces) * MOSTLY_PRAISE &&
    signs.filter(Boolean).length >= FEWEST_SIGNS_OF_PRAISE
  )
}
