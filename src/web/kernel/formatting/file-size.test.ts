import { expect, it } from 'vitest'
import { toFileSize } from './file-size.ts'

it.each([
  [0, 0, 'byte'],
  [999, 999, 'byte'],
  [1000, 1, 'kilobyte'],
  [118_400, 118, 'kilobyte'],
  [4_250_000, 4.3, 'megabyte'],
])('tells %i bytes as %d %s', (bytes, value, unit) => {
  expect(toFileSize(bytes)).toEqual({ value, unit })
})
