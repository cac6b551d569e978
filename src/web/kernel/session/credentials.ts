import type { UserIdentity } from '@supabase/auth-js'
import { paths } from '#shared/domain/paths.ts'
import type { RefusalReason } from '#shared/domain/refusals/refusals.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { takeData } from './auth-call.ts'
import { AuthFailure } from './auth-failure.ts'
import { returnAddressFor } from './mail-code.ts'
import { returnAddress, untilBack } from './other-doors.ts'

export async function changePassword(password: string): Promise<void> {
  await takeData((client) => client.updateUser({ password }))
}

/** Whether the server wants to know first that it is still the same person. */
export function isProofDue(error: unknown): boolean {
  if (error instanceof AuthFailure) return error.kind === 'reauthentication-needed'
  return error instanceof ApiProblem && error.refusal?.reason === PROOF_DUE
}

const PROOF_DUE: RefusalReason = 'reauthentication-needed'

/** Mails a code that proves that the person at the screen is the one who reads the mailbox. */
export async function mailProof(): Promise<void> {
  try {
    await takeData((client) => client.reauthenticate())
  } catch (error) {
    // Asked for a moment ago already: that code is good.
    if (!(error instanceof AuthFailure) || error.kind !== 'rate-limited') throw error
  }
}

/** Either counts, for this session, for as long as the server thinks it fresh. */
export async function prove(proof: { current_password: string } | { nonce: string }): Promise<void> {
  await takeData((client) => client.updateUser(proof))
}

/** What an invited person gives their account when they first use it. */
export async function completeAccount({ name, password }: { name: string; password: string }): Promise<void> {
  await takeData((client) => client.updateUser({ password, data: { name } }))
}

/** The address that now waits to be confirmed; `null` when the change is done. */
export async function changeEmail(email: string): Promise<string | null> {
  const { user } = await takeData((client) =>
    client.updateUser({ email }, { emailRedirectTo: returnAddressFor('email_change') }),
  )
  return user.new_email || null
}

/** The server takes the present address for a change of mind. */
export async function cancelEmailChange(presentEmail: string): Promise<void> {
  await changeEmail(presentEmail)
}

/** The account as the server has it now. */
export async function fetchAccount() {
  const { user } = await takeData((client) => client.getUser())
  return {
    email: user.email ?? '',
    pendingEmail: user.new_email || null,
    /** Invited, and never yet asked for a password or who they are. */
    isIncomplete: user.app_metadata['needs_password'] === true,
  }
}

/** One way into the account. */
export interface SignInMethod {
  identity: UserIdentity
  kind: 'password' | 'google' | 'sso' | 'other'
  /** What its provider knows the person by. */
  email: string | null
}

function kindOfProvider(provider: string): SignInMethod['kind'] {
  if (provider === 'email') return 'password'
  if (provider.startsWith('sso:')) return 'sso'
  return provider === 'google' ? 'google' : 'other'
}

export async function listSignInMethods(): Promise<SignInMethod[]> {
  const { identities } = await takeData((client) => client.getUserIdentities())
  return identities.map((identity) => {
    const email: unknown = identity.identity_data?.['email']
    return { identity, kind: kindOfProvider(identity.provider), email: typeof email === 'string' ? email : null }
  })
}

/** Leaves for Google; the way back is a sign-in, and ends where it began. */
export async function linkGoogle(): Promise<void> {
  const redirectTo = returnAddress({ redirect: `${paths.settings}?tab=security` })
  await takeData((client) => client.linkIdentity({ provider: 'google', options: { redirectTo } }))
  await untilBack()
}

export async function unlinkMethod({ identity }: SignInMethod): Promise<void> {
  await takeData((client) => client.unlinkIdentity(identity))
}
