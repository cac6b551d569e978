import { createHash } from 'node:crypto'

/** Always the same id for the same words, in the form that RFC 9562 leaves to whoever makes one (version 8). */
export function deriveUuid(words: string): string {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
