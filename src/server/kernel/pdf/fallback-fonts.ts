import { readFileSync } from 'node:fs'
import fontkit, { type Font, type Glyph, type GlyphPosition } from '@pdf-lib/fontkit'
import { splitSigns } from './order-signs.ts'
import type { OutlineCommand } from './write-truetype.ts'

/** In the order they are asked: several have some signs of the others' scripts. */
const FAMILIES = ['noto-sans-arabic', 'noto-sans-hebrew', 'noto-emoji', 'noto-sans-sc', 'noto-sans-kr']
const REGULAR = 400
/** Above the numbers of all glyphs of the web's own font. */
const FIRST_ID = 0x1_00_00_00
/** Far more than people write; but whoever strings all signs together must not keep a document from being made. */
const MOST = { pieces: 150, glyphs: 5000 }

/** One or more glyphs of a font that are set as one. */
export interface PlacedGlyph {
  id: number
  codePoints: number[]
  advanceWidth: number
  toCommands: () => OutlineCommand[]
}

export type ReadFont = (address: URL) => Uint8Array

interface Point {
  copy: () => Point
}

/** What fontkit has inside, for it cannot vary fonts that come as WOFF2 by itself. */
interface VariableFont extends Font {
  variationAxes: { wght?: { default: number } }
  variationCoords: number[] | null
  _transformedGlyphs?: { points?: Point[] }[]
  _variationProcessor: { transformPoints: (id: number, points: Point[]) => void } | null
}

interface Piece {
  address: URL
  ranges: (readonly [number, number])[]
  font?: VariableFont
}

interface SetGlyph {
  glyph: Glyph
  position: GlyphPosition
}

/** Fonts for what the web's own lacks, in pieces by characters; each is read once something in it is asked for. */
export class FallbackFonts {
  readonly #unitsPerEm: number
  readonly #read: ReadFont
  readonly #most: typeof MOST
  readonly #placed = new Map<string, PlacedGlyph>()
  #pieces: Piece[] | undefined
  #opened = 0

  constructor(unitsPerEm: number, read: ReadFont = readFileSync, most = MOST) {
    this.#unitsPerEm = unitsPerEm
    this.#read = read
    this.#most = most
  }

  /** What people see as one sign, whatever it is made of. */
  findSign(sign: string): PlacedGlyph | undefined {
    const codePoints = toCodePoints(sign)
    const piece = this.#findPiece(codePoints)
    return piece && this.#place(piece, layOut(this.#open(piece), sign), codePoints)
  }

  /** Letters that join, from left to right as they are seen. */
  findJoined(word: string): PlacedGlyph[] | undefined {
    const piece = this.#findPiece(toCodePoints(word))
    if (!piece) return undefined
    const run = layOut(this.#open(piece), word)
    const letters = splitSigns(word).toReversed()
    const clusters = toClusters(run)
    // A glyph forgets its letter where several are drawn by it; where some became one, the word is found as a whole.
    if (clusters.length !== letters.length) return [this.#place(piece, run, toCodePoints(word))]
    return clusters.map((cluster, index) => this.#place(piece, cluster, toCodePoints(letters[index] ?? '')))
  }

  #findPiece(codePoints: readonly number[]): Piece | undefined {
    if (this.#placed.size >= this.#most.glyphs) return undefined
    this.#pieces ??= FAMILIES.flatMap((family) => this.#listPieces(family))
    return this.#pieces.find(
      (piece) =>
        (piece.font !== undefined || this.#opened < this.#most.pieces) &&
        codePoints.every((codePoint) => piece.ranges.some(([from, to]) => from <= codePoint && codePoint <= to)) &&
        codePoints.every((codePoint) => this.#open(piece).hasGlyphForCodePoint(codePoint)),
    )
  }

  #listPieces(family: string): Piece[] {
    const list = new URL(import.meta.resolve(`@fontsource-variable/${family}/unicode.json`))
    const ranges = JSON.parse(Buffer.from(this.#read(list)).toString()) as Record<string, string>
    return Object.entries(ranges).map(([name, range]) => ({
      address: new URL(`files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`, list),
      ranges: range.split(',').map(readRange),
    }))
  }

  #open(piece: Piece): VariableFont {
    this.#opened += piece.font ? 0 : 1
    piece.font ??= openRegular(this.#read(piece.address))
    return piece.font
  }

  /** The same glyphs set in the same way, for the same letters, are one. */
  #place(piece: Piece, together: readonly SetGlyph[], codePoints: number[]): PlacedGlyph {
    const set = together.map(({ glyph, position: { xAdvance, xOffset, yOffset } }) => [
      glyph.id,
      xAdvance,
      xOffset,
      yOffset,
    ])
    const key = `${piece.address.pathname} ${set.join()} ${codePoints.join()}`
    const known = this.#placed.get(key)
    if (known) return known
    const scale = this.#unitsPerEm / this.#open(piece).unitsPerEm
    const advanceWidth = together.reduce((sum, { position }) => sum + position.xAdvance, 0) * scale
    const id = FIRST_ID + this.#placed.size
    const placed = { id, codePoints, advanceWidth, toCommands: () => toCommands(together, scale) }
    this.#placed.set(key, placed)
    return placed
  }
}

const toCodePoints = (text: string) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

function readRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** Some of these fonts are hairlines as they come; their own tables make them regular. */
function openRegular(bytes: Uint8Array): VariableFont {
  const font = fontkit.create(bytes) as VariableFont
  if (font.variationAxes.wght?.default === REGULAR) return font
  // Glyphs are unpacked with the first one, which fails where the weight is set, and remembers where it is not.
  Object.defineProperty(font, '_variationProcessor', { value: null, configurable: true })
  font.getGlyph(0)
  Reflect.deleteProperty(font, '_variationProcessor')
  font.variationCoords = [REGULAR]
  for (const [id, { points = [] }] of (font._transformedGlyphs ?? []).entries()) {
    const last = points.at(-1)
    // The tables move four points more than are drawn: those of the margins.
    const margins = last ? Array.from({ length: 4 }, () => last.copy()) : []
    if (last) font._variationProcessor?.transformPoints(id, [...points, ...margins])
  }
  return font
}

function layOut(font: Font, text: string): SetGlyph[] {
  const { glyphs, positions } = font.layout(text)
  return glyphs.flatMap((glyph, index) => {
    const position = positions[index]
    return position ? [{ glyph, position }] : []
  })
}

/** Dots and vowel signs come before the letter that they belong to, and take no room. */
function toClusters(run: readonly SetGlyph[]): SetGlyph[][] {
  const clusters: SetGlyph[][] = []
  let cluster: SetGlyph[] = []
  for (const each of run) {
    cluster.push(each)
    if (each.position.xAdvance === 0) continue
    clusters.push(cluster)
    cluster = []
  }
  return clusters
}

function toCommands(together: readonly SetGlyph[], scale: number): OutlineCommand[] {
  let pen = 0
  return together.flatMap(({ glyph, position }) => {
    const [x, y] = [pen + position.xOffset, position.yOffset]
    pen += position.xAdvance
    const { commands } = glyph.path as unknown as { commands: OutlineCommand[] }
    return commands.map(({ command, args }) => ({
      command,
      args: args.map((value, index) => (value + (index % 2 === 0 ? x : y)) * scale),
    }))
  })
}
