import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Oklch = [lightness: number, chroma: number, hue: number]

const stylesheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const TOKEN = new RegExp(String.raw`--([\w-]+): light-dark\(${OKLCH}, ${OKLCH}\);`, 'g')

function readTokens(): Map<string, { light: Oklch; dark: Oklch }> {
  const tokens = new Map<string, { light: Oklch; dark: Oklch }>()
  for (const [, name = '', ...numbers] of stylesheet.matchAll(TOKEN)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map(Number)
    tokens.set(name, { light: [a, b, c], dark: [d, e, f] })
  }
  return tokens
}

/** Relative luminance of WCAG 2.2; out-of-gamut channels are clipped as a screen would. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  const [r, g, bl] = [red, green, blue].map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl
}

function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

const SURFACES = ['surface-page', 'surface-card', 'surface-inset']
const MEANINGS = ['good', 'warn', 'bad', 'info']
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4']

const pairs: [foreground: string, background: string, atLeast: number][] = [
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ['ink', surface, 7],
    ['ink-muted', surface, 4.5],
    ['accent', surface, 4.5],
    ['bad', surface, 4.5],
    ['good', surface, 4.5],
    ['warn', surface, 4.5],
    ['info', surface, 4.5],
    ['line-strong', surface, 3],
    ['focus', surface, 3],
  ]),
  ...MEANINGS.flatMap((meaning): [string, string, number][] => [
    [meaning, `${meaning}-soft`, 4.5],
    ['ink', `${meaning}-soft`, 7],
    ['ink-muted', `${meaning}-soft`, 4.5],
    ['focus', `${meaning}-soft`, 3],
  ]),
  ...SERIES.flatMap((series): [string, string, number][] => [
    [series, 'surface-card', 3],
    [series, 'surface-inset', 3],
  ]),
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 7],
  ['ink-muted', 'accent-soft', 4.5],
  ['line-strong', 'accent-soft', 3],
  ['focus', 'accent-soft', 3],
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-hover', 4.5],
  ['accent-ink', 'bad', 4.5],
  ['accent-ink', 'bad-hover', 4.5],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const tokens = readTokens()
  const colour = (name: string): Oklch => {
    const token = tokens.get(name)
    if (!token) throw new Error(`tokens.css has no --${name} with a light and a dark value`)
    return token[theme]
  }

  it.each(pairs)('shows %s on %s with a contrast of %d or more', (foreground, background, atLeast) => {
    expect(contrast(colour(foreground), colour(background))).toBeGreaterThanOrEqual(atLeast)
  })
})
