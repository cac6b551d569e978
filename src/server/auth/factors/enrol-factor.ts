import { randomUUID } from 'node:crypto'
import { NIL_CUSTOMER, type ScopedTx } from '#server/database/transactions.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { refuseStale } from '../sessions/fresh-proof.ts'
import type { SignedIn } from '../sessions/with-session.ts'
import { readPhone } from '../users/contact-address.ts'
import {
  deleteAbandonedFactors,
  deleteFactor,
  hasVerified,
  insertFactor,
  listFactors,
  type FactorRow,
} from './factors.repository.ts'
import { withFactorOwner } from './own-factor.ts'
import { makeTotp } from './totp.ts'

const MOST_FACTORS = 10

export interface Enrolment {
  type: string
  friendlyName: string
  issuer: string | null
  phone: string | null
}

/** Begins a factor. It counts for nothing until a code of it has been verified. */
export async function enrolFactor(deps: AuthDeps, token: string | undefined, enrolment: Enrolment) {
  return withFactorOwner(deps, token, async (tx, owner) => {
    refuseStale(deps, owner)
    switch (enrolment.type) {
      case 'totp':
        return enrolTotp(deps, tx, owner, enrolment)
      case 'phone':
        return enrolPhone(deps, tx, owner, enrolment)
      case 'webauthn':
        throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
      default:
        throw validationFailed('factor_type needs to be totp or phone')
    }
  })
}

async function enrolTotp(deps: AuthDeps, tx: ScopedTx, owner: SignedIn, enrolment: Enrolment) {
  if (!deps.settings.isTotpOn) {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  }
  await makeRoom(tx, owner, enrolment)
  const { user } = owner
  const issuer = enrolment.issuer ?? new URL(deps.siteUrl()).host
  const totp = makeTotp({ issuer, label: user.email ?? user.phone ?? user.id })
  const id = randomUUID()
  await insertFactor(tx, {
    id,
    user_id: user.id,
    factor_type: 'totp',
    friendly_name: enrolment.friendlyName,
    secret: seal(deps.keyring, placeOf(id), totp.secret),
  })
  return {
    id,
    type: 'totp',
    friendly_name: enrolment.friendlyName,
    totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri },
  }
}

async function enrolPhone(deps: AuthDeps, tx: ScopedTx, owner: SignedIn, enrolment: Enrolment) {
  if (!deps.settings.isPhoneFactorOn) {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  }
  const phone = readPhone(enrolment.phone ?? '')
  await replaceUnverified(tx, owner.user.id, phone)
  await makeRoom(tx, owner, enrolment)
  const { friendlyName } = enrolment
  const factor = { user_id: owner.user.id, factor_type: 'phone', friendly_name: friendlyName, phone } as const
  const { id } = await insertFactor(tx, factor)
  return { id, type: 'phone', friendly_name: friendlyName, phone }
}

/** The same number again takes the place of an enrolment that was not finished. */
async function replaceUnverified(tx: ScopedTx, userId: string, phone: string): Promise<void> {
  for (const factor of await listFactors(tx, userId)) {
    if (factor.phone !== phone) continue
    if (factor.status === 'verified') {
      throw new AuthError(422, 'mfa_verified_factor_exists', 'A verified phone factor already exists for this number')
    }
    await deleteFactor(tx, factor.id)
  }
}

async function makeRoom(tx: ScopedTx, { user, session }: SignedIn, { friendlyName }: Enrolment): Promise<void> {
  await deleteAbandonedFactors(tx, user.id)
  const factors = await listFactors(tx, user.id)
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
  if (factors.length >= MOST_FACTORS) {
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached')
  }
  if (hasVerified(factors) && session.aal === 'aal1') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}

export function readSecret(deps: AuthDeps, factor: FactorRow): string {
  return unseal(deps.keyring, placeOf(factor.id), factor.secret ?? '')
}

function placeOf(factorId: string) {
  return { customerId: NIL_CUSTOMER, table: 'auth.factors', rowId: factorId, column: 'secret' }
}
