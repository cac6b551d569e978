import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'

/** The words on each page, by the document's own table of characters, as a reader's search would find them, and what draws it. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ document: PDFDocument; pages: string[]; drawings: string[] }> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = document.getPages()
  return { document, pages: pages.map(readPage), drawings: pages.map(readContents) }
}

function readPage(page: PDFPage): string {
  const characters = readCharacters(page)
  const shown = readContents(page).matchAll(/<([\dA-F]+)> Tj/gi)
  const lines = [...shown].map(([, codes = '']) =>
    (codes.match(/.{4}/g) ?? []).map((code) => characters.get(code.toUpperCase()) ?? '\uFFFD').join(''),
  )
  return lines.join('\n')
}

function readContents({ node, doc }: PDFPage): string {
  const contents = node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray().map((part) => doc.context.lookup(part)) : [contents]
  return parts.map(decode).join('\n')
}

function readCharacters({ node, doc }: PDFPage): Map<string, string> {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict).values() ?? []
  const tables = fonts.map((font) => doc.context.lookup(font, PDFDict).lookup(PDFName.of('ToUnicode')))
  const pairs = tables.flatMap((table) => [...decode(table).matchAll(/<([\dA-F]{4})> <([\dA-F]+)>/gi)])
  return new Map(pairs.map(([, code = '', text = '']) => [code.toUpperCase(), readUtf16(text)] as const))
}

const readUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const decode = (stream: PDFObject | undefined) =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''
