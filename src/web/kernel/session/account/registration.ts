import type { Locale } from '#shared/domain/locales.ts'
import { takeData } from '../client/auth-call.ts'
import { authClient } from '../client/auth-client.ts'
import { chooseSessionLifetime, isSessionStored } from '../session-storage.ts'
import { returnAddressFor } from './mail-code.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
  language: Locale
}

/** Signed in at once, or a mail must be answered first. */
export async function register({ name, email, password, language }: NewAccount): Promise<'signed-in' | 'mail-sent'> {
  chooseSessionLifetime(false)
  const { session } = await takeData(
    authClient().signUp({
      email,
      password,
      options: { data: { name, language }, emailRedirectTo: returnAddressFor('signup') },
    }),
  )
  return session ? 'signed-in' : 'mail-sent'
}

/** What an invitation's mail holds: the secret of its link, or the code beside it. */
export type InvitationProof = { tokenHash: string; type: 'invite' | 'magiclink' } | { email: string; code: string }

/** Only this uses the proof up: a scanner in the mailbox that opens the page does no harm. */
export async function redeemInvitation(proof: InvitationProof): Promise<void> {
  if (!isSessionStored()) chooseSessionLifetime(false)
  await takeData(
    authClient().verifyOtp(
      'code' in proof
        ? { email: proof.email, token: proof.code, type: 'invite' }
        : { token_hash: proof.tokenHash, type: proof.type },
    ),
  )
}
