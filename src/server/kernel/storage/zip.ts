import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  path: string
  /** Deflated. */
  content: Buffer
  crc: number
  size: number
}

export function packEntry(path: string, content: Uint8Array): ZipEntry {
  return { path, content: deflateRawSync(content), crc: crc32(content), size: content.byteLength }
}

const VERSION = 20
const DEFLATED = 8
const UTF8_NAMES = 0x08_00

/**
 * One archive (PKZIP APPNOTE 6.3.10, without its 64-bit parts): below 4 GB and 65,536 files. A file at a time, as fast as
 * they are taken; only the list at the end is held.
 */
export async function* streamZip(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Buffer> {
  const listed: Buffer[] = []
  let [count, offset] = [0, 0]
  for await (const entry of entries) {
    const name = Buffer.from(entry.path)
    const facts = writeFacts(entry, name, madeAt)
    const header = Buffer.concat([word(0x04_03_4b_50), facts, name])
    yield header
    yield entry.content
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    listed.push(word(0x02_01_4b_50), half(VERSION), facts, place, name)
    offset += header.length + entry.content.length
    count += 1
  }
  const directory = Buffer.concat(listed)
  yield directory
  yield Buffer.concat([
    word(0x06_05_4b_50),
    half(0),
    half(0),
    half(count),
    half(count),
    word(directory.length),
    word(offset),
    half(0),
  ])
}

/** What both the file's own header and the list at the end say of it. */
function writeFacts({ content, crc, size }: ZipEntry, name: Buffer, at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return Buffer.concat([
    half(VERSION),
    half(UTF8_NAMES),
    half(DEFLATED),
    half(time),
    half(date),
    word(crc),
    word(content.length),
    word(size),
    half(name.length),
    half(0),
  ])
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
