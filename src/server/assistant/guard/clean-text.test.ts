import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it.each([
  ['zero-width characters', 'c\u200Bo\u200Cl\u200Dd\uFEFF', 'cold'],
  ['tags', 'cold\u{E0069}\u{E0067}\u{E007F}', 'cold'],
  ['directions', '\u202Ecold\u202C \u2066soup\u2069\u061C', 'cold soup'],
  ['soft hyphens', 'co\u00ADld', 'cold'],
  ['variation selectors', 'c\uFE01old\u{E0101}', 'cold'],
  ['fillers', 'cold\u3164\u115F\u2800\u034F', 'cold'],
  ['control characters', 'co\u0000l\u001Bd\u0007', 'cold'],
  ['halves of characters', 'cold\uD800', 'cold\uFFFD'],
  ['private characters', 'cold\uE000', 'cold'],
  ['towers of marks', 'c\u0335\u0336\u0337\u0338\u0339old', 'c\u0335\u0336\u0337old'],
])('takes out %s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

it.each([
  ['emoji of several parts', 'Yum 👩‍🍳 ❤️ 👍🏽'],
  ['line breaks and tabs', 'one\n\ttwo'],
  ['letters of all the world', 'Köstlich, señor: très bon, очень вкусно, 很好吃, لذيذ'],
])('leaves %s alone', (_what, text) => {
  expect(cleanText(text)).toBe(text)
})

it('spells in one way', () => {
  expect(cleanText('cafe\u0301\r\n\u00A0a\u2028b')).toBe('café\n a\nb')
})

it('caps the length, never within a character, and changes nothing the second time', () => {
  expect(cleanText('ab👍', 3)).toBe('ab')
  const twice = cleanText(cleanText('c\u200Bo\u202Eld '.repeat(5000)))
  expect(twice).toBe(cleanText('c\u200Bo\u202Eld '.repeat(5000)))
})
