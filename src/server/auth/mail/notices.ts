import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo, ProductNotice } from '#server/auth/auth-deps.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import { listPlaces } from '../users/memberships.repository.ts'
import { type UserRow } from '../users/users.repository.ts'
import type { Notice, NoticeSubjects } from './notice-texts.ts'
import { renderNotice } from './security-notice.ts'

type NoticeToSend<Kind extends Notice> = {
  notice: Kind
  client: ClientInfo
  /** Where to, when it is not the person's present address. */
  to?: string
} & (object extends NoticeSubjects[Kind] ? { details?: NoticeSubjects[Kind] } : { details: NoticeSubjects[Kind] })

/** Tells a person what happened to their account: in the product where they have a place in it, and by mail. */
export async function sendNotice<Kind extends Notice>(
  deps: AuthDeps,
  tx: ScopedTx,
  user: UserRow,
  { notice, client, to, details }: NoticeToSend<Kind>,
): Promise<void> {
  const provider = details && 'provider' in details ? details.provider : null
  await notifyInProduct(deps, tx, user, { told: { notice, provider }, client })
  const address = to ?? user.email
  if (!address) return
  const language = await languageOf(tx, user, client)
  const circumstances = { client, at: deps.now(), siteUrl: deps.siteUrl() }
  const mail = renderNotice(notice, language, { ...(details as NoticeSubjects[Kind]), ...circumstances })
  await deps.mail.queue(tx, { to: address, replyTo: null, ...mail })
}

async function notifyInProduct(
  deps: AuthDeps,
  tx: ScopedTx,
  { id: userId }: UserRow,
  { told, client }: { told: ProductNotice; client: ClientInfo },
): Promise<void> {
  const places = await listPlaces(tx, userId)
  const [place] = places
  if (!place) return
  await deps.hooks.onNotice(tx, { customerId: place.customerId, userId }, told)
  await deps.hooks.onAccountEvent(tx, { userId, places }, { event: told.notice, client })
}
