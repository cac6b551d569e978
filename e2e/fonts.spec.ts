import { expect, test } from './journey.ts'

/** How much of a drawn text is ink, and whether any of it has a colour. */
const DRAW = `(text) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 })
  const pen = canvas.getContext('2d')
  pen.font = '48px sans-serif'
  pen.fillText(text, 8, 60)
  const { data } = pen.getImageData(0, 0, 80, 80)
  const dots = Array.from({ length: 6400 }, (_, at) => data.slice(at * 4, at * 4 + 4)).filter(([, , , ink]) => ink > 128)
  return { image: canvas.toDataURL(), isColoured: dots.some(([red, green, blue]) => Math.max(red, green, blue) - Math.min(red, green, blue) > 40) }
}`

// Without a font for it a character is an empty box, the same for each: screenshots would prove nothing.
test('the letters of all four languages and emoji have a shape', async ({ page }) => {
  await page.goto('/robots.txt')
  const draw = (text: string) => page.evaluate<{ image: string; isColoured: boolean }>(`(${DRAW})('${text}')`)
  const letters = await Promise.all(['a', 'ñ', '¿', 'é', 'œ', 'ç', 'ä', 'ß', '€', '“'].map(draw))
  const emoji = await Promise.all(['🙂', '🍲', '⭐'].map(draw))

  const missing = await draw('\\uE123')
  expect(new Set([...letters, ...emoji, missing].map(({ image }) => image)).size).toBe(14)
  expect(emoji.map(({ isColoured }) => isColoured)).toEqual([true, true, true])
})
