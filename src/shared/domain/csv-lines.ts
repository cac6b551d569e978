/** Spreadsheets take a file without it for one in the machine's own encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvCell = string | number | boolean | Date | null

/** RFC 4180. */
export function toCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`
}

export function toCsvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return value instanceof Date ? value.toISOString() : String(value)
  // A spreadsheet would take it for a formula and run what a stranger wrote: at the beginning, and after whatever else
  // it may take for the end of a cell.
  const start = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value
  const safe = start.replaceAll(/(?<=[;|\t\r\n][\s"']*)(?<!')[=+\-@＝＋－＠]/g, "'$&")
  return /["\r\n,;|\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
