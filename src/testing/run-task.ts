import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { TEST_SECRET } from './template-database.ts'

/** A command of `scripts/tasks`, in a process of its own, on this database. */
export async function runTask(
  task: string,
  given: readonly string[],
  { url }: { url: string },
  environment: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: url,
    BACKUP_DATABASE_URL: url.replace('goodword_owner@', 'postgres@'),
    SECRET_KEY: TEST_SECRET,
    ...environment,
  }
  const program = fileURLToPath(new URL(`../../scripts/tasks/${task}.ts`, import.meta.url))
  const child = spawn(process.execPath, [program, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, said: said + complained }
}
