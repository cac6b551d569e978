import { expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'

it('short words keep the largest size on one line', () => {
  expect(fitLines('Tell us', { width: 100, height: 20 }, 10)).toEqual({ lines: ['Tell us'], size: 10 })
})

it('long ones take several lines, and no word is lost', () => {
  const text = 'Gasthaus und Pension Zum Goldenen Hirschen am Marktplatz'
  const { lines, size } = fitLines(text, { width: 40, height: 20 }, 12)

  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length * size * 1.25).toBeLessThanOrEqual(20)
})

it('ends where there is no room at all', () => {
  expect(fitLines('x'.repeat(500), { width: 5, height: 2 }, 4).size).toBeGreaterThan(0)
})
