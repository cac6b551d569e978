import type { Locale } from '#shared/domain/locales.ts'
import type { TrialPlan } from '#shared/domain/plans.ts'
import type { MailLink } from './arrival.ts'
import { takeData } from './auth-call.ts'
import { chooseSessionLifetime, isSessionStored } from './session-storage.ts'
import { followLink, returnAddressFor } from './mail-code.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
  language: Locale
  plan: TrialPlan | undefined
}

/** Signed in at once, or a mail must be answered first. */
export async function register(account: NewAccount): Promise<'signed-in' | 'mail-sent'> {
  const { name, email, password, language, plan } = account
  chooseSessionLifetime(false)
  const { session } = await takeData((client) =>
    client.signUp({
      email,
      password,
      options: { data: { name, language }, emailRedirectTo: returnAddressFor('signup', plan) },
    }),
  )
  return session ? 'signed-in' : 'mail-sent'
}

/** What an invitation's mail holds: the secret of its link, or the code beside it. */
export type InvitationProof = MailLink | { email: string; code: string }

/** Only this uses the proof up: a scanner in the mailbox that opens the page does no harm. */
export async function redeemInvitation(proof: InvitationProof): Promise<void> {
  if (!('code' in proof)) {
    const outcome = await followLink(proof)
    if (outcome.kind === 'failed') throw outcome.failure
    return
  }
  if (!isSessionStored()) chooseSessionLifetime(false)
  await takeData((client) => client.verifyOtp({ email: proof.email, token: proof.code, type: 'invite' }))
}
