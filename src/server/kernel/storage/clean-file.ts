import { createHash } from 'node:crypto'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import type { Sharp } from 'sharp'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import type { RebuiltPdf } from './rebuild-pdf.worker.ts'

const EXTENSIONS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const
type FileType = keyof typeof EXTENSIONS
type PictureType = Exclude<FileType, 'application/pdf'>

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** By the first bytes alone: neither the name nor what the browser says tells what a file is. */
function findType(bytes: Buffer): FileType | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1A\n')) return 'image/png'
  if (startsWith(bytes, '\xFF\xD8\xFF')) return 'image/jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  // Readers look for it further down too; a file that is something else before it is not taken.
  if (startsWith(bytes, '%PDF-')) return 'application/pdf'
  return null
}

const REFUSED: [string, (bytes: Buffer) => boolean][] = [
  ['gif', (bytes) => startsWith(bytes, 'GIF8')],
  ['heic', (bytes) => startsWith(bytes, 'ftyp', 4)],
  ['tiff', (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['bitmap', (bytes) => startsWith(bytes, 'BM')],
  ['archive', (bytes) => startsWith(bytes, 'PK') || startsWith(bytes, '\xD0\xCF\x11\xE0')],
  ['markup', (bytes) => /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 200))],
]

/** What it is instead, as far as people need to know. */
function nameRefused(bytes: Buffer): string | null {
  return REFUSED.find(([, isIt]) => isIt(bytes))?.[0] ?? null
}

/** What a file can be found to be when it is opened. */
const REASONS = {
  fileUnreadable: 'file-unreadable',
  fileTooLong: 'file-too-long',
  fileEncrypted: 'file-encrypted',
} as const

function refuseFile(code: keyof typeof REASONS, cause?: unknown): AppError {
  return refusal(REASONS[code], { at: atFile(code), cause })
}

const atFile = (code: ValidationKey) => ({ fields: ['data'], code })

/** A few kilobytes can unpack into gigabytes; a camera's picture is well below. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 10
const QUALITY = 90

interface OpenPicture {
  /** To be painted anew from its pixels, upright: what was hidden in the file, where it was taken included, is not in the copy. */
  pixels: Sharp
  hasPalette: boolean
}

async function openPicture(bytes: Buffer, type: PictureType): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  // Without a limit only the header is read, which tells how much there would be to unpack.
  const header = sharp(bytes, { limitInputPixels: false })
  const { width, height, format, isPalette } = await header.metadata().catch(refuseUnreadable)
  if (`image/${format}` !== type) throw refuseFile('fileUnreadable')
  if (width * height > MOST_PIXELS) {
    throw refusal('file-too-many-pixels', { values: { millions: MOST_PIXELS / 1_000_000 }, at: atFile('fileTooLarge') })
  }
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: LONGEST_SECONDS })
  return { pixels: image.autoOrient(), hasPalette: isPalette === true }
}

async function cleanImage(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const picture = await openPicture(bytes, type)
  return paint(picture, type).toBuffer().catch(refuseUnreadable)
}

function paint({ pixels, hasPalette }: OpenPicture, type: PictureType): Sharp {
  switch (type) {
    case 'image/png':
      return pixels.png({ compressionLevel: 9, palette: hasPalette })
    case 'image/jpeg':
      return pixels.jpeg({ quality: QUALITY })
    case 'image/webp':
      return pixels.webp({ quality: QUALITY })
  }
}

function refuseUnreadable(error: unknown): never {
  throw refuseFile('fileUnreadable', error)
}

const WORKER = new URL('./rebuild-pdf.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 10_000, maxMemoryMb: 256 }

/** Its pages in a new document, without programs, links, forms and attachments. */
async function cleanPdf(customerId: string, bytes: Buffer): Promise<Buffer> {
  const rebuilt = await runInWorker(WORKER, { customerId, data: bytes, limits: LIMITS }).catch((error: unknown) => {
    if (error instanceof WorkerGaveUp) throw refuseFile('fileUnreadable', error)
    throw error
  })
  const result = rebuilt as RebuiltPdf
  if ('refusal' in result) throw refuseFile(result.refusal)
  return Buffer.from(result.bytes)
}

interface SentFile {
  /** Base64. */
  data: string
  mostBytes: number
}

function readBytes({ data, mostBytes }: SentFile): Buffer {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0) throw refusal('file-empty', { at: atFile('required') })
  if (bytes.length > mostBytes) {
    const values = { megabytes: Math.floor(mostBytes / 1_000_000) }
    throw refusal('file-too-large', { values, at: atFile('fileTooLarge') })
  }
  return bytes
}

export interface CleanFile {
  extension: (typeof EXTENSIONS)[FileType]
  media_type: FileType
  size: number
  sha256: string
  content: Buffer
}

/** What was sent, made anew as something that can only be looked at; or a refusal in words. */
export async function cleanFile(customerId: string, sent: SentFile): Promise<CleanFile> {
  const bytes = readBytes(sent)
  const type = findType(bytes)
  if (!type) throw refuseType(bytes)
  const content = type === 'application/pdf' ? await cleanPdf(customerId, bytes) : await cleanImage(bytes, type)
  // Written anew, a picture may grow a little; one that grows more was not what it seemed.
  if (content.length > 2 * sent.mostBytes) throw refusal('file-grows', { at: atFile('fileTooLarge') })
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { extension: EXTENSIONS[type], media_type: type, size: content.length, sha256, content }
}

function refuseType(bytes: Buffer) {
  const kind = nameRefused(bytes)
  const at = atFile('fileTypeInvalid')
  return kind ? refusal('file-type-recognized', { values: { kind }, at }) : refusal('file-type-refused', { at })
}

/**
 * A picture painted anew as PNG in each of the sizes, the largest first: neither side is longer than its edge, and none
 * grows. Each is made from the one before, so that what was sent is unpacked once.
 */
export async function cleanPicture<Size extends { edge: number }>(
  sent: SentFile,
  sizes: readonly Size[],
): Promise<(Size & { content: Buffer })[]> {
  const bytes = readBytes(sent)
  const type = findType(bytes)
  if (!type || type === 'application/pdf') {
    const kind = type ? EXTENSIONS[type] : (nameRefused(bytes) ?? 'unknown')
    throw refusal('picture-type-refused', { values: { kind }, at: atFile('pictureTypeInvalid') })
  }
  const { default: sharp } = await import('sharp')
  let { pixels } = await openPicture(bytes, type)
  const painted: (Size & { content: Buffer })[] = []
  for (const size of sizes) {
    const smaller = pixels.resize({ width: size.edge, height: size.edge, fit: 'inside', withoutEnlargement: true })
    const content = await smaller.png({ compressionLevel: 9 }).toBuffer().catch(refuseUnreadable)
    painted.push({ ...size, content })
    pixels = sharp(content)
  }
  return painted
}
