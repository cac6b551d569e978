import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { languageOf } from '../users/language-of-user.ts'
import type { UserRow } from '../users/users.repository.ts'
import type { Notice, NoticeSubjects } from './notice-texts.ts'
import { renderNotice } from './security-notice.ts'

type NoticeToSend<Kind extends Notice> = {
  notice: Kind
  client: ClientInfo
  /** Where to, when it is not the person's present address. */
  to?: string
} & (object extends NoticeSubjects[Kind] ? { details?: NoticeSubjects[Kind] } : { details: NoticeSubjects[Kind] })

/** Tells a person by mail what happened to their account. Somebody without an address cannot be told. */
export async function sendNotice<Kind extends Notice>(
  parts: AuthParts,
  tx: ScopedTx,
  user: UserRow,
  { notice, client, to, details }: NoticeToSend<Kind>,
): Promise<void> {
  const address = to ?? user.email
  if (!address) return
  const language = await languageOf(tx, user, client)
  const circumstances = { client, at: parts.now(), siteUrl: parts.siteUrl() }
  const mail = renderNotice(notice, language, { ...(details as NoticeSubjects[Kind]), ...circumstances })
  await parts.mail.queue(tx, { to: address, replyTo: null, ...mail })
}
