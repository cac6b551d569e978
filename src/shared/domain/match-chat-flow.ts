import { foldWords } from './search-words.ts'

/** Fewer letters make other words of a wrong one. */
const FORGIVEN = /^\p{L}{4,}$/u

/** As they are compared: whatever the case and the accents. */
export const listWords = (text: string): string[] =>
  foldWords(text)
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** One wrong, missing or additional letter, or two that changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)]
  if (short.length < long.length) return restOfShort === restOfLong.slice(1)
  if (restOfShort.slice(1) === restOfLong.slice(1)) return restOfShort !== ''
  return (
    restOfShort.slice(2) === restOfLong.slice(2) && restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0]
  )
}

interface FoundWords {
  /** Where among the words of the text they begin. */
  at: number
  /** Letters of the text that they take. */
  length: number
  isExact: boolean
}

/** Where a text says these words in a row; to the letter before nearly so. Both as `listWords` gives them. */
export function findWords(text: readonly string[], sought: readonly string[]): FoundWords | undefined {
  if (sought.length === 0) return undefined
  const found: FoundWords[] = []
  for (let at = 0; at + sought.length <= text.length; at += 1) {
    const said = text.slice(at, at + sought.length)
    const isExact = said.every((word, index) => word === sought[index])
    if (!isExact && !said.every((word, index) => isAlike(word, sought[index] ?? ''))) continue
    found.push({ at, length: said.join(' ').length, isExact })
  }
  return found.toSorted(byFit)[0]
}

const isAlike = (said: string, sought: string) =>
  said === sought || (FORGIVEN.test(sought) && FORGIVEN.test(said) && isOneLetterOff(said, sought))

const byFit = (one: Omit<FoundWords, 'at'>, other: Omit<FoundWords, 'at'>) =>
  other.length - one.length || Number(other.isExact) - Number(one.isExact)

interface Answering {
  isEnabled: boolean
  triggers: readonly string[]
}

export interface FlowMatch<Flow extends Answering> {
  flow: Flow
  trigger: string
  /** The trigger stands there to the letter. */
  isExact: boolean
}

/** All flows that have an answer, the one that gives it first: whose trigger takes most of the text. Of equals, the first. */
export function matchFlows<Flow extends Answering>(flows: readonly Flow[], text: string): FlowMatch<Flow>[] {
  const said = listWords(text)
  const fits = flows
    .filter(({ isEnabled }) => isEnabled)
    .flatMap((flow) => {
      const [best] = flow.triggers
        .flatMap((trigger) => {
          const found = findWords(said, listWords(trigger))
          return found ? [{ flow, trigger, ...found }] : []
        })
        .toSorted(byFit)
      return best ? [best] : []
    })
  return fits.toSorted(byFit).map(({ flow, trigger, isExact }) => ({ flow, trigger, isExact }))
}
