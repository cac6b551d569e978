/** A share from 0 to 1 draws a bar before its text. */
export type ReportCell = string | { text: string; share: number }

export interface ReportTable {
  /** `width`: a share of the page's; what ends at the right are numbers. */
  columns: { header: string; width: number; isAtEnd?: boolean }[]
  rows: ReportCell[][]
}

/** Volume as bars, and the rating as a line above them. */
export interface ReportChart {
  rating: string
  /** One to five; `null` where nobody gave stars. */
  ratings: (number | null)[]
  volume: string
  volumes: number[]
  mostVolume: string
  /** Under the first, the middle and the last. */
  labels: string[]
}

export interface ReportSection {
  title: string
  /** Large, under the title. */
  headline?: string
  note?: string
  chart?: ReportChart
  table?: ReportTable
  after?: string[]
}

/** What stands in a report, in the reader's words, for whoever sets it. */
export interface ReportContent {
  language: string
  title: string
  /** At its head: the logo, a PNG, and the first color of the business. */
  brand: { logo: Uint8Array | null; color: string }
  business: string
  facts: string[]
  sections: ReportSection[]
  replacedNote: string
  /** With `{page}` and `{pages}`. */
  footer: string
  madeAt: string
}
