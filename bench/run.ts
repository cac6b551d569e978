// Speed as ratios within one run. Usage: npm run bench
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchActivityList } from './activity-list.ts'
import { benchSignIn } from './sign-in.ts'
import { benchStart } from './start.ts'
import { benchSync } from './sync.ts'
import { printTable, type BenchRow } from './table.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-bench-'))
const rows: BenchRow[] = []
try {
  rows.push(...(await benchStart(dataDir)))
  rows.push(...(await benchSignIn(dataDir)))
  rows.push(...(await benchActivityList(dataDir)))
  rows.push(...(await benchSync(dataDir)))
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
printTable(rows)
