import type { CustomerTx } from '#server/database/transactions.ts'
import { invalidCredentials } from '../auth-error.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import { sendNotice } from '../mail/notices.ts'
import { listPlaces } from '../users/memberships.repository.ts'
import type { UserRow } from '../users/users.repository.ts'
import { answerSession, deviceKeyOf, type SessionAnswer } from './session-answer.ts'
import { startSession, type ComparedPassword } from './sessions.repository.ts'

/** The ways in that ask whether to be remembered. A mail does not: whoever presses its link said nothing of it. */
const REMEMBERING_METHODS: readonly string[] = ['password', 'oauth', 'sso/saml']

export interface Opening {
  user: UserRow
  place: Place | null
  client: ClientInfo
  /** How the person proved who they are, as the token's `amr` names it. */
  method: string
  provider?: string
  /** For who came by password: the session opens only while it is still the account's. */
  password?: ComparedPassword
}

/** A new session, and everything that signing in means. */
export async function openSession(deps: AuthDeps, tx: CustomerTx, opening: Opening): Promise<SessionAnswer> {
  const { user, place, client, method, provider, password } = opening
  const now = deps.now()
  const timestamp = Math.floor(now.getTime() / 1000)
  const session = await startSession(tx, {
    userId: user.id,
    amr: [{ method, timestamp, ...(provider && { provider }) }],
    method,
    userAgent: client.userAgent,
    ip: client.ip,
    isRemembered: client.isRemembered === true && REMEMBERING_METHODS.includes(method),
    device: deviceKeyOf(client.userAgent),
    now,
    password,
  })
  if (!session) throw invalidCredentials()
  if (session.is_new_device) await sendNotice(deps, tx, user, { notice: 'new-device', client })
  if (place) {
    const others = (await listPlaces(tx, user.id)).filter(({ customerId }) => customerId !== place.customerId)
    await deps.hooks.onSignedIn(tx, { userId: user.id, client, places: [place, ...others] })
  }
  return answerSession(deps, tx, { user: { ...user, last_sign_in_at: now }, session })
}
