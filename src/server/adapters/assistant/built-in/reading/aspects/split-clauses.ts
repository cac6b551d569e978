import { listWords } from '../lexicon/polarity-lexicon.ts'
import { NO_BREAK, SENTENCE_END, type Words } from '../model/split-words.ts'

/** Words from `from` to before `to` that say one thing. */
export interface Clause {
  from: number
  to: number
  /** Counts the sentences. */
  sentence: number
  /** Turns against what was said before. */
  isContrast: boolean
}

const CONTRASTS = listWords(
  `but however although though while yet except unfortunately despite
    pero aunque sino salvo excepto lastima mais cependant malgre sauf dommage
    aber jedoch obwohl allerdings leider ausser`,
)

export function splitClauses({ words, breaks }: Words): Clause[] {
  const clauses: Clause[] = []
  let sentence = 0
  let from = 0
  for (let at = 1; at <= words.length; at += 1) {
    const isContrast = CONTRASTS.has(words[at] ?? '')
    if (at < words.length && breaks[at] === NO_BREAK && !isContrast) continue
    clauses.push({ from, to: at, sentence, isContrast: CONTRASTS.has(words[from] ?? '') })
    if (breaks[at] === SENTENCE_END) sentence += 1
    from = at
  }
  return clauses
}
