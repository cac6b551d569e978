import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/domain/locales.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { takeSmsTurn } from '../limits/mail-turns.ts'
import { countSms, refuseTooSoon } from '../limits/request-limits.ts'
import { hashCode, makeCode } from '../one-time/one-time-code.ts'
import { putToken } from '../one-time/one-time-tokens.repository.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import { updateUser, type UserRow } from '../users/users.repository.ts'

const SENTENCES: Record<Locale, (code: string) => string> = {
  en: (code) => `${code} is your Goodword code. Do not share it.`,
  es: (code) => `${code} es su código de Goodword. No lo comparta.`,
  fr: (code) => `${code} est votre code Goodword. Ne le donnez à personne.`,
  de: (code) => `${code} ist Ihr Goodword-Code. Geben Sie ihn nicht weiter.`,
}

const CLOCKS = {
  phone_confirmation: 'confirmation_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const

export interface SmsOrder {
  kind: keyof typeof CLOCKS
  to: string
  client: ClientInfo
}

export function codeSentence(language: Locale, code: string): string {
  return SENTENCES[language](code)
}

/** Answers the message's id. Whether one may be sent is the door's to ask before. */
export async function sendCodeBySms(deps: AuthDeps, tx: ScopedTx, user: UserRow, order: SmsOrder): Promise<string> {
  const code = makeCode()
  await putToken(tx, {
    userId: user.id,
    kind: order.kind,
    linkHash: null,
    codeHash: hashCode(deps.keyring, { userId: user.id, kind: order.kind }, code),
    isPkce: false,
    sentTo: order.to,
    expiresAt: new Date(deps.now().getTime() + deps.settings.smsCodeSeconds * 1000),
  })
  await updateUser(tx, user.id, { [CLOCKS[order.kind]]: deps.now() })
  const language = await languageOf(tx, user, order.client)
  return deps.sms.queue(tx, { to: order.to, text: codeSentence(language, code) })
}

/**
 * At the doors that are open to everybody: nobody learns by asking whether a number has an account. `send` answers `null`
 * where there is nobody to send anything to.
 */
export async function answerBySms(
  deps: AuthDeps,
  phone: string,
  send: () => Promise<string | null>,
): Promise<{ message_id: string }> {
  const turn = await takeSmsTurn(deps, phone)
  let messageId: string | null = null
  try {
    messageId = await send()
  } finally {
    if (messageId === null) await turn.uncount()
  }
  return { message_id: messageId ?? randomUUID() }
}

/** For somebody who is signed in. */
export async function countCode(deps: AuthDeps, sentAt: Date | null): Promise<void> {
  const intervalSeconds = deps.settings.smsIntervalSeconds
  refuseTooSoon(deps, { sentAt, intervalSeconds, code: 'over_sms_send_rate_limit' })
  await countSms(deps)
}
