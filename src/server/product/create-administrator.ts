import { z } from 'zod'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import { paths } from '#shared/domain/paths.ts'
import { inviteAdministrator } from '#server/auth/admin/invite-administrator.ts'
import { listAll, put } from '#server/features/administrators/administrators.repository.ts'
import { noteDeed } from '#server/kernel/admin/admin-transactions.ts'
import { ConfigError, readConfig } from '#server/kernel/config/config.ts'
import { createMetrics } from '#server/kernel/http/metrics.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { buildAuth } from './auth.ts'
import { layFoundations, type ProductFoundations } from './foundations.ts'

/** In words for whoever asked. */
export class NotCreated extends Error {}

/** What to do where nobody can open the administrators' side. */
export const MAKE_ADMINISTRATOR = 'Make one: npm run admin:create -- you@example.com'

const LINK_SECONDS = 86_400
const DOER = 'npm run admin:create'

interface Wanted {
  email: string
  role: AdminRole
}

/** For whoever has the machine: the first administrator, or one more. Answers what to tell them. */
export async function createAdministrator(
  environment: Record<string, string | undefined>,
  wanted: Wanted,
): Promise<string[]> {
  if (!z.email().safeParse(wanted.email).success) throw new NotCreated(`${wanted.email} is no e-mail address.`)
  const config = readSettings(environment)
  const url = config.publicUrl ?? `http://localhost:${config.port}`
  const base = await layFoundations(config, {
    log: createLog(config.logLevel),
    metrics: createMetrics(),
    say: () => undefined,
    publicUrl: () => url,
    sandboxUrl: () => url,
  })
  try {
    const link = await add(base, wanted)
    const done = `${wanted.email} is an administrator (${wanted.role}).`
    return link === null
      ? [done, `They have an account: ${url}${paths.adminLogin}`]
      : [done, 'They choose a password here, within a day:', link]
  } finally {
    await base.rateLimiter.stop()
    await base.close()
  }
}

function readSettings(environment: Record<string, string | undefined>) {
  try {
    return readConfig(environment)
  } catch (error) {
    throw error instanceof ConfigError ? new NotCreated(error.message) : error
  }
}

function add(base: ProductFoundations, { email, role }: Wanted): Promise<string | null> {
  const { authParts } = buildAuth(base, {})
  const name = email.split('@', 1)[0] ?? email
  return base.authTransactions.platform.change(async (tx) => {
    const invited = await inviteAdministrator(authParts, tx, {
      email,
      name,
      language: 'en',
      validSeconds: LINK_SECONDS,
    })
    const known = (await listAll(tx)).find(({ user_id: id }) => id === invited.userId)
    if (known && !known.is_invited) {
      throw new NotCreated(`${invited.email} is an administrator already (${known.role}). An owner can change that.`)
    }
    const { userId } = invited
    await put(tx, { userId, name, role })
    const admin = { userId, name: DOER, email }
    await noteDeed(tx, {
      admin,
      action: 'administrators.add',
      requestId: DOER,
      subject: userId,
      details: { role, email },
    })
    return invited.link
  })
}
