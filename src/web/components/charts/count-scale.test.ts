import { expect, it } from 'vitest'
import { listTicks } from './count-scale.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [83, [0, 50, 100]],
  [1_000_000, [0, 500_000, 1_000_000]],
])('counts up to %i are read at %j', (most, ticks) => {
  expect(listTicks(most)).toEqual(ticks)
})
