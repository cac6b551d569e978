import { encode } from 'uqr'
import { findColorFault, type CodeColors } from '#shared/domain/qr-print.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'

/** In modules on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4
/** A camera needs two to tell a module from its neighbour. */
const LEAST_MODULE_PIXELS = 2
/** Of the code's width. What level H can mend is for scratches and dirt too, so a logo takes half of it at most. */
const LARGEST_HOLE = 0.25
/** In smaller ones a logo that can still be made out takes more than that. */
const LEAST_VERSION_WITH_LOGO = 4
/** Between the logo and the modules around it, in modules. */
const HOLE_MARGIN = 0.5
const LOGO_PIXELS = 600
const MOST_LOGO_PIXELS = 50_000_000

/** All lengths in modules, without the quiet zone. */
export interface CodeDrawing {
  modules: number
  /** Around the dark ones, from the upper left corner, as SVG writes it. */
  path: string
  /** Where a logo goes: a square. */
  logo: { start: number; side: number } | null
}

export interface CodeLook {
  colors: CodeColors
  logo: Buffer | null
}

/** An address as a code, of level H; with a place for a logo in its middle, if one is to be there. */
export function drawCode(address: string, colors: CodeColors, hasLogo: boolean): CodeDrawing {
  const fault = findColorFault(colors)
  if (fault) throw refusal(fault)
  const { size, data } = encode(address, {
    ecc: 'H',
    border: 0,
    minVersion: hasLogo ? LEAST_VERSION_WITH_LOGO : 1,
  })
  const hole = hasLogo ? measureHole(size) : 0
  const start = (size - hole) / 2
  const isInHole = (at: number) => at >= start && at < start + hole
  const rows = data.map((row, y) =>
    drawRow(
      row.map((isDark, x) => isDark && !(isInHole(x) && isInHole(y))),
      y,
    ),
  )
  const logo = hasLogo ? { start: start + HOLE_MARGIN, side: hole - 2 * HOLE_MARGIN } : null
  return { modules: size, path: rows.join(''), logo }
}

/** Whole modules around the one in the very middle. */
function measureHole(modules: number): number {
  const half = Math.floor((modules * LARGEST_HOLE - 1) / 2)
  return 2 * half + 1
}

/** Neighbours are drawn as one: what is drawn one by one shows fine gaps on some printers. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g)
  return Array.from(runs, ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}

/** So many pixels wide and high. Modules are whole pixels; what is left over widens the quiet zone. */
export async function makeSvg(address: string, { colors, logo }: CodeLook, pixels: number): Promise<string> {
  const drawing = drawCode(address, colors, logo !== null)
  const scale = Math.floor(pixels / (drawing.modules + 2 * QUIET_ZONE))
  if (scale < LEAST_MODULE_PIXELS) throw refusal('qr-code-too-small')
  const start = Math.floor((pixels - drawing.modules * scale) / 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${pixels} ${pixels}">`,
    `<path fill="${colors.light}" d="M0 0h${pixels}v${pixels}h-${pixels}z"/>`,
    `<g transform="translate(${start} ${start}) scale(${scale})"><path fill="${colors.dark}" d="${drawing.path}"/>`,
    drawing.logo && logo ? writeLogo(await prepareLogo(logo), drawing.logo) : '',
    '</g></svg>',
  ].join('')
}

function writeLogo(png: Buffer, { start, side }: { start: number; side: number }): string {
  const place = `x="${start}" y="${start}" width="${side}" height="${side}"`
  return `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`
}

export async function makePng(address: string, look: CodeLook, pixels: number): Promise<Buffer> {
  const svg = await makeSvg(address, look, pixels)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** No larger than print needs. */
export async function prepareLogo(logo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(logo, { limitInputPixels: MOST_LOGO_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
