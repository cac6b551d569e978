import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 250

/**
 * Calls back when the npm that runs us has ended. It puts a shell between itself and us, so that a signal sent to npm
 * ends the shell and never reaches us, and a killed npm leaves both of us behind.
 */
export function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return

  const ancestors = findAncestors()
  const timer = setInterval(() => {
    if (findAncestors() === ancestors) return
    clearInterval(timer)
    onEnd()
  }, CHECK_EVERY_MS)
  timer.unref()
}

function findAncestors() {
  return `${process.ppid} ${findParentOf(process.ppid)}`
}

function findParentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
