import { spawn } from 'node:child_process'
import { environmentFor } from './environment.mjs'
import { REPOSITORY } from './places.mjs'
import { Interruption, exitCodeFor } from './say.mjs'

// Enough for a program to tidy up after a Ctrl-C.
const PATIENCE_MS = 3000

/**
 * Runs a program under the runtime, with our input and output; answers with its exit code. Asked to stop meanwhile, it
 * throws when the program has ended, so that nothing that was to follow begins. A program that only reads is simply
 * killed then, because some of those, such as the TypeScript compiler, ignore every request to stop.
 */
export async function runProgram({ node, args, environment = {}, isOnlyReading = false, isQuiet = false }) {
  const child = spawn(node, args, {
    cwd: REPOSITORY,
    env: { ...environmentFor(node), ...environment },
    stdio: isQuiet ? 'ignore' : 'inherit',
  })
  const interruption = watchForInterruption(child, isOnlyReading)
  try {
    const code = await waitForExit(child)
    if (interruption.signal) throw new Interruption(interruption.signal)
    return code
  } finally {
    interruption.stop()
  }
}

/** A terminal sends Ctrl-C to the program as well, so that only one which does not heed it needs to be ended. */
function watchForInterruption(child, isOnlyReading) {
  let timer
  const end = () => child.kill(isOnlyReading ? 'SIGKILL' : 'SIGTERM')
  const onInterrupt = () => {
    watch.signal ??= 'SIGINT'
    timer ??= setTimeout(end, isOnlyReading ? 0 : PATIENCE_MS)
  }
  const onTerminate = () => {
    watch.signal ??= 'SIGTERM'
    end()
  }
  const watch = {
    signal: undefined,
    stop() {
      clearTimeout(timer)
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
    },
  }
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate)
  return watch
}

/** The program's own code, or that of the signal which ended it. */
export async function waitForExit(child) {
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (...outcome) => resolve(outcome))
  })
  return code ?? exitCodeFor(signal)
}
