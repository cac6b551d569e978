import type { EvidenceType } from './sniff-type.ts'

const EXTENSIONS: Record<EvidenceType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}
const LONGEST_STEM = 100

/** Without a folder, without what cannot be seen or turns text around, and with the extension of what it is. */
export function cleanName(name: string, type: EvidenceType): string {
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
