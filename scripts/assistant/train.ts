// Learns the weights of the built-in analysis from REVIEW_DATA and writes them. Usage: npm run assistant:train
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { encodeWeights, WEIGHTS_FILE } from '#server/assistant/analysis/weights.ts'
import { hasReviewData, NO_REVIEW_DATA } from './review-data.ts'
import { readTrainingRows, trainWeights } from './train-weights.ts'

if (!hasReviewData) throw new Error(`Nothing to learn from: ${NO_REVIEW_DATA}`)
const rows = readTrainingRows()
const bytes = encodeWeights(trainWeights(rows))
writeFileSync(WEIGHTS_FILE, bytes)
const digest = createHash('sha256').update(bytes).digest('hex')
console.log(`${rows.length} texts, ${bytes.length} bytes, sha256 ${digest}`)
