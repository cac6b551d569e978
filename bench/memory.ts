import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { BenchRow } from './table.ts'

const MEGABYTE = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

export interface Look {
  /** All that the process has of the machine. */
  resident: number
  /** What is left of it after a collection. */
  held: number
}

export function lookAtMemory(): Look {
  const resident = process.memoryUsage.rss() / MEGABYTE
  collectGarbage()
  return { resident, held: process.memoryUsage().heapUsed / MEGABYTE }
}

/** The most that was seen later, beside the first look. */
export function compareMemory(looks: readonly Look[], beside: string): BenchRow[] {
  const [first, ...later] = looks
  const most = (figure: keyof Look) => ({
    ours: Math.max(...later.map((look) => look[figure])),
    floor: first?.[figure] ?? Number.NaN,
  })
  return [
    { work: `memory of the process ${beside}`, ...most('resident'), unit: 'MB', goal: 'under 1.3' },
    { work: `memory held ${beside}`, ...most('held'), unit: 'MB', goal: 'under 1.1' },
  ]
}
