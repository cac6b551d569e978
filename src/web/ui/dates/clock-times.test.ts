import { expect, it } from 'vitest'
import { clockTimes } from './time-picker.tsx'

it('steps through the day', () => {
  expect(clockTimes(360)).toEqual(['00:00', '06:00', '12:00', '18:00'])
  expect(clockTimes(15)).toHaveLength(96)
})

it('keeps a time between the steps in its place', () => {
  expect(clockTimes(720, '13:37')).toEqual(['00:00', '12:00', '13:37'])
  expect(clockTimes(720, '12:00')).toEqual(['00:00', '12:00'])
})
