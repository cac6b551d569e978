import type { Locale } from '#shared/domain/locales.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { countSms, refuseTooSoon } from '../limits/request-limits.ts'
import { hashCode, makeCode } from '../one-time/one-time-code.ts'
import { putToken } from '../one-time/one-time-tokens.repository.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import { updateUser, type UserRow } from '../users/users.repository.ts'

const SENTENCES: Record<Locale, (code: string) => string> = {
  en: (code) => `${code} is your Goodword code. Do not share it.`,
  es: (code) => `${code} es su código de Goodword. No lo comparta.`,
  fr: (code) => `${code} est votre code Goodword. Ne le communiquez pas.`,
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

/** Answers the message's id. */
export async function sendCodeBySms(deps: AuthDeps, tx: ScopedTx, user: UserRow, order: SmsOrder): Promise<string> {
  const clock = CLOCKS[order.kind]
  refuseSmsTooSoon(deps, user[clock])
  await countSms(deps)
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
  await updateUser(tx, user.id, { [clock]: deps.now() })
  const language = await languageOf(tx, user, order.client)
  return deps.sms.queue(tx, { to: order.to, text: codeSentence(language, code) })
}

export function refuseSmsTooSoon(deps: AuthDeps, sentAt: Date | null): void {
  const intervalSeconds = deps.settings.smsIntervalSeconds
  refuseTooSoon(deps, { sentAt, intervalSeconds, code: 'over_sms_send_rate_limit' })
}
