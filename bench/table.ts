export interface BenchRow {
  work: string
  ours: number
  floor: number
  unit: 'ms' | 'requests/s' | 'jobs/s' | 'reviews/s' | 'messages/s' | 'events/s' | 'MB'
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
