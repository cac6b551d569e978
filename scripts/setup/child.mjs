import { spawn } from 'node:child_process'
import { environmentFor } from './environment.mjs'
import { REPOSITORY } from './places.mjs'

/** Runs a program under the runtime, with our input and output; answers with its exit code. */
export async function runProgram({ node, args, environment = {} }) {
  const child = spawn(node, args, {
    cwd: REPOSITORY,
    env: { ...environmentFor(node), ...environment },
    stdio: 'inherit',
  })
  // A terminal sends Ctrl-C to the program as well; we only have to outlive it to tell its exit code.
  const stayAlive = () => undefined
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGINT', stayAlive).on('SIGTERM', passOn)
  try {
    return await waitForExit(child)
  } finally {
    process.off('SIGINT', stayAlive).off('SIGTERM', passOn)
  }
}

/** By the shell's convention: the program's own code, or 128 and the number of the signal that ended it. */
export async function waitForExit(child) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (...outcome) => resolve(outcome))
  })
  return code ?? 128 + (numbers[signal] ?? 0)
}
