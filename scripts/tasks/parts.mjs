// Shows the box of interface parts at /parts, on throw-away data, until it is stopped.
// Usage: npm run parts [-- --port=4000]
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../build-web.mjs'
import { REPOSITORY } from '../setup/places.mjs'
import { readConfig } from '../../src/server/kernel/config/config.ts'
import { createLog } from '../../src/server/kernel/log/log.ts'
import { startProduct } from '../../src/server/product/start-product.ts'
import { option } from './demo-product.mjs'

const webDir = join(REPOSITORY, 'dist/parts-web')
await buildWeb({ folder: webDir, hasParts: true })

const [port] = option('port', ['0'])
const dataDir = await mkdtemp(join(tmpdir(), 'goodword-parts-'))
const config = readConfig({ PORT: port, DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000' })
const product = await startProduct(config, { say: () => undefined, log: createLog('warn'), webDir })
console.log(`The parts are at ${product.url}/parts`)

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await product.stop()
await rm(dataDir, { recursive: true, force: true })
