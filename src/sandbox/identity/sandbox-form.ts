import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readBody } from '#server/kernel/http/read-body.ts'

/** The fields of a form as a page or a client sent it. */
export async function readSandboxForm(context: AppContext): Promise<Record<string, string>> {
  const body = await readBody(context.env.incoming)
  return Object.fromEntries(new URLSearchParams(body.toString('utf8').replaceAll('%00', '')))
}
