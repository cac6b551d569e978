import { createHash } from 'node:crypto'
import { DISPUTE_LIMITS, type EVIDENCE_TYPES } from '#shared/domain/dispute-status.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import sharp, { type Sharp } from 'sharp'
import type { ValidationKey } from '#shared/domain/validation-messages.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import type { RebuiltPdf } from './rebuild-pdf.worker.ts'

type EvidenceType = (typeof EVIDENCE_TYPES)[number]

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** By the first bytes alone: neither the name nor what the browser says tells what a file is. */
function findType(bytes: Buffer): EvidenceType | null {
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

type ImageType = Exclude<EvidenceType, 'application/pdf'>

/** Painted anew from its pixels, upright: what was hidden in the file, where it was taken included, is not in the copy. */
async function cleanImage(bytes: Buffer, type: ImageType): Promise<Buffer> {
  // Without a limit only the header is read, which tells how much there would be to unpack.
  const header = sharp(bytes, { limitInputPixels: false })
  const { width, height, format, isPalette } = await header.metadata().catch(refuseUnreadable)
  if (`image/${format}` !== type) throw refuseFile('fileUnreadable')
  if (width * height > MOST_PIXELS) {
    throw refusal('file-too-many-pixels', { values: { millions: MOST_PIXELS / 1_000_000 }, at: atFile('fileTooLarge') })
  }
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: LONGEST_SECONDS })
  return paint(image.autoOrient(), type, isPalette === true)
    .toBuffer()
    .catch(refuseUnreadable)
}

function paint(image: Sharp, type: ImageType, hasPalette: boolean): Sharp {
  switch (type) {
    case 'image/png':
      return image.png({ compressionLevel: 9, palette: hasPalette })
    case 'image/jpeg':
      return image.jpeg({ quality: QUALITY })
    case 'image/webp':
      return image.webp({ quality: QUALITY })
  }
}

function refuseUnreadable(error: unknown): never {
  throw refuseFile('fileUnreadable', error)
}

const EXTENSIONS: Record<EvidenceType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}
const LONGEST_STEM = 100

/** Without a folder, without what cannot be seen or turns text around, and with the extension of what it is. */
function cleanName(name: string, type: EvidenceType): string {
  const [last = ''] = name.normalize('NFC').split(/[/\\]/).slice(-1)
  const stem = last
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/["*:<>?|]/g, '_')
    .replace(/\.\p{L}[\p{L}\p{N}]{0,4}$/u, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short = Array.from(stem)
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${short === '' ? 'evidence' : short}.${EXTENSIONS[type]}`
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

/** Written anew, a picture may grow a little; one that grows more was not what it seemed. */
const LARGEST_KEPT = 2 * DISPUTE_LIMITS.fileBytes

const LARGEST_MEGABYTES = Math.floor(DISPUTE_LIMITS.fileBytes / 1_000_000)

export interface CleanFile {
  name: string
  media_type: EvidenceType
  size: number
  sha256: string
  content: Buffer
}

/** What was sent, made anew as something that can only be looked at; or a refusal in words. */
export async function cleanFile(
  customerId: string,
  { name, data }: { name: string; data: string },
): Promise<CleanFile> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0) throw refusal('file-empty', { at: atFile('required') })
  if (bytes.length > DISPUTE_LIMITS.fileBytes) {
    throw refusal('file-too-large', { values: { megabytes: LARGEST_MEGABYTES }, at: atFile('fileTooLarge') })
  }
  const type = findType(bytes)
  if (!type) throw refuseType(bytes)
  const content = type === 'application/pdf' ? await cleanPdf(customerId, bytes) : await cleanImage(bytes, type)
  if (content.length > LARGEST_KEPT) throw refusal('file-grows', { at: atFile('fileTooLarge') })
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name: cleanName(name, type), media_type: type, size: content.length, sha256, content }
}

function refuseType(bytes: Buffer) {
  const kind = nameRefused(bytes)
  const at = atFile('fileTypeInvalid')
  return kind ? refusal('file-type-recognized', { values: { kind }, at }) : refusal('file-type-refused', { at })
}
