import { paths } from '#web/kernel/paths.ts'
import { takeData } from '../client/auth-call.ts'
import { authClient } from '../client/auth-client.ts'
import { chooseSessionLifetime, isSessionStored } from '../session-storage.ts'

/** What a mail was sent for, and what its code is therefore good for. */
export const MAIL_PURPOSES = ['signup', 'recovery', 'email_change'] as const
export type MailPurpose = (typeof MAIL_PURPOSES)[number]

/** Where the link of a mail ends. The purpose tells that page what the link has done. */
export function returnAddressFor(purpose: MailPurpose): string {
  const path = purpose === 'recovery' ? paths.resetPassword : paths.verify
  return `${location.origin}${path}?type=${purpose}`
}

/** Sends the mail once more. Recovery's is also the first one, and the answer is the same for every address. */
export async function sendMail(purpose: MailPurpose, email: string): Promise<void> {
  const emailRedirectTo = returnAddressFor(purpose)
  if (purpose === 'recovery') {
    await takeData(authClient().resetPasswordForEmail(email, { redirectTo: emailRedirectTo }))
  } else {
    await takeData(authClient().resend({ type: purpose, email, options: { emailRedirectTo } }))
  }
}

/** The code of a mail, typed by hand. `half`: the other of two mails must be answered too. */
export async function confirmCode(purpose: MailPurpose, email: string, code: string): Promise<'signed-in' | 'half'> {
  if (!isSessionStored()) chooseSessionLifetime(false)
  const { session } = await takeData(authClient().verifyOtp({ type: purpose, email, token: code }))
  return session ? 'signed-in' : 'half'
}
