import { paths } from '#shared/domain/paths.ts'
import type { OneTimeKind } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { hashCode, hashLinkToken, makeCode, makeLinkToken } from '../one-time/one-time-code.ts'
import { putToken } from '../one-time/one-time-tokens.repository.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import { updateUser, type UserRow } from '../users/users.repository.ts'
import { renderAuthMail } from './auth-mail.ts'
import type { AuthMailKind } from './auth-mail-texts.ts'

type Clock = 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at'

interface MailPlan {
  kind: OneTimeKind
  /** What the link says it is for; a code alone has none. */
  linkType: string | null
  clock: Clock
}

/** Each mail: the token it carries, what its link is called, and which of the person's clocks tells when it was sent. */
const PLANS: Record<Exclude<AuthMailKind, 'already-registered' | 'team-invitation'>, MailPlan> = {
  confirmation: { kind: 'confirmation', linkType: 'signup', clock: 'confirmation_sent_at' },
  invite: { kind: 'invite', linkType: 'invite', clock: 'confirmation_sent_at' },
  recovery: { kind: 'recovery', linkType: 'recovery', clock: 'recovery_sent_at' },
  magiclink: { kind: 'recovery', linkType: 'magiclink', clock: 'recovery_sent_at' },
  email_change_current: { kind: 'email_change_current', linkType: 'email_change', clock: 'email_change_sent_at' },
  email_change_new: { kind: 'email_change_new', linkType: 'email_change', clock: 'email_change_sent_at' },
  reauthentication: { kind: 'reauthentication', linkType: null, clock: 'reauthentication_sent_at' },
}

export type SentMailKind = keyof typeof PLANS

export interface MailOrder {
  kind: SentMailKind
  to: string
  returnTo: string
  isPkce: boolean
  client: ClientInfo
  /** For a change of address: what it changes to. */
  newEmail?: string
}

export interface Tokens {
  code: string
  linkToken: string
  link: string
}

/** Makes the mail's two secrets and keeps their hashes; an earlier mail of the kind is void from now on. */
export async function makeTokens(
  deps: AuthDeps,
  tx: ScopedTx,
  user: UserRow,
  order: Pick<MailOrder, 'kind' | 'to' | 'returnTo' | 'isPkce'> & { validSeconds?: number },
): Promise<Tokens> {
  const { kind, linkType } = PLANS[order.kind]
  const [code, linkToken] = [makeCode(), makeLinkToken(order.isPkce)]
  await putToken(tx, {
    userId: user.id,
    kind,
    linkHash: linkType ? hashLinkToken(linkToken) : null,
    codeHash: hashCode(deps.keyring, { userId: user.id, kind }, code),
    isPkce: order.isPkce,
    sentTo: order.to,
    expiresAt: new Date(deps.now().getTime() + (order.validSeconds ?? deps.settings.mailCodeSeconds) * 1000),
  })
  return { code, linkToken, link: makeLink(deps, { linkToken, type: linkType ?? '', returnTo: order.returnTo }) }
}

/** Our own pages that take a link's token themselves. */
const OWN_PAGES: readonly string[] = [paths.verify, paths.resetPassword]

/**
 * Straight to our own page where that is where it would end: there a button uses the link, in whatever browser it was
 * opened, and no program that merely looks into mails uses it up. Everybody else's goes the protocol's way.
 */
function makeLink(deps: AuthDeps, link: { linkToken: string; type: string; returnTo: string }): string {
  const { linkToken, type, returnTo } = link
  const page = new URL(returnTo || deps.siteUrl())
  if (page.origin === new URL(deps.siteUrl()).origin && OWN_PAGES.includes(page.pathname)) {
    page.searchParams.set('token_hash', linkToken)
    page.searchParams.set('type', type)
    return page.href
  }
  const query = new URLSearchParams({ token: linkToken, type })
  return `${deps.siteUrl()}/auth/v1/verify?${query.toString()}&redirect_to=${escapeReturn(returnTo)}`
}

/**
 * The protocol takes an address without `&`, `=` and `#` as it is. But never what would end the link in the middle of a
 * mail, or be read as something else.
 */
function escapeReturn(address: string): string {
  if (/[&=#]/.test(address)) return new URLSearchParams({ to: address }).toString().slice('to='.length)
  return address.replaceAll(/[^\w\-.~:/?@!$()*,;%[\]]/gu, encodeURIComponent)
}

/** Who asked for no place of their own comes to our page, where a press uses the link. */
function pageOf(deps: AuthDeps, { kind, returnTo }: MailOrder): string {
  const [site, asked] = [new URL(deps.siteUrl()), new URL(returnTo || deps.siteUrl())]
  if (asked.origin !== site.origin || asked.pathname !== '/') return returnTo
  return deps.siteUrl() + (kind === 'recovery' ? paths.resetPassword : paths.verify)
}

/** A mail with a link and a code, for which the door has taken its turn. Leaves with the transaction, so that no mail tells of what did not happen. */
export async function sendAuthMail(deps: AuthDeps, tx: ScopedTx, user: UserRow, order: MailOrder): Promise<UserRow> {
  const { clock } = PLANS[order.kind]
  const { code, link } = await makeTokens(deps, tx, user, { ...order, returnTo: pageOf(deps, order) })
  const mail = renderAuthMail(order.kind, await languageOf(tx, user, order.client), {
    link,
    code,
    validSeconds: deps.settings.mailCodeSeconds,
    newEmail: order.newEmail ?? '',
    isNewEnough: !needsBothMailboxes(deps, user),
  })
  await deps.mail.queue(tx, { to: order.to, replyTo: null, ...mail })
  return updateUser(tx, user.id, { [clock]: deps.now() })
}

/** A new address is confirmed from the old mailbox too, unless addresses confirm themselves here. */
export function needsBothMailboxes({ settings }: AuthDeps, { email }: UserRow): boolean {
  return !settings.isEmailAutoconfirmed && email !== null
}
