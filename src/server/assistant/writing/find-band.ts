import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReplyRequest } from '#server/assistant/port.ts'
import { soundsIronic, soundsMocking } from './find-caution.ts'
import { endsInThanks, isScornful, mayBeMocked, tellsOfFailure } from './find-mockery.ts'
import { namesFault, type MatterWords } from './find-matters.ts'
import type { Band } from './phrase-book.ts'
import { isComingBack, isStory } from './plain-answer.ts'
import type { Settled } from './settle-remarks.ts'
import { isAllPraise, isAmiss, type Weighed } from './weigh-halves.ts'
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
  if (isMocking(judged)) return 'unclear'
  // Who tells of a kindness often begins with what was hard.
  if (kindness.length > 0 || isGrateful(judged)) return 'good'
  if (isDoubtfulPraise(judged)) return 'unclear'
  return !isContradictory && sentiment !== 'negative' ? 'good' : settleBand(judged)
}

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
  const [content, words] = [(judged.request.review.content ?? '').replaceAll(DISTANCE, ' '), judged.words]
  const isPraised = judged.halves.every(({ tone }) => tone === 'praise')
  return (
    (isAllPraise(judged, judged.kindness.length > 0) || isPlainlyKind(judged) || meansAllStars(content)) &&
    (!COUNTED.test(content) || RECOMMENDED.test(content)) &&
    !soundsIronic(content) &&
    !isScornful(content) &&
    (isPraised || !namesFault(content, words))
  )
}

/** How near something is. */
const DISTANCE =
  /(?:a |à )?(?:\p{N}{1,3}|two|three|five|ten|dos|tres|cinco|diez|deux|trois|cinq|dix|zwei|drei|fünf|zehn) (?:min(?:s|utes?|utos?|uten)?|metres|meters|metros|mètres|meter) (?:walk|away|from|on foot|de |del |à pied|zu fuß|vom|von|bis zum)|(?:in|dans|dentro de) (?:\p{N}{1,2}|two|three|four|six|dos|tres|seis|deux|trois|six|zwei|drei|vier|sechs) (?:weeks|months|semanas|meses|semaines|mois|wochen|monaten)/giu

const ALL_STARS =
  /(?<!(?:would|if|not|n't|zero|wish|deserv\p{L}{0,2}|from|instead of|si|serían|no|non|pas|wenn|wären|statt|keine) (?:\p{L}{1,9} ){0,4})(?<![\p{L}\p{N}])(?:five|5|cinco|cinq|fünf) (?:stars?|estrellas|étoiles|sterne)(?! (?:if|si|wenn|for the|por el morro|für die frechheit))|(?<!\p{N})(?:5\/5|10\/10)/iu
/** So many are given in words, with thanks behind them. */
const meansAllStars = (content: string) =>
  ALL_STARS.test(content) && endsInThanks(content) && weighScorn(content) < 1 && !ANGRY.test(content)

const MOSTLY_PRAISE = 0.5
const FEWEST_SIGNS_OF_PRAISE = 2
/** Praise with nothing against it, though not each word of it praises. */
function isPlainlyKind({ pieces, request }: Judged): boolean {
  const content = request.review.content ?? ''
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
