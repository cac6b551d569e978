import { copyFileSync, openSync, readSync, statSync, truncateSync, closeSync } from 'node:fs'

const LARGEST_BYTES = 5_000_000
const CHECK_EVERY_MS = 60_000

/** Keeps the log and one predecessor below a bound. PostgreSQL appends, so a shortened file simply goes on. */
export function boundLogFile(path: string): void {
  if (sizeOf(path) <= LARGEST_BYTES) return
  copyFileSync(path, `${path}.1`)
  truncateSync(path)
}

export function keepLogFileBounded(path: string): { stop: () => void } {
  const timer = setInterval(() => boundLogFile(path), CHECK_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}

export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

export function readFrom(path: string, start: number): string {
  const length = Math.max(0, sizeOf(path) - start)
  if (length === 0) return ''
  const bytes = Buffer.alloc(length)
  const file = openSync(path, 'r')
  readSync(file, bytes, 0, length, start)
  closeSync(file)
  return bytes.toString('utf8')
}
