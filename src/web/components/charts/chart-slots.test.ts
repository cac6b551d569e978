import { expect, it } from 'vitest'
import { centreOf, slotsFor, stepAt } from './chart-slots.ts'

it.each([1, 2, 7, 30, 200])('each of %i steps is found where it stands', (stepCount) => {
  const slots = slotsFor(stepCount)
  const steps = Array.from({ length: stepCount }, (_, step) => step)

  expect(steps.map((step) => stepAt(slots, centreOf(slots, step), stepCount))).toEqual(steps)
})

it('a single step stands in the middle and is found from either edge', () => {
  const slots = slotsFor(1)

  expect(centreOf(slots, 0)).toBe(0.5)
  expect([stepAt(slots, 0, 1), stepAt(slots, 1, 1)]).toEqual([0, 0])
})
