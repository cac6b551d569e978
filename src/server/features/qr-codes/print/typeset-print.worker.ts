import { parentPort, workerData } from 'node:worker_threads'
import {
  clip,
  cmyk,
  concatTransformationMatrix,
  endPath,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  TextRenderingMode,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { breakLines } from '#server/kernel/pdf/break-lines.ts'
import { embedInter, type TextFont } from '#server/kernel/pdf/inter-font.ts'
import { directionMark, splitSigns } from '#server/kernel/pdf/order-signs.ts'
import { toColor } from '#server/kernel/pdf/page-writer.ts'
import type { Box, Face } from '#shared/domain/qr-print.ts'
import type { PrintContent, Surface } from './print-code.ts'

/** Millimetres are what everything here is measured in; a PDF has points. */
const POINTS = 72 / 25.4
/** Around a sheet that is cut: the bleed, and the marks beyond it. */
const MARK_MARGIN = 10
const MARK = { from: 4, to: 9, thickness: 0.1 }
const LEADING = 1.25
/** The smallest print that people read. */
const LEAST_SIZE = 1.6
const ACCENT = 0.012
const BOLD = 1 / 30

interface Tools {
  page: PDFPage
  font: TextFont
  logo: PDFImage | null
  content: PrintContent
  face: Face
}

async function typesetPrint(content: PrintContent): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await embedInter(document)
  const logo = content.logo && (await document.embedPng(content.logo))
  describeDocument(document, content)
  const { width, height, bleed, faces } = content.sheet
  const margin = bleed > 0 ? MARK_MARGIN : 0
  const page = document.addPage([(width + 2 * margin) * POINTS, (height + 2 * margin) * POINTS])
  const boxAround = (by: number) =>
    [margin - by, margin - by, width + 2 * by, height + 2 * by].map((length) => length * POINTS) as BoxValues
  page.setTrimBox(...boxAround(0))
  page.setBleedBox(...boxAround(bleed))
  page.pushOperators(pushGraphicsState(), rectangle(...boxAround(bleed)), clip(), endPath())
  page.pushOperators(concatTransformationMatrix(POINTS, 0, 0, POINTS, margin * POINTS, margin * POINTS))
  for (const face of faces) drawFace({ page, font, logo, content, face })
  page.pushOperators(popGraphicsState())
  if (bleed > 0) drawMarks(page, content)
  return document.save()
}

type BoxValues = [x: number, y: number, width: number, height: number]

function describeDocument(document: PDFDocument, { texts, language, madeAt }: PrintContent): void {
  document.setTitle(`${texts.name} – ${texts.call}`)
  document.setLanguage(language)
  document.setProducer('Goodword')
  document.setCreator('Goodword')
  document.setCreationDate(madeAt)
  document.setModificationDate(madeAt)
}

/** Its own lower left corner is the origin. */
function drawFace(tools: Tools): void {
  const { page, content, face } = tools
  const { x, y, width, height } = face.place
  const bottom = content.sheet.height - y - height
  page.pushOperators(
    pushGraphicsState(),
    face.isTurned
      ? concatTransformationMatrix(-1, 0, 0, -1, x + width, bottom + height)
      : concatTransformationMatrix(1, 0, 0, 1, x, bottom),
  )
  const { brand, texts } = content
  fill(tools, face.head, brand.primary.fill)
  fill(tools, face.foot, brand.secondary.fill)
  drawAccent(tools)
  drawHead(tools)
  drawCode(tools)
  const isCallInFoot = face.call.y >= face.foot.y
  const paper: Surface = { fill: '#ffffff', ink: '#000000' }
  write(tools, face.call, texts.call, { ink: (isCallInFoot ? brand.secondary : paper).ink, isBold: true })
  if (face.hint) write(tools, face.hint, texts.hint, { ink: paper.ink, share: 0.6 })
  const isAddressInFoot = face.address.x < face.foot.x + face.foot.width
  write(tools, face.address, texts.address, {
    ink: (isAddressInFoot ? brand.secondary : paper).ink,
    share: 0.36,
  })
  page.pushOperators(popGraphicsState())
}

/** Goes on over the edge, so that no white shows where the knife is a little beside it. */
function fill({ page, content, face: { place } }: Tools, box: Box, color: string): void {
  const { bleed } = content.sheet
  const left = box.x - (box.x === 0 ? bleed : 0)
  const right = box.x + box.width + (box.x + box.width === place.width ? bleed : 0)
  const top = box.y - (box.y === 0 ? bleed : 0)
  const bottom = box.y + box.height + (box.y + box.height === place.height ? bleed : 0)
  const y = place.height - bottom
  page.drawRectangle({ x: left, y, width: right - left, height: bottom - top, color: toColor(color) })
}

/** A bar under the head. */
function drawAccent(tools: Tools): void {
  const { head, place } = tools.face
  const height = Math.max(0.8, place.height * ACCENT)
  fill(tools, { ...head, y: head.y + head.height - height, height }, tools.content.brand.accent)
}

/** The name, with the logo before it, or above it where there is more height than width for both. */
function drawHead(tools: Tools): void {
  const { brand, texts } = tools.content
  const { x, y, width, height } = tools.face.head
  const [clearX, clearY] = [width * 0.08, height * 0.15]
  let name = { x: x + clearX, y: y + clearY, width: width - 2 * clearX, height: height - 2.4 * clearY }
  if (tools.logo) {
    const isAbove = width < 2 * height
    const side = isAbove ? name.height * 0.5 : Math.min(name.height, name.width / 3)
    const taken = side + clearY
    const plate = isAbove
      ? { x: name.x + (name.width - side) / 2, y: name.y, width: side, height: side }
      : { x: name.x, y: name.y + (name.height - side) / 2, width: side, height: side }
    fill(tools, plate, '#ffffff')
    drawLogo(tools, tools.logo, shrink(plate, side * 0.08))
    name = isAbove
      ? { ...name, y: name.y + taken, height: name.height - taken }
      : { ...name, x: name.x + taken, width: name.width - taken }
  }
  write(tools, name, texts.name, { ink: brand.primary.ink, isBold: true })
}

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

function drawCode(tools: Tools): void {
  const { page, logo, content, face } = tools
  const { modules, path, width, colors } = content.code
  const { place, code } = face
  const scale = code.width / width
  const quiet = ((width - modules) / 2) * scale
  fill(tools, code, colors.light)
  const [x, top] = [code.x + quiet, code.y + quiet]
  page.drawSvgPath(path, { x, y: place.height - top, scale, color: toColor(colors.dark) })
  if (!content.code.logo || !logo) return
  const { start, side } = content.code.logo
  const box = { x: x + start * scale, y: top + start * scale, width: side * scale, height: side * scale }
  drawLogo(tools, logo, box)
}

/** As large as the box has room for, in its middle. */
function drawLogo({ page, face: { place } }: Tools, logo: PDFImage, box: Box): void {
  const { width, height } = logo.scaleToFit(box.width, box.height)
  const x = box.x + (box.width - width) / 2
  page.drawImage(logo, { x, y: place.height - box.y - (box.height + height) / 2, width, height })
}

interface TextStyle {
  ink: string
  isBold?: boolean
  /** How much of the box's height a line takes at most. */
  share?: number
}

/** In the middle of the box, as large as it has room for. */
function write({ page, font, face: { place } }: Tools, box: Box, text: string, style: TextStyle): void {
  const { ink, isBold = false, share = 0.62 } = style
  const shown = font.prepare(text).text
  const { lines, size } = fitLines(shown, box, { font, largest: (box.height * share) / LEADING })
  const mark = directionMark(shown)
  const color = toColor(ink)
  const top = box.y + (box.height - lines.length * size * LEADING) / 2
  for (const [index, line] of lines.entries()) {
    const marked = mark + line
    const x = box.x + (box.width - font.measure(marked) * size) / 2
    const y = place.height - top - (index + 0.78) * size * LEADING
    page.drawText(marked, {
      x,
      y,
      size,
      font: font.font,
      color,
      // There is one weight in the file: a thin outline makes it the bold one.
      ...(isBold && { renderMode: TextRenderingMode.FillAndOutline, strokeWidth: size * BOLD, strokeColor: color }),
    })
  }
}

interface Fit {
  font: TextFont
  largest: number
}

/** Words stay whole as long as they can; what is too long even in the smallest print is cut. */
function fitLines(text: string, { width, height }: Box, { font, largest }: Fit): { lines: string[]; size: number } {
  const widest = Math.max(...text.split(' ').map(font.measure))
  for (let size = largest; size > LEAST_SIZE; size *= 0.95) {
    const lines = breakLines(text, width / size, font.measure)
    if (widest * size <= width && lines.length * size * LEADING <= height) {
      return { lines: balanceLines(text, width / size, { measure: font.measure, widest }), size }
    }
  }
  const lines = breakLines(text, width / LEAST_SIZE, font.measure)
  const room = Math.max(1, Math.floor(height / (LEAST_SIZE * LEADING)))
  const [last = ''] = lines.slice(room - 1)
  if (lines.length > room) lines.splice(room - 1, lines.length, `${splitSigns(last).slice(0, -1).join('')}…`)
  return { lines, size: LEAST_SIZE }
}

/** About as long as each other, so that no word is left alone on the last. */
function balanceLines(
  text: string,
  width: number,
  { measure, widest }: { measure: TextFont['measure']; widest: number },
) {
  let lines = breakLines(text, width, measure)
  for (let narrower = width; narrower >= widest; narrower *= 0.95) {
    const shorter = breakLines(text, narrower, measure)
    if (shorter.length > lines.length) break
    lines = shorter
  }
  return lines
}

/** Where the sheet is cut, at its corners; and where it is folded, broken lines at its sides. */
function drawMarks(page: PDFPage, { sheet: { width, height, folds } }: PrintContent): void {
  const draw = (from: [number, number], to: [number, number], isBroken = false) => {
    const [start, end] = [from, to].map(([x, y]) => ({ x: (x + MARK_MARGIN) * POINTS, y: (y + MARK_MARGIN) * POINTS }))
    const dashes = isBroken ? { dashArray: [2, 2] } : {}
    if (start && end)
      page.drawLine({ start, end, thickness: MARK.thickness * POINTS, color: cmyk(0, 0, 0, 1), ...dashes })
  }
  for (const x of [0, width]) {
    draw([x, -MARK.from], [x, -MARK.to])
    draw([x, height + MARK.from], [x, height + MARK.to])
  }
  const levels = [0, height, ...folds.map((fold) => height - fold)]
  for (const [index, y] of levels.entries()) {
    draw([-MARK.from, y], [-MARK.to, y], index > 1)
    draw([width + MARK.from, y], [width + MARK.to, y], index > 1)
  }
}

parentPort?.postMessage(await typesetPrint(workerData as PrintContent))
