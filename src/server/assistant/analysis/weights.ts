import { BUCKETS, MEASURES } from './features.ts'

export const WEIGHTS_FILE = new URL('./sentiment-weights.bin', import.meta.url)

/** Two heads: good against the rest, and bad against the rest. */
export const HEADS = 2

export interface Weights {
  /** What a step of the small whole numbers is worth, by head. */
  scales: Float32Array
  /** Head after head. */
  measures: Float32Array
  /** Head after head. */
  buckets: Int8Array
  /** Words of a general list, by how good or bad they are. */
  lexicon: ReadonlyMap<string, number>
}

const NAME = 'GWREAD01'
const HEADER = NAME.length + 4 * (HEADS + HEADS * MEASURES)
/** Tenths, in the file. */
const LEXICON_STEP = 10

export function encodeWeights({ scales, measures, buckets, lexicon }: Weights): Uint8Array {
  const words = [...lexicon].map(([word, strength]) => `${word} ${Math.round(strength * LEXICON_STEP)}`).join('\n')
  const text = new TextEncoder().encode(words)
  const bytes = new Uint8Array(HEADER + buckets.length + text.length)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(NAME))
  const numbers = [...scales, ...measures]
  numbers.forEach((number, index) => view.setFloat32(NAME.length + 4 * index, number, true))
  bytes.set(new Uint8Array(buckets.buffer, buckets.byteOffset, buckets.length), HEADER)
  bytes.set(text, HEADER + buckets.length)
  return bytes
}

export function decodeWeights(bytes: Uint8Array): Weights {
  const name = new TextDecoder().decode(bytes.subarray(0, NAME.length))
  if (name !== NAME) throw new Error(`These are no weights of this program: ${name}`)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const numbers = Float32Array.from({ length: HEADS + HEADS * MEASURES }, (_none, index) =>
    view.getFloat32(NAME.length + 4 * index, true),
  )
  const end = HEADER + HEADS * BUCKETS
  return {
    scales: numbers.subarray(0, HEADS),
    measures: numbers.subarray(HEADS),
    buckets: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER, HEADS * BUCKETS),
    lexicon: readLexicon(new TextDecoder().decode(bytes.subarray(end))),
  }
}

function readLexicon(text: string): Map<string, number> {
  return new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [word = '', tenths = ''] = line.split(' ')
      return word === '' ? [] : [[word, Number(tenths) / LEXICON_STEP]]
    }),
  )
}
