import { foldText } from '../text/fold-text.ts'
import type { SpeechActs } from './acts/speech-acts.ts'

const BREAK = /[;:–—()]|\s-\s/
const SOFT_BREAK = /,\s*|\s+/g

/** The statements of a sentence: parted where one ends for good, and where another somebody begins to do something. */
export function splitClauses(sentence: string, { joint, start }: SpeechActs): string[] {
  return foldText(sentence)
    .split(BREAK)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => splitAt(part, { joint, start }))
}

function splitAt(part: string, { joint, start }: Pick<SpeechActs, 'joint' | 'start'>): string[] {
  const clauses: string[] = []
  let from = 0
  for (const gap of part.matchAll(SOFT_BREAK)) {
    const at = gap.index + gap[0].length
    const isJoined = gap[0].startsWith(',') || endsWith(part.slice(from, gap.index), joint)
    if (!isJoined || !start.test(part.slice(at))) continue
    clauses.push(part.slice(from, gap.index))
    from = at
  }
  return [...clauses, part.slice(from)].filter((clause) => /\p{L}/u.test(clause))
}

function endsWith(text: string, joint: RegExp): boolean {
  const [lastTwo = ''] = /(?:\S+\s)?\S+$/.exec(text) ?? []
  return new RegExp(String.raw`(?:${joint.source})$`, 'u').test(lastTwo)
}
