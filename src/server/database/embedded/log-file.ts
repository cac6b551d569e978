import { copyFileSync, openSync, readSync, rmSync, statSync, truncateSync, closeSync } from 'node:fs'

const LARGEST_BYTES = 5_000_000
const CHECK_EVERY_MS = 60_000

/**
 * Keeps the log and one predecessor below a bound. PostgreSQL appends, so a shortened file simply goes on. Never throws:
 * on a full disk the predecessor is given up for the room, and no fault of a log is worth the server's life.
 */
export function boundLogFile(path: string): void {
  try {
    if (sizeOf(path) <= LARGEST_BYTES) return
    keepPredecessor(path)
    truncateSync(path)
  } catch {
    // The next check tries again.
  }
}

function keepPredecessor(path: string): void {
  try {
    copyFileSync(path, `${path}.1`)
  } catch {
    rmSync(`${path}.1`, { force: true, recursive: true })
  }
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
