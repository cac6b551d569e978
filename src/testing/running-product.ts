import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** As `npm start` has it: what one start has compiled, the next need not. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../.runtime/compile-cache', import.meta.url))

export interface RunningProduct {
  url: string
  output: () => string
  /** Resolves with the exit code, or `null` when a signal ended it. */
  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** The product as a process of its own, for tests that end it roughly. `main`: of another version. */
export async function runProduct(environment: Record<string, string>, main = MAIN): Promise<RunningProduct> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = await waitForAddress(child, () => output)
  return {
    url,
    output: () => output,
    async signal(signal) {
      // It may have ended by itself, where its database did.
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The product ended at its start:\n${output()}`)))
    child.stdout?.on('data', () => {
      const url = /Goodword is ready at (\S+)|health is at (\S+)\/healthz/.exec(output())?.slice(1).find(Boolean)
      if (url) resolve(url)
    })
  })
}
