import { askForProof, changePassword, type PasswordChange } from '#web/kernel/session/credentials.ts'
import { AuthFailure, type AuthFailureKind } from '#web/kernel/session/auth-failure.ts'

/** What the server wants on top of the new password, and why it said no this time. */
export interface Demand {
  field: 'currentPassword' | 'proof'
  refusal: AuthFailure
}

const DEMANDED_BY: Partial<Record<AuthFailureKind, Demand['field']>> = {
  'current-password-needed': 'currentPassword',
  'current-password-wrong': 'currentPassword',
  'reauthentication-needed': 'proof',
  'code-wrong': 'proof',
}

/** Changes the password (`null`), or tells what else it takes. A mailed code is sent as soon as one is wanted. */
export async function changeOrDemand(change: PasswordChange): Promise<Demand | null> {
  try {
    await changePassword(change)
    return null
  } catch (refusal) {
    const field = refusal instanceof AuthFailure ? DEMANDED_BY[refusal.kind] : undefined
    if (!(refusal instanceof AuthFailure) || !field) throw refusal
    if (refusal.kind === 'reauthentication-needed') await askForProof().catch(passOverOneUnderWay)
    return { field, refusal }
  }
}

/** Asked for a moment ago already: that code is good. */
function passOverOneUnderWay(error: unknown) {
  if (!(error instanceof AuthFailure) || error.kind !== 'rate-limited') throw error
}
