import bidiFactory, { type Bidi } from 'bidi-js'

/** Before a line, they tell which way its paragraph runs; they are not drawn. */
export const RIGHT_TO_LEFT_MARK = '\u200F'
const LEFT_TO_RIGHT_MARK = '\u200E'

const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Arabic letters that stand together, whose shapes depend on each other; or anything else. */
const JOINED =
  /(?<joined>[[\p{sc=Arab}&&\p{L}]\u0640][[\p{sc=Arab}&&\p{L}]\u0640\p{Mn}]*)|[^[\p{sc=Arab}&&\p{L}]\u0640]+/gv
/** What people see as one sign, such as a family of emoji or a letter with its accents. */
const SIGNS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export interface Sign {
  text: string
  isJoined: boolean
}

interface LevelledSign extends Sign {
  /** Odd from right to left; what is within it is higher. */
  level: number
}

let known: Bidi | undefined
const bidi = () => (known ??= bidiFactory())

export const splitSigns = (text: string): string[] => Array.from(SIGNS.segment(text), ({ segment }) => segment)

/** Nothing where there is only one way to run. */
export function directionMark(paragraph: string): string {
  if (!RIGHT_TO_LEFT.test(paragraph)) return ''
  const [first] = bidi().getEmbeddingLevels(paragraph).paragraphs
  return first?.level === 1 ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK
}

/** The signs of a line from left to right, as they are seen. */
export function orderSigns(line: string): Sign[] {
  if (!RIGHT_TO_LEFT.test(line)) return splitSigns(line).map((text) => ({ text, isJoined: false }))
  const { levels } = bidi().getEmbeddingLevels(line)
  const signs = [...line.matchAll(JOINED)].flatMap(({ 0: text, index, groups }) =>
    groups?.['joined'] === undefined
      ? levelSigns(text, levels.subarray(index))
      : [{ text, isJoined: true, level: levels[index] ?? 0 }],
  )
  return reorder(signs)
}

function levelSigns(text: string, levels: Uint8Array): LevelledSign[] {
  return Array.from(SIGNS.segment(text), ({ segment, index }) => {
    const level = levels[index] ?? 0
    const mirrored = level % 2 === 1 ? bidi().getMirroredCharacter(segment) : null
    return { text: mirrored ?? segment, isJoined: false, level }
  })
}

/** Whatever is at a level or above it is turned round as one, from the highest level down. */
function reorder(signs: LevelledSign[]): LevelledSign[] {
  const highest = signs.reduce((most, { level }) => Math.max(most, level), 0)
  let ordered = signs
  for (let level = highest; level > 0; level -= 1) {
    const turned: LevelledSign[] = []
    let run: LevelledSign[] = []
    for (const sign of ordered) {
      if (sign.level >= level) {
        run.push(sign)
        continue
      }
      turned.push(...run.toReversed(), sign)
      run = []
    }
    ordered = [...turned, ...run.toReversed()]
  }
  return ordered
}
