import { constants } from 'node:os'

/** One line of what is going on, in plain words. */
export function say(line) {
  console.log(line)
}

/** Lines that replace one another in a terminal; elsewhere, as in a log, each stands for itself. */
export function startProgress({ everyMs, describe }) {
  const isTerminal = process.stdout.isTTY === true
  const show = () => process.stdout.write(isTerminal ? `\r\u001B[K${describe()}` : `${describe()}\n`)
  const timer = setInterval(show, everyMs)

  return {
    stop() {
      clearInterval(timer)
      if (isTerminal) process.stdout.write('\r\u001B[K')
    },
  }
}

/** An error whose message is all a person needs; anything else is a fault of ours and shows its stack. */
export class PlainError extends Error {}

/** This process was asked to stop and has nothing more to tell than its exit code. */
export class Interruption extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`)
    this.exitCode = exitCodeFor(signal)
  }
}

/** By the shell's convention. */
export function exitCodeFor(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}

export function reportAndFail(error) {
  if (error instanceof Interruption) process.exit(error.exitCode)
  console.error(error instanceof PlainError ? `\n${error.message}` : error)
  process.exit(1)
}

export function inSeconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
