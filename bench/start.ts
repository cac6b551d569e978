import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { runProduct } from '#testing/running-product.ts'
import { median, type BenchRow } from './table.ts'

const PRELOADED = new URL('../scripts/setup/resolve-sources.mjs', import.meta.url)

/**
 * A start on data that is there already, as `npm start` makes it with its second one, from the process's birth to its readiness,
 * beside Node starting and doing nothing.
 */
export async function benchStart(dataDir: string): Promise<BenchRow[]> {
  const environment = {
    PORT: '29112',
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    NODE_OPTIONS: `--import=${PRELOADED.href}`,
  }
  await (await runProduct(environment)).signal('SIGTERM')
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const emptyAt = performance.now()
    execFileSync(process.execPath, ['-e', '0'])
    floor.push(performance.now() - emptyAt)
    const startedAt = performance.now()
    const product = await runProduct(environment)
    ours.push(performance.now() - startedAt)
    await product.signal('SIGTERM')
  }
  return [
    { work: 'second start to ready', ours: median(ours), floor: median(floor), unit: 'ms', goal: 'under 3000 ms' },
  ]
}
