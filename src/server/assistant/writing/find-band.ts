import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReplyRequest } from '#server/assistant/port.ts'
import { soundsIronic, soundsMocking } from './find-caution.ts'
import { endsInThanks, isScornful, mayBeMocked } from './find-mockery.ts'
import { namesFault, type MatterWords } from './find-matters.ts'
import type { Band } from './phrase-book.ts'
import { isStory } from './plain-answer.ts'
import type { Settled } from './settle-remarks.ts'
import { isAllPraise, isAmiss, type Weighed } from './weigh-halves.ts'

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
export const isGrateful = ({ stars, request }: Judged) =>
  stars === 5 && isStory(request.review.content ?? '') && endsInThanks(request.review.content ?? '')

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
  const [content, words] = [judged.request.review.content ?? '', judged.words]
  const isPraised = judged.halves.every(({ tone }) => tone === 'praise')
  return (
    isAllPraise(judged, judged.kindness.length > 0) &&
    (!COUNTED.test(content) || RECOMMENDED.test(content)) &&
    !soundsIronic(content) &&
    (isPraised || !namesFault(content, words))
  )
}
