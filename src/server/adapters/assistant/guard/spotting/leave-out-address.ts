import { foldText } from '../text/fold-text.ts'
import { splitSentences } from '../text/sentences.ts'
import { ADDRESS_PATTERNS } from './address-patterns.ts'
import { holdsInstructions } from './spot-instructions.ts'

export interface PlainReview {
  /** What it says of the business; what an engine is given. */
  plain: string
  /** What it says to whoever answers. */
  address: string
}

/** Parts a review in what it tells and what it wants to be answered. People see it whole all the same. */
export function leaveOutAddress(review: string): PlainReview {
  const sentences = splitSentences(review)
  const told = sentences.filter((sentence) => !isAddressed(sentence))
  if (told.length === sentences.length && !holdsInstructions(review)) return { plain: review, address: '' }
  const plain = told.join(' ')
  if (told.length === sentences.length || holdsInstructions(plain)) return { plain: '', address: review }
  return { plain, address: sentences.filter(isAddressed).join(' ') }
}

function isAddressed(sentence: string): boolean {
  const folded = foldText(sentence)
  return ADDRESS_PATTERNS.some((pattern) => pattern.test(folded)) || holdsInstructions(sentence)
}
