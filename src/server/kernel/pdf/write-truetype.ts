/** Where a pen goes: the commands of an outline, in the font's own units. */
export interface OutlineCommand {
  command: string
  args: number[]
}

export interface Outline {
  commands: readonly OutlineCommand[]
  advanceWidth: number
}

interface Point {
  x: number
  y: number
  isOnCurve: boolean
}

interface FontMeasures {
  unitsPerEm: number
  ascent: number
  descent: number
}

const INDEX_TO_LOC_LONG = 1

/**
 * A TrueType font of these outlines, the first of which stands for what is missing: just what a PDF reader wants to have,
 * which goes by number and needs no table of characters.
 */
export function writeTrueType(outlines: readonly Outline[], measures: FontMeasures): Uint8Array {
  const glyphs = outlines.map(({ commands }) => writeGlyph(toContours(commands)))
  const offsets = glyphs.reduce<number[]>((ends, glyph) => [...ends, (ends.at(-1) ?? 0) + glyph.length], [0])
  return writeTables([
    ['glyf', Buffer.concat(glyphs)],
    ['head', writeHead(measures)],
    ['hhea', writeHhea(measures, outlines)],
    ['hmtx', words(outlines.flatMap(({ commands, advanceWidth }) => [Math.round(advanceWidth), leftOf(commands)]))],
    ['loca', longs(offsets)],
    ['maxp', writeMaxp(outlines)],
  ])
}

function toContours(commands: readonly OutlineCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const [x = 0, y = 0, endX = 0, endY = 0] = args.map(Math.round)
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    if (command === 'moveTo' || command === 'lineTo') contour?.push({ x, y, isOnCurve: true })
    if (command === 'quadraticCurveTo') {
      contour?.push({ x, y, isOnCurve: false }, { x: endX, y: endY, isOnCurve: true })
    }
  }
  return contours.map(dropRepeatedEnd).filter((contour) => contour.length > 1)
}

/** An outline comes back to where it began; the font closes it by itself. */
function dropRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isClosed = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.isOnCurve === true
  return isClosed ? contour.slice(0, -1) : contour
}

/** Readers move a glyph by what is between this and where it begins. */
function leftOf(commands: readonly OutlineCommand[]): number {
  const points = toContours(commands).flat()
  return points.reduce((left, { x }) => Math.min(left, x), points[0]?.x ?? 0)
}

function writeGlyph(contours: readonly Point[][]): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const ends = contours.reduce<number[]>((all, contour) => [...all, (all.at(-1) ?? -1) + contour.length], [])
  const glyph = Buffer.concat([
    words([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    words(ends),
    words([0]),
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    words(toSteps(xs)),
    words(toSteps(ys)),
  ])
  return pad(glyph)
}

const toSteps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))

function writeHead({ unitsPerEm, ascent, descent }: FontMeasures): Buffer {
  const head = Buffer.alloc(54)
  head.writeUInt32BE(0x00_01_00_00, 0)
  head.writeUInt32BE(0x00_01_00_00, 4)
  head.writeUInt32BE(0x5f_0f_3c_f5, 12)
  head.writeUInt16BE(unitsPerEm, 18)
  head.writeInt16BE(descent, 38)
  head.writeInt16BE(unitsPerEm, 40)
  head.writeInt16BE(ascent, 42)
  head.writeInt16BE(2, 48)
  head.writeInt16BE(INDEX_TO_LOC_LONG, 50)
  return head
}

function writeHhea({ ascent, descent }: FontMeasures, outlines: readonly Outline[]): Buffer {
  const hhea = Buffer.alloc(36)
  hhea.writeUInt32BE(0x00_01_00_00, 0)
  hhea.writeInt16BE(ascent, 4)
  hhea.writeInt16BE(descent, 6)
  hhea.writeUInt16BE(Math.max(...outlines.map(({ advanceWidth }) => Math.round(advanceWidth))), 10)
  hhea.writeInt16BE(1, 18)
  hhea.writeUInt16BE(outlines.length, 34)
  return hhea
}

function writeMaxp(outlines: readonly Outline[]): Buffer {
  const contours = outlines.map(({ commands }) => toContours(commands))
  const maxp = Buffer.alloc(32)
  maxp.writeUInt32BE(0x00_01_00_00, 0)
  maxp.writeUInt16BE(outlines.length, 4)
  maxp.writeUInt16BE(Math.max(...contours.map((glyph) => glyph.flat().length)), 6)
  maxp.writeUInt16BE(Math.max(...contours.map((glyph) => glyph.length)), 8)
  maxp.writeUInt16BE(2, 14)
  return maxp
}

function writeTables(tables: readonly [string, Buffer][]): Buffer {
  const largest = 2 ** Math.floor(Math.log2(tables.length))
  const header = Buffer.alloc(12 + 16 * tables.length)
  header.writeUInt32BE(0x00_01_00_00, 0)
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(largest * 16, 6)
  header.writeUInt16BE(Math.log2(largest), 8)
  header.writeUInt16BE((tables.length - largest) * 16, 10)
  let offset = header.length
  for (const [index, [tag, table]] of tables.entries()) {
    const at = 12 + 16 * index
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(sum(pad(table)), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    offset += pad(table).length
  }
  return Buffer.concat([header, ...tables.map(([, table]) => pad(table))])
}

const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

function sum(padded: Buffer): number {
  let total = 0
  for (let at = 0; at < padded.length; at += 4) total = (total + padded.readUInt32BE(at)) >>> 0
  return total
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xff_ff, index * 2)
  return bytes
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
