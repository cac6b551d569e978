import { paths } from '#shared/domain/paths.ts'
import type { TrialPlan } from '#shared/domain/plans.ts'
import type { MailLink } from './arrival.ts'
import { authClient, takeData } from './auth-call.ts'
import { AuthFailure } from './auth-failure.ts'
import { chooseSessionLifetime, isSessionStored } from './session-storage.ts'

/** What a mail was sent for, and what its code is therefore good for. */
export const MAIL_PURPOSES = ['signup', 'recovery', 'email_change'] as const
export type MailPurpose = (typeof MAIL_PURPOSES)[number]

/** Where the link of a mail ends. The purpose tells that page what the link has done; a chosen plan goes along. */
export function returnAddressFor(purpose: MailPurpose, plan?: TrialPlan): string {
  const path = purpose === 'recovery' ? paths.resetPassword : paths.verify
  return `${location.origin}${path}?type=${purpose}${plan ? `&plan=${plan}` : ''}`
}

/** Sends the mail once more. Recovery's is also the first one, and the answer is the same for every address. */
export async function sendMail(purpose: MailPurpose, email: string, plan?: TrialPlan): Promise<void> {
  const emailRedirectTo = returnAddressFor(purpose, plan)
  if (purpose === 'recovery') {
    await takeData((client) => client.resetPasswordForEmail(email, { redirectTo: emailRedirectTo }))
  } else {
    await takeData((client) => client.resend({ type: purpose, email, options: { emailRedirectTo } }))
  }
}

/** `half`: the other of two mails must be answered too. `failed`: the link has expired or was used before. */
export type LinkOutcome =
  | { kind: 'signed-in'; email: string }
  | { kind: 'half' }
  | { kind: 'failed'; failure: AuthFailure }

/**
 * Uses up a mail's link. Whoever presses gets the session, whoever had this browser before; it lasts as long as theirs
 * only where they are the same person.
 */
export async function followLink({ tokenHash, type }: MailLink): Promise<LinkOutcome> {
  const before = await (await authClient()).getSession()
  try {
    const { session } = await takeData((client) => client.verifyOtp({ token_hash: tokenHash, type }))
    if (!session) return { kind: 'half' }
    if (before.data.session?.user.id !== session.user.id) chooseSessionLifetime(false)
    return { kind: 'signed-in', email: session.user.email ?? '' }
  } catch (failure) {
    if (failure instanceof AuthFailure && failure.kind === 'code-wrong') return { kind: 'failed', failure }
    throw failure
  }
}

/** The code of a mail, typed by hand. `half`: the other of two mails must be answered too. */
export async function confirmCode(purpose: MailPurpose, email: string, code: string): Promise<'signed-in' | 'half'> {
  if (!isSessionStored()) chooseSessionLifetime(false)
  const { session } = await takeData((client) => client.verifyOtp({ type: purpose, email, token: code }))
  return session ? 'signed-in' : 'half'
}
