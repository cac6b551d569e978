/** A spreadsheet takes what begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** With its mark, so that spreadsheets know the encoding. */
export function toCsvUrl(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(writeCell).join(','))
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.join('\r\n')}\r\n`)}`
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
