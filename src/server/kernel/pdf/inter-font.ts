import { readFile } from 'node:fs/promises'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import fontkit, { type Font, type Glyph } from '@pdf-lib/fontkit'
import { writeTrueType, type OutlineCommand } from './write-truetype.ts'

/** The web's own font comes in pieces, by script. */
const PIECES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']
/** More than any piece has. */
const GLYPHS_A_PIECE = 0x1_00_00
/** In the place of what none of them has. People write question marks themselves. */
const REPLACEMENT = '¤'

const JOINER = '\u200D'
/** What people see as one sign, such as a family of emoji or a letter with its accents, is replaced as one. */
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A glyph with a number of its own among those of all pieces. */
interface PlacedGlyph {
  id: number
  codePoints: number[]
  advanceWidth: number
  outline: Glyph
}

export interface TextFont {
  font: PDFFont
  /** As wide as the font sets it at size 1. */
  measure: (text: string) => number
  /** What can be shown of a text. Answers whether something had to be replaced. */
  prepare: (text: string) => { text: string; hasReplaced: boolean }
}

/** Texts in Latin, Cyrillic and Greek letters; only what is used is put into the file. */
export async function embedInter(document: PDFDocument): Promise<TextFont> {
  const pieces = await Promise.all(PIECES.map(readPiece))
  const [base] = pieces
  if (!base) throw new Error('The font has no pieces.')
  const findGlyph = openGlyphs(pieces)
  const missing = findGlyph(REPLACEMENT)
  const layout = (text: string) => ({ glyphs: Array.from(text).flatMap((sign) => findGlyph(sign) ?? missing ?? []) })
  document.registerFontkit({
    create: () => ({
      postscriptName: 'Inter',
      unitsPerEm: base.unitsPerEm,
      ascent: base.ascent,
      descent: base.descent,
      italicAngle: 0,
      capHeight: base.capHeight,
      xHeight: base.xHeight,
      bbox: base.bbox,
      characterSet: [],
      glyphForCodePoint: () => null,
      layout,
      createSubset: () => createSubset(base),
    }),
  })
  return {
    font: await document.embedFont(new Uint8Array(), { subset: true }),
    measure: (text) => {
      let width = 0
      for (const sign of text) width += (findGlyph(sign) ?? missing)?.advanceWidth ?? 0
      return width / base.unitsPerEm
    },
    prepare: (text) => prepare(text, (sign) => findGlyph(sign) !== undefined),
  }
}

async function readPiece(name: string): Promise<Font> {
  const address = import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`)
  return fontkit.create(await readFile(new URL(address)))
}

function openGlyphs(pieces: readonly Font[]): (sign: string) => PlacedGlyph | undefined {
  const known = new Map<string, PlacedGlyph | undefined>()
  return (sign) => {
    const glyph = known.get(sign)
    if (glyph || known.has(sign)) return glyph
    const placed = placeGlyph(pieces, sign.codePointAt(0) ?? 0)
    known.set(sign, placed)
    return placed
  }
}

function placeGlyph(pieces: readonly Font[], codePoint: number): PlacedGlyph | undefined {
  const index = pieces.findIndex((piece) => piece.hasGlyphForCodePoint(codePoint))
  const outline = pieces[index]?.glyphForCodePoint(codePoint)
  if (!outline) return undefined
  const id = index * GLYPHS_A_PIECE + outline.id
  return { id, codePoints: [codePoint], advanceWidth: outline.advanceWidth, outline }
}

/** Numbers the glyphs as they come; 0 stands for what is missing. */
function createSubset({ unitsPerEm, ascent, descent }: Font) {
  const numbers = new Map<number, number>()
  const glyphs: PlacedGlyph[] = []
  return {
    includeGlyph(glyph: unknown): number {
      const placed = glyph as PlacedGlyph
      const number = numbers.get(placed.id)
      if (number !== undefined) return number
      numbers.set(placed.id, glyphs.push(placed))
      return glyphs.length
    },
    encode: () =>
      writeTrueType(
        [{ commands: [], advanceWidth: unitsPerEm / 2 }, ...glyphs.map(({ outline }) => toOutline(outline))],
        { unitsPerEm, ascent: Math.round(ascent), descent: Math.round(descent) },
      ),
  }
}

function toOutline({ path, advanceWidth }: Glyph) {
  return { commands: (path as unknown as { commands: OutlineCommand[] }).commands, advanceWidth }
}

function prepare(text: string, isKnown: (sign: string) => boolean): { text: string; hasReplaced: boolean } {
  const whole = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // All kinds of spaces, as the one that every font has; what is not seen goes.
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/(?![\n\u200D])[\p{Cc}\p{Cf}\uFE00-\uFE0F]/gu, '')
  const isShown = (sign: string) => sign === '\n' || isKnown(sign)
  // Most texts are: telling what people see as one sign takes long.
  if (Array.from(whole).every(isShown)) return { text: whole, hasReplaced: false }
  return replaceUnknown(whole, isShown)
}

function replaceUnknown(text: string, isShown: (sign: string) => boolean): { text: string; hasReplaced: boolean } {
  let hasReplaced = false
  const shown = Array.from(GRAPHEMES.segment(text), ({ segment }) => {
    const signs = Array.from(segment.replaceAll(JOINER, ''))
    const known = signs.filter(isShown)
    hasReplaced ||= known.length < signs.length
    return known.length > 0 || signs.length === 0 ? known.join('') : REPLACEMENT
  })
  return { text: shown.join(''), hasReplaced }
}
