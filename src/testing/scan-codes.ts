import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { z } from 'zod'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
const extraSchema = z.object({ ECLevel: z.string(), Version: z.coerce.number(), UEC: z.coerce.number() })

export interface ScannedCode {
  text: string
  level: string
  /** Along one side. */
  modules: number
  /** Of what the level can mend, the share that was not needed. */
  spare: number
  /** From its first module to its last, in pixels. */
  width: number
  /** From its upper left corner. */
  x: number
  y: number
}

let isReady = false

/** What a reader that shares nothing with the product finds in a picture. */
export async function scanCodes(picture: Uint8Array): Promise<ScannedCode[]> {
  // By itself it loads this from the internet.
  if (!isReady) prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(WASM)).buffer } })
  isReady = true
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], tryInvert: false })
  return found.map(({ text, extra, position: { topLeft, topRight } }) => {
    const { ECLevel: level, Version: version, UEC: spare } = extraSchema.parse(JSON.parse(extra))
    const width = Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y)
    return { text, level, modules: 17 + 4 * version, spare, width, x: topLeft.x, y: topLeft.y }
  })
}

/** As a hurried hand holds the camera. `blur` is in pixels. */
export function disturb(picture: Uint8Array, { blur = 0, turn = 0 }: { blur?: number; turn?: number }) {
  const image = sharp(picture).flatten({ background: 'white' }).rotate(turn, { background: 'white' })
  return (blur > 0 ? image.blur(blur) : image).png().toBuffer()
}

/** The first page, as Chrome would draw it. */
export async function renderPdf(bytes: Uint8Array, pixelsPerMillimetre: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    const scale = (pixelsPerMillimetre * 25.4) / 72
    const { data, width, height } = await document.getPage(0).render({ scale, colorSpace: 'Gray' })
    const raw = { width, height, channels: data.length / (width * height) } as const
    return await sharp(data, { raw: { ...raw, channels: raw.channels === 4 ? 4 : 1 } })
      .png()
      .toBuffer()
  } finally {
    document.destroy()
    library.destroy()
  }
}
