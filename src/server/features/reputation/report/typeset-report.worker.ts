import { parentPort, workerData } from 'node:worker_threads'
import { grayscale, PDFDocument } from '@cantoo/pdf-lib'
import { embedInter } from '#server/kernel/pdf/inter-font.ts'
import { type PageRoom, PageWriter, toColor } from '#server/kernel/pdf/page-writer.ts'
import type { ReportCell, ReportChart, ReportContent, ReportSection, ReportTable } from './report-content.ts'

const SMALL = { size: 9, grey: 0.25 }
const LABEL = { size: 8, grey: 0.35 }
const LEADING = 1.45
const CELL = { size: 9, gap: 8, padding: 4 }
const LINE = CELL.size * LEADING
const BAR_HEIGHT = 7
/** What a bar's number takes. */
const NUMBER_WIDTH = 34
/** A heading is not left alone at the end of a page. */
const HEADING_ROOM = 66
/** Tables up to so many rows stand on one page. */
const WHOLE_ROWS = 12
const CHART = { height: 186, rating: 52, volume: 58, axis: 26 }

type Color = ReturnType<typeof toColor>

async function typesetReport(content: ReportContent): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const writer = new PageWriter(document, await embedInter(document))
  const color = toColor(content.brand.color)
  describeDocument(document, content)
  writer.letterhead(content.brand.logo && (await document.embedPng(content.brand.logo)), content.brand.color)
  if (content.business !== '') writer.text(content.business, { size: 12, grey: 0.25 })
  writer.text(content.title, { size: 22, isBold: true })
  writer.space(8)
  for (const fact of content.facts) writer.text(fact, SMALL)
  for (const section of content.sections) writeSection(writer, section, color)
  if (writer.hasReplaced) {
    writer.rule()
    writer.text(content.replacedNote, LABEL)
  }
  writer.addFooters((page, pages) => content.footer.replace('{page}', String(page)).replace('{pages}', String(pages)))
  return document.save()
}

function describeDocument(document: PDFDocument, { title, language, madeAt }: ReportContent): void {
  document.setTitle(title)
  document.setLanguage(language)
  document.setProducer('Goodword')
  document.setCreator('Goodword')
  document.setCreationDate(new Date(madeAt))
  document.setModificationDate(new Date(madeAt))
}

function writeSection(writer: PageWriter, section: ReportSection, color: Color): void {
  const { title, headline, note, chart, table, after = [] } = section
  writer.space(14)
  const rowCount = table ? table.rows.length : 0
  const tableRoom = rowCount > WHOLE_ROWS ? 0 : rowCount * (LINE + 2 * CELL.padding)
  writer.keepTogether(HEADING_ROOM + tableRoom + (chart ? CHART.height : 0))
  writer.text(title, { size: 14, isBold: true })
  if (headline !== undefined) writer.text(headline, { size: 18, isBold: true })
  writer.space(4)
  if (note !== undefined) {
    writer.text(note, SMALL)
    writer.space(4)
  }
  if (chart) drawChart(writer.takeRoom(CHART.height), chart, color)
  if (table) writeTable(writer, table, color)
  if (after.length > 0) writer.space(6)
  for (const sentence of after) writer.text(sentence, SMALL)
}

function writeTable(writer: PageWriter, { columns, rows }: ReportTable, color: Color): void {
  const headers = columns.map(({ header }) => header)
  for (const [index, cells] of [headers, ...rows].entries()) {
    writeRow(writer, { columns, cells, isHeader: index === 0, color })
  }
}

interface Row {
  columns: ReportTable['columns']
  cells: readonly ReportCell[]
  isHeader: boolean
  color: Color
}

function writeRow(writer: PageWriter, { columns, cells, isHeader, color }: Row): void {
  const pageWidth = writer.width
  const texts = columns.map(({ width }, index) => {
    const cell = cells[index] ?? ''
    return typeof cell === 'string' ? writer.linesOf(cell, width * pageWidth - CELL.gap, CELL.size) : []
  })
  const lineCount = Math.max(1, ...texts.map(({ length }) => length))
  const room = writer.takeRoom(lineCount * LINE + 2 * CELL.padding)
  const style = { size: CELL.size, grey: isHeader ? 0.35 : 0.05, isBold: isHeader }
  let left = 0
  for (const [index, { width, isAtEnd = false }] of columns.entries()) {
    const right = left + width * pageWidth
    const cell = cells[index]
    if (typeof cell === 'object') drawShare(room, { left, right, ...cell }, color)
    for (const [line, text] of (texts[index] ?? []).entries()) {
      const y = room.height - CELL.padding - (line + 0.8) * LINE
      room.write(text, { x: isAtEnd ? right : left, y, isAtEnd }, style)
    }
    left = right
  }
  const { page, x, y, width } = room
  const [start, end] = [
    { x, y },
    { x: x + width, y },
  ]
  page.drawLine({ start, end, thickness: isHeader ? 0.75 : 0.4, color: grayscale(isHeader ? 0.5 : 0.8) })
}

interface Bar {
  left: number
  right: number
  share: number
  text: string
}

function drawShare(room: PageRoom, { left, right, share, text }: Bar, color: Color): void {
  const width = right - left - NUMBER_WIDTH - 2 * CELL.gap
  const y = room.y + (room.height - BAR_HEIGHT) / 2
  const bar = { x: room.x + left, y, height: BAR_HEIGHT }
  room.page.drawRectangle({ ...bar, width, color: grayscale(0.92) })
  if (share > 0) room.page.drawRectangle({ ...bar, width: width * share, color })
  const baseline = room.height - CELL.padding - 0.8 * LINE
  room.write(text, { x: right - CELL.gap, y: baseline, isAtEnd: true }, { size: CELL.size, grey: 0.05 })
}

/** The rating above, the volume below, on the same steps; both say their highest. */
function drawChart(room: PageRoom, chart: ReportChart, color: Color): void {
  const left = 26
  const plot = { x: room.x + left, width: room.width - left }
  const slot = plot.width / chart.volumes.length
  const volumeY = room.y + CHART.axis
  const ratingY = room.y + room.height - 16 - CHART.rating
  const most = Math.max(1, ...chart.volumes)
  room.write(chart.rating, { x: 0, y: room.height - 10 }, LABEL)
  room.write(chart.volume, { x: 0, y: CHART.axis + CHART.volume + 8 }, LABEL)
  for (const stars of [1, 3, 5]) {
    const y = ratingY + ((stars - 1) / 4) * CHART.rating
    drawGrid(room, plot, y)
    room.write(String(stars), { x: left - 6, y: y - room.y - 3, isAtEnd: true }, LABEL)
  }
  drawGrid(room, plot, volumeY)
  drawGrid(room, plot, volumeY + CHART.volume)
  room.write('0', { x: left - 6, y: CHART.axis - 3, isAtEnd: true }, LABEL)
  room.write(chart.mostVolume, { x: left - 6, y: CHART.axis + CHART.volume - 3, isAtEnd: true }, LABEL)
  for (const [index, volume] of chart.volumes.entries()) {
    const x = plot.x + index * slot + slot * 0.14
    if (volume > 0) {
      room.page.drawRectangle({ x, y: volumeY, width: slot * 0.72, height: (volume / most) * CHART.volume, color })
    }
  }
  drawRatings(room, chart.ratings, (rating, index) => ({
    color,
    at: { x: plot.x + (index + 0.5) * slot, y: ratingY + ((rating - 1) / 4) * CHART.rating },
  }))
  writeLabels(room, chart.labels, left)
}

function drawGrid({ page }: PageRoom, { x, width }: { x: number; width: number }, y: number): void {
  page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.4, color: grayscale(0.82) })
}

type Place = (rating: number, index: number) => { color: Color; at: { x: number; y: number } }

/** From one step with stars to the next; a single one is a dot. */
function drawRatings({ page }: PageRoom, ratings: ReportChart['ratings'], place: Place): void {
  const points = ratings.flatMap((rating, index) => (rating === null ? [] : [place(rating, index)]))
  for (const [index, { at, color }] of points.entries()) {
    const before = points[index - 1]
    if (before) page.drawLine({ start: before.at, end: at, thickness: 1.5, color })
    page.drawCircle({ ...at, size: 2.2, color })
  }
}

/** The first at the left, the last at the right, and what is between them in the middle. */
function writeLabels(room: PageRoom, labels: readonly string[], left: number): void {
  const [first = '', ...others] = labels
  const last = others.pop()
  const [middle] = others
  room.write(first, { x: left, y: CHART.axis - 14 }, LABEL)
  if (middle !== undefined) room.write(middle, { x: left + (room.width - left) / 2 - 18, y: CHART.axis - 14 }, LABEL)
  if (last !== undefined) room.write(last, { x: room.width, y: CHART.axis - 14, isAtEnd: true }, LABEL)
}

parentPort?.postMessage(await typesetReport(workerData as ReportContent))
