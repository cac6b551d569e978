import { createHash } from 'node:crypto'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import { cleanImage } from './clean-image.ts'
import { atFile, refuseFile } from './file-refusal.ts'
import { findType, nameRefused, type EvidenceType } from './sniff-type.ts'
import type { RebuiltPdf } from './rebuild-pdf.worker.ts'

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
async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const rebuilt = await runInWorker(WORKER, bytes, LIMITS).catch((error: unknown) => {
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
export async function cleanFile({ name, data }: { name: string; data: string }): Promise<CleanFile> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0) throw refusal('file-empty', { at: atFile('required') })
  if (bytes.length > DISPUTE_LIMITS.fileBytes) {
    throw refusal('file-too-large', { values: { megabytes: LARGEST_MEGABYTES }, at: atFile('fileTooLarge') })
  }
  const type = findType(bytes)
  if (!type) throw refuseType(bytes)
  const content = type === 'application/pdf' ? await cleanPdf(bytes) : await cleanImage(bytes, type)
  if (content.length > LARGEST_KEPT) throw refusal('file-grows', { at: atFile('fileTooLarge') })
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name: cleanName(name, type), media_type: type, size: content.length, sha256, content }
}

function refuseType(bytes: Buffer) {
  const kind = nameRefused(bytes)
  const at = atFile('fileTypeInvalid')
  return kind ? refusal('file-type-recognized', { values: { kind }, at }) : refusal('file-type-refused', { at })
}
