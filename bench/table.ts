export interface BenchRow {
  work: string
  ours: number
  floor: number
  unit: 'ms' | 'requests/s' | 'reviews/s' | 'MB'
  /** What the ratio of ours to the floor should be. */
  goal: string
}

export function printTable(rows: readonly BenchRow[]): void {
  for (const row of rows) {
    const ratio = row.ours / row.floor
    console.log(
      `${row.work}: ${row.ours.toFixed(1)} ${row.unit}, floor ${row.floor.toFixed(1)}, ratio ${ratio.toFixed(2)} (goal ${row.goal})`,
    )
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export interface Target {
  /** Where each request of it goes to another place, it is asked anew. */
  url: string | (() => string)
  headers: Record<string, string>
}

const ROUND_MS = 700

/** Good answers a second, with so many asking at a time. */
export async function measureSpeed({ url, headers }: Target, connections: number): Promise<number> {
  const until = performance.now() + ROUND_MS
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const response = await fetch(typeof url === 'string' ? url : url(), { headers, redirect: 'manual' })
        await response.arrayBuffer()
        if (response.status < 400) count += 1
      }
    }),
  )
  return count / (ROUND_MS / 1000)
}
