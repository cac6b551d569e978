import { startEmbeddedPostgres } from '../start-embedded.ts'

// A process of its own that a test can kill. It answers with one line of JSON and lets go when its input ends.
const [dataDir = ''] = process.argv.slice(2)
const database = await startEmbeddedPostgres({ dataDir, say: () => undefined })
process.stdout.write(`${JSON.stringify(database)}\n`)
process.stdin.resume().once('end', () => void database.stop())
