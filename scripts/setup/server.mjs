import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { waitForExit } from './child.mjs'
import { environmentFor } from './environment.mjs'
import { REPOSITORY, RUNTIME_FOLDER } from './places.mjs'
import { say } from './say.mjs'
import { settingsArguments } from './settings.mjs'
import { watchNpm } from './npm-watch.mjs'

// One Ctrl-C arrives twice: from the terminal, and passed on by npm.
const SAME_KEYSTROKE_MS = 500

const PRELOADED = ['./scripts/setup/end-with-starter.mjs', './scripts/setup/resolve-sources.mjs']
const PROGRAM = [...PRELOADED.flatMap((file) => ['--import', file]), 'src/server/main.ts']

/**
 * Runs the server until it ends; answers with its exit code. It gets a process group of its own, so that a terminal's
 * Ctrl-C reaches it once, through us, and not a second time by itself.
 */
export function runServer(node) {
  const environment = { NODE_COMPILE_CACHE: join(RUNTIME_FOLDER, 'compile-cache'), ...environmentFor(node) }
  const child = spawn(node, [...settingsArguments(), ...PROGRAM], {
    cwd: REPOSITORY,
    env: environment,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  passSignalsOn(child)
  return waitForExit(child)
}

function passSignalsOn(child) {
  let askedAt
  const stop = () => {
    if (askedAt === undefined) {
      askedAt = performance.now()
      child.kill('SIGTERM')
    } else if (performance.now() - askedAt > SAME_KEYSTROKE_MS) {
      say('Stopping at once.')
      child.kill('SIGKILL')
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  watchNpm(stop)
}
