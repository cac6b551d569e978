import { describe, expect, it } from 'vitest'
import { BRAND_COLORS, DEFAULT_CUSTOMER_SETTINGS, luminanceOf, suggestReadable, textOn } from './customer-settings.ts'

describe('text on a color', () => {
  it.each([
    ['#000000', '#ffffff', 21, true],
    ['#FFFFFF', '#0f172a', 17.8, true],
    ['#1d4ed8', '#ffffff', 6.7, true],
    ['#ffd500', '#0f172a', 12.5, true],
    ['#7d7d7d', '#0f172a', 4.3, false],
  ])('%s is %s, as well to read as %d to 1', (color, text, contrast, isReadable) => {
    const on = textOn(color)
    expect(on).toMatchObject({ color: text, isReadable })
    expect(Math.floor(on.contrast * 10) / 10).toBe(contrast)
  })

  it('is readable on the colors everybody starts with', () => {
    const { colors } = DEFAULT_CUSTOMER_SETTINGS.branding
    expect(BRAND_COLORS.filter((name) => !textOn(colors[name]).isReadable)).toEqual([])
  })
})

describe('the suggestion for a color that text is hard to read on', () => {
  it.each(['#7d7d7d', '#808080', '#ff3d00', '#6b7fd7'])('is readable, and near %s', (color) => {
    const suggested = suggestReadable(color)
    expect(textOn(suggested).isReadable).toBe(true)
    expect(Math.abs(luminanceOf(suggested) - luminanceOf(color))).toBeLessThan(0.1)
  })

  it.each(['#000000', '#ffffff', '#0f766e'])('is %s itself where nothing is wrong with it', (color) => {
    expect(suggestReadable(color)).toBe(color)
  })
})
