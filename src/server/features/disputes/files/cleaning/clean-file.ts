import { createHash } from 'node:crypto'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { cleanImage } from './clean-image.ts'
import { cleanName } from './clean-name.ts'
import { cleanPdf } from './clean-pdf.ts'
import { LARGEST_MEGABYTES, refuseFile } from './file-refusal.ts'
import { findType, nameRefused, type EvidenceType } from './sniff-type.ts'

/** Written anew, a picture may grow a little; one that grows more was not what it seemed. */
const LARGEST_KEPT = 2 * DISPUTE_LIMITS.fileBytes

const TAKEN = 'Only PNG, JPEG and WebP pictures and PDF documents can be added.'

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
  if (bytes.length === 0) throw refuseFile('required', 'This file is empty.')
  if (bytes.length > DISPUTE_LIMITS.fileBytes) {
    throw refuseFile('fileTooLarge', `This file is larger than ${LARGEST_MEGABYTES} MB.`)
  }
  const type = findType(bytes)
  if (!type) throw refuseType(bytes)
  const content = type === 'application/pdf' ? await cleanPdf(bytes) : await cleanImage(bytes, type)
  if (content.length > LARGEST_KEPT) throw refuseFile('fileTooLarge')
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name: cleanName(name, type), media_type: type, size: content.length, sha256, content }
}

function refuseType(bytes: Buffer) {
  const kind = nameRefused(bytes)
  return refuseFile('fileTypeInvalid', kind ? `This is ${kind}. ${TAKEN}` : TAKEN)
}
