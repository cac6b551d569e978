import type { EVIDENCE_TYPES } from '#shared/domain/dispute-status.ts'

export type EvidenceType = (typeof EVIDENCE_TYPES)[number]

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** By the first bytes alone: neither the name nor what the browser says tells what a file is. */
export function findType(bytes: Buffer): EvidenceType | null {
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
export function nameRefused(bytes: Buffer): string | null {
  return REFUSED.find(([, isIt]) => isIt(bytes))?.[0] ?? null
}
