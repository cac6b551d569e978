import {
  grayscale,
  PageSizes,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineWidth,
  setStrokingGrayscaleColor,
  setTextRenderingMode,
  TextRenderingMode,
  type PDFDocument,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { breakLines } from './break-lines.ts'
import type { TextFont } from './inter-font.ts'
import { directionMark, RIGHT_TO_LEFT_MARK } from './order-signs.ts'

const [PAGE_WIDTH, PAGE_HEIGHT] = PageSizes.A4
const MARGIN = 56
const FOOTER_Y = 30
const FOOTER_SIZE = 8
const TEXT_SIZE = 10
const LEADING = 1.45
const BOX = 9
const MARK = 10
const LOGO_WIDTH = 160
const LOGO_HEIGHT = 48

export const MARK_INDENT = 1.6 * MARK
/** What a page has room for. */
export const PAGE_ROOM = PAGE_HEIGHT - 2 * MARGIN
/** What a rule takes. */
export const RULE_ROOM = 16

export interface TextStyle {
  size: number
  isBold: boolean
  /** 0 is black. */
  grey: number
  indent: number
}

const PLAIN: TextStyle = { size: TEXT_SIZE, isBold: false, grey: 0, indent: 0 }

/** A part of a page, from margin to margin; `y` is its lower edge. */
export interface PageRoom {
  page: PDFPage
  x: number
  y: number
  width: number
  height: number
  /** One line of it, `x` and `y` from the lower left corner of the room; `isAtEnd`: it ends there. */
  write: (line: string, at: { x: number; y: number; isAtEnd?: boolean }, style?: Partial<TextStyle>) => void
}

/** Greys are printed in black alone: in four inks that miss each other by a hair, edges blur. */
export function toColor(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return red === green && green === blue ? grayscale(red) : rgb(red, green, blue)
}

/** Writes from the top to the bottom, and goes on with a new page where one is full. */
export class PageWriter {
  /** Whether a text held something that the font lacks. */
  hasReplaced = false
  /** From margin to margin. */
  readonly width = PAGE_WIDTH - 2 * MARGIN
  readonly #document: PDFDocument
  readonly #font: TextFont
  #page: PDFPage
  #y = PAGE_HEIGHT - MARGIN

  constructor(document: PDFDocument, font: TextFont) {
    this.#document = document
    this.#font = font
    this.#page = document.addPage(PageSizes.A4)
  }

  /** Whose paper it is: a logo, where there is one, over a line in their color. */
  letterhead(logo: PDFImage | null, color: string): void {
    if (logo) {
      const { width, height } = logo.scaleToFit(LOGO_WIDTH, LOGO_HEIGHT)
      this.#y -= height
      this.#page.drawImage(logo, { x: MARGIN, y: this.#y, width, height })
      this.space(8)
    }
    const [start, end] = [MARGIN, PAGE_WIDTH - MARGIN].map((x) => ({ x, y: this.#y }))
    if (start && end) this.#page.drawLine({ start, end, thickness: 2, color: toColor(color) })
    this.space(14)
  }

  text(text: string, given: Partial<TextStyle> = {}): void {
    const style = { ...PLAIN, ...given }
    for (const line of this.#breakLines(text, style)) {
      this.keepTogether(style.size * LEADING)
      this.#y -= style.size * LEADING
      if (line !== '') this.#draw(this.#page, line, { ...style, y: this.#y })
    }
  }

  /** With a sign before it, whose path fills a square of 24. */
  marked(path: string, text: string, style: Partial<TextStyle> = {}): void {
    this.keepTogether(TEXT_SIZE * LEADING)
    const y = this.#y - TEXT_SIZE * LEADING + MARK - 1
    this.#page.drawSvgPath(path, { x: MARGIN, y, scale: MARK / 24, color: grayscale(0) })
    this.text(text, { ...style, indent: MARK_INDENT })
  }

  /** What `text` would take, and `marked` with its indent. */
  heightOf(text: string, given: Partial<TextStyle> = {}): number {
    const style = { ...PLAIN, ...given }
    return this.#breakLines(text, style).length * style.size * LEADING
  }

  /** Something to tick off, on paper. */
  box(text: string): void {
    this.keepTogether(TEXT_SIZE * LEADING)
    const y = this.#y - TEXT_SIZE * LEADING - 1
    this.#page.drawRectangle({ x: MARGIN, y, width: BOX, height: BOX, borderWidth: 0.75, borderColor: grayscale(0) })
    this.text(text, { indent: 2 * BOX })
    this.space(4)
  }

  rule(): void {
    this.space(10)
    const [start, end] = [MARGIN, PAGE_WIDTH - MARGIN].map((x) => ({ x, y: this.#y }))
    if (start && end) this.#page.drawLine({ start, end, thickness: 0.5, color: grayscale(0.75) })
    this.space(RULE_ROOM - 10)
  }

  /** So much of one page, for what is no running text. */
  takeRoom(height: number): PageRoom {
    this.keepTogether(height)
    this.#y -= height
    const [page, x, y] = [this.#page, MARGIN, this.#y]
    return {
      page,
      x,
      y,
      height,
      width: this.width,
      write: (line, at, given = {}) => {
        const style = { ...PLAIN, ...given }
        const text = this.#prepare(line)
        const start = at.isAtEnd ? at.x - this.#font.measure(text) * style.size : at.x
        this.#drawAt(page, text, { ...style, x: x + start, y: y + at.y })
      },
    }
  }

  /** The lines of a text in a column of this width. */
  linesOf(text: string, width: number, size: number): string[] {
    return breakLines(this.#prepare(text), width, (part) => this.#font.measure(part) * size)
  }

  space(height: number): void {
    this.#y -= height
  }

  /** What is this high is not torn apart, as a heading from what it stands over. */
  keepTogether(height: number): void {
    if (this.#y - height >= MARGIN) return
    this.#page = this.#document.addPage(PageSizes.A4)
    this.#y = PAGE_HEIGHT - MARGIN
  }

  /** Once everything is written: only then it is known how many pages there are. */
  addFooters(describe: (page: number, pages: number) => string): void {
    const pages = this.#document.getPages()
    for (const [index, page] of pages.entries()) {
      const text = this.#prepare(describe(index + 1, pages.length))
      this.#draw(page, text, { ...PLAIN, size: FOOTER_SIZE, grey: 0.35, y: FOOTER_Y })
    }
  }

  #breakLines(text: string, { size, indent }: TextStyle): string[] {
    const measure = (part: string) => this.#font.measure(part) * size
    const width = this.width - indent
    return this.#prepare(text)
      .split('\n')
      .flatMap((paragraph) => {
        const mark = directionMark(paragraph)
        return breakLines(paragraph, width, measure).map((line) => mark + line)
      })
  }

  #prepare(text: string): string {
    const prepared = this.#font.prepare(text)
    this.hasReplaced ||= prepared.hasReplaced
    return prepared.text
  }

  #draw(page: PDFPage, text: string, style: TextStyle & { y: number }): void {
    const isFromRight = text.startsWith(RIGHT_TO_LEFT_MARK)
    const x = isFromRight ? PAGE_WIDTH - MARGIN - this.#font.measure(text) * style.size : MARGIN + style.indent
    this.#drawAt(page, text, { ...style, x })
  }

  #drawAt(page: PDFPage, text: string, { size, isBold, grey, x, y }: TextStyle & { x: number; y: number }): void {
    const mode = isBold ? TextRenderingMode.FillAndOutline : TextRenderingMode.Fill
    // There is one weight in the file: a thin outline makes it the bold one.
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(mode), setLineWidth(size / 30))
    page.pushOperators(setStrokingGrayscaleColor(grey))
    page.drawText(text, { x, y, size, font: this.#font.font, color: grayscale(grey) })
    page.pushOperators(popGraphicsState())
  }
}
