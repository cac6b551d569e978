import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#testing/free-port.ts'

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))
/** The caller's own settings, database and mail server above all, are not meant for tests. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR']
const MANY = '1000000'
const LIMITS = ['RATE_LIMIT_PER_MINUTE', ...['SIGNUP', 'TOKEN', 'RECOVER', 'VERIFY', 'USER', 'FACTORS'].map(authRate)]
const PATIENCE_MS = 20_000

/** Names the folder that installations begin as a copy of. */
export const TEMPLATE_VARIABLE = 'GOODWORD_TEMPLATE'

export interface Installation {
  url: string
  dataFolder: string
  stop(): Promise<void>
}

/** The product with a database and an outside world of its own, so that journeys beside each other never meet. */
export async function startInstallation(
  settings: Record<string, string> = {},
  dataFolder = makeThrowAwayFolder(),
): Promise<Installation> {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  // The channel ends the server with us, however we end.
  const child = spawn(process.execPath, ['--import', './scripts/setup/end-with-starter.mjs', 'src/server/main.ts'], {
    cwd: REPOSITORY,
    env: { ...environment(), PORT: port, PUBLIC_URL: url, DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const hasEnded = once(child, 'exit')
  await waitUntilReady(child)
  return {
    url,
    dataFolder,
    async stop() {
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await hasEnded
      clearTimeout(impatience)
    },
  }
}

/** Gone by the end of this process. */
function makeThrowAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-browser-'))
  const template = process.env[TEMPLATE_VARIABLE]
  // With owners and permissions, on which PostgreSQL insists.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder])
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function environment(): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    ...Object.fromEntries(LIMITS.map((name) => [name, MANY])),
    NODE_COMPILE_CACHE: join(REPOSITORY, '.runtime/compile-cache'),
    SANDBOX: 'on',
    SANDBOX_DELAYS: 'short',
    LOG_LEVEL: 'warn',
  }
}

function authRate(name: string): string {
  return `AUTH_RATE_${name}`
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended at its start, with ${code}.`)))
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Goodword is ready') && resolve())
  })
}
