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

export function reportAndFail(error) {
  console.error(error instanceof PlainError ? `\n${error.message}` : error)
  process.exit(1)
}

export function inSeconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
