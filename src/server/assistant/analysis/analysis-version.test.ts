import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasReviewData, NO_REVIEW_DATA } from '../../../../scripts/assistant/review-data.ts'
import { readTrainingRows, trainWeights } from '../../../../scripts/assistant/train-weights.ts'
import { decodeWeights, encodeWeights, WEIGHTS_FILE } from './weights.ts'
import { WEIGHTS_DIGEST } from './read-review.ts'

const committed = readFileSync(WEIGHTS_FILE)

describe('the weights', () => {
  it('are those of the version: with others, raise ANALYSIS_VERSION and write their digest beside it', () => {
    expect(createHash('sha256').update(committed).digest('hex')).toBe(WEIGHTS_DIGEST)
  })

  it('are less than a megabyte', () => {
    expect(committed.byteLength).toBeLessThan(1_000_000)
  })

  it('are written as they are read', () => {
    expect(Buffer.compare(encodeWeights(decodeWeights(committed)), committed)).toBe(0)
  })

  it('are told from other files', () => {
    expect(() => decodeWeights(new Uint8Array(100))).toThrow('no weights')
  })
})

describe.skipIf(!hasReviewData)(`training${hasReviewData ? '' : ` (skipped: ${NO_REVIEW_DATA})`}`, () => {
  it('gives the committed weights to the last bit', () => {
    expect(Buffer.compare(encodeWeights(trainWeights(readTrainingRows())), committed)).toBe(0)
  })
})
