import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { EmbeddedPostgres } from '../start-embedded.ts'

export type DatabaseHolder = {
  database: Omit<EmbeddedPostgres, 'stop'>
  kill: () => Promise<void>
  letGo: () => Promise<void>
}

/** Another process that uses the database of the folder. */
export async function startHolder(dataDir: string): Promise<DatabaseHolder> {
  const program = fileURLToPath(new URL('hold-database.ts', import.meta.url))
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]

  return {
    database: JSON.parse(line) as DatabaseHolder['database'],
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async letGo() {
      child.stdin.end()
      await exited
    },
  }
}
