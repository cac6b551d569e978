import { readFile } from 'node:fs/promises'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import fontkit, { type Font } from '@pdf-lib/fontkit'
import { FallbackFonts, type PlacedGlyph, type ReadFont } from './fallback-fonts.ts'
import { orderSigns, splitSigns } from './order-signs.ts'
import { writeTrueType, type OutlineCommand } from './write-truetype.ts'

/** The web's own font comes in pieces, by script. */
const PIECES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']
/** More than any piece has. */
const GLYPHS_A_PIECE = 0x1_00_00
/** In the place of what none of them has. People write question marks themselves. */
const REPLACEMENT = '¤'

/** What holds an emoji together, and is not seen itself. */
const EMOJI_GLUE = /\u200D|[\uFE0F\u{E0020}-\u{E007F}]/gu
const EMOJI = /^\p{RGI_Emoji}$/v
/** What keeps Arabic letters apart, and the marks of direction. */
const UNSEEN = /[\u200C\u200E\u200F]/g

export interface TextFont {
  font: PDFFont
  /** As wide as the font sets it at size 1. */
  measure: (text: string) => number
  /** What can be shown of a text. Answers whether something had to be replaced. */
  prepare: (text: string) => { text: string; hasReplaced: boolean }
}

/** Texts in the web's own letters, and from other fonts what these lack; only what is used is put into the file. */
export async function embedInter(document: PDFDocument, readFont?: ReadFont): Promise<TextFont> {
  const pieces = await Promise.all(PIECES.map(readPiece))
  const [base] = pieces
  if (!base) throw new Error('The font has no pieces.')
  const { layOut, isKnown } = openGlyphs(pieces, new FallbackFonts(base.unitsPerEm, readFont))
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
      layout: (text: string) => ({ glyphs: layOut(text) }),
      createSubset: () => createSubset(base),
    }),
  })
  return {
    font: await document.embedFont(new Uint8Array(), { subset: true }),
    measure: (text) => layOut(text).reduce((width, { advanceWidth }) => width + advanceWidth, 0) / base.unitsPerEm,
    prepare: (text) => prepare(text, isKnown),
  }
}

async function readPiece(name: string): Promise<Font> {
  const address = import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`)
  return fontkit.create(await readFile(new URL(address)))
}

function openGlyphs(pieces: readonly Font[], fallback: FallbackFonts) {
  const findOwn = remember((sign: string) => placeGlyph(pieces, sign.codePointAt(0) ?? 0))
  const findJoined = remember((word: string) => fallback.findJoined(word))
  const findSign = remember((sign: string): PlacedGlyph[] | undefined => {
    const seen = sign.replaceAll(UNSEEN, '')
    const own = EMOJI.test(seen) ? [undefined] : Array.from(seen, findOwn)
    if (own.every((glyph) => glyph !== undefined)) return own
    const other = fallback.findSign(seen)
    return other && [other]
  })
  const missing = findSign(REPLACEMENT) ?? []
  const setParts = (sign: string) => Array.from(sign).flatMap((part) => findSign(part) ?? missing)
  const setSigns = (text: string) => splitSigns(text).flatMap((sign) => findSign(sign) ?? setParts(sign))
  const layOut = (text: string): PlacedGlyph[] => {
    // Most texts are: telling what people see as one sign takes long.
    const own = Array.from(text, findOwn)
    if (own.every((glyph) => glyph !== undefined)) return own
    return orderSigns(text).flatMap((sign) => (sign.isJoined && findJoined(sign.text)) || setSigns(sign.text))
  }
  return { layOut, isKnown: (sign: string) => findOwn(sign) !== undefined || findSign(sign) !== undefined }
}

function remember<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    const fresh = find(text)
    known.set(text, fresh)
    return fresh
  }
}

function placeGlyph(pieces: readonly Font[], codePoint: number): PlacedGlyph | undefined {
  const index = pieces.findIndex((piece) => piece.hasGlyphForCodePoint(codePoint))
  const glyph = pieces[index]?.glyphForCodePoint(codePoint)
  if (!glyph) return undefined
  const { advanceWidth, path } = glyph
  const toCommands = () => (path as unknown as { commands: OutlineCommand[] }).commands
  return { id: index * GLYPHS_A_PIECE + glyph.id, codePoints: [codePoint], advanceWidth, toCommands }
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
      writeTrueType([{ commands: [], advanceWidth: unitsPerEm / 2 }, ...glyphs.map(toOutline)], {
        unitsPerEm,
        ascent: Math.round(ascent),
        descent: Math.round(descent),
      }),
  }
}

const toOutline = ({ toCommands, advanceWidth }: PlacedGlyph) => ({ commands: toCommands(), advanceWidth })

function prepare(text: string, isKnown: (sign: string) => boolean): { text: string; hasReplaced: boolean } {
  const whole = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // All kinds of spaces, as the one that every font has; what is not seen goes.
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/(?<!\p{sc=Arab})\u200C/gu, '')
    .replaceAll(/(?![\n\u200C-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\uFE00-\uFE0E\u{E0100}-\u{E01EF}]/gu, '')
  const isShown = (sign: string) => sign === '\n' || isKnown(sign)
  // A sign that is emoji only by what holds it together is not known by its parts.
  if (whole.search(EMOJI_GLUE) === -1 && Array.from(whole).every(isShown)) return { text: whole, hasReplaced: false }
  return replaceUnknown(whole, isShown)
}

function replaceUnknown(text: string, isShown: (sign: string) => boolean): { text: string; hasReplaced: boolean } {
  let hasReplaced = false
  const shown = splitSigns(text).map((segment) => {
    if (isShown(segment)) return segment
    const signs = Array.from(segment.replaceAll(EMOJI_GLUE, ''))
    const known = signs.filter(isShown)
    hasReplaced ||= known.length < signs.length
    return known.length > 0 || signs.length === 0 ? known.join('') : REPLACEMENT
  })
  return { text: shown.join(''), hasReplaced }
}
