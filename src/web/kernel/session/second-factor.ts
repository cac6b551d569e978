import { takeData } from './auth-call.ts'

export interface Factor {
  id: string
  kind: 'app' | 'phone'
  /** Of a phone factor; else empty. */
  phone: string
}

export interface Enrolment {
  factorId: string
  /** A picture as a data address. */
  qrCode: string
  secret: string
}

/** Those that hold, apps first. */
export async function listFactors(): Promise<Factor[]> {
  const { totp, phone } = await takeData((client) => client.mfa.listFactors())
  return [
    ...totp.map(({ id }) => ({ id, kind: 'app' as const, phone: '' })),
    ...phone.map((factor) => ({ id: factor.id, kind: 'phone' as const, phone: phoneOf(factor) })),
  ]
}

function phoneOf(factor: object): string {
  return 'phone' in factor && typeof factor.phone === 'string' ? factor.phone : ''
}

/** A new secret for an authenticator app; it counts from the first right code on. */
export async function enrolApp(name: string): Promise<Enrolment> {
  await dropUnfinishedEnrolments()
  const { id, totp } = await takeData((client) => client.mfa.enroll({ factorType: 'totp', friendlyName: name }))
  return { factorId: id, qrCode: totp.qr_code, secret: totp.secret }
}

/** Two of the same name are refused, and nobody comes back to one that was left half-way. */
async function dropUnfinishedEnrolments(): Promise<void> {
  const { all } = await takeData((client) => client.mfa.listFactors())
  const unfinished = all.filter(({ status, factor_type }) => status === 'unverified' && factor_type === 'totp')
  for (const { id } of unfinished) await takeData((client) => client.mfa.unenroll({ factorId: id }))
}

/** A text message leaves for the phone; the answer names what its code will answer. */
export async function sendText(factorId: string): Promise<string> {
  const { id } = await takeData((client) => client.mfa.challenge({ factorId }))
  return id
}

export async function verifyText(factorId: string, challengeId: string, code: string): Promise<void> {
  await takeData((client) => client.mfa.verify({ factorId, challengeId, code }))
}

export async function verifyApp(factorId: string, code: string): Promise<void> {
  await takeData((client) => client.mfa.challengeAndVerify({ factorId, code }))
}

/** Afterwards this session is one of the first level, and its token says so. */
export async function removeFactor(factorId: string): Promise<void> {
  await takeData((client) => client.mfa.unenroll({ factorId }))
  await takeData((client) => client.refreshSession())
}

export async function verifyRecoveryCode(code: string): Promise<void> {
  await takeData((client) => client.mfa.recoveryCodes.verify({ code }))
}

export async function countRecoveryCodes(): Promise<number> {
  const { remaining } = await takeData((client) => client.mfa.recoveryCodes.getStatus())
  return remaining
}

/** A new set; the codes before it no longer work. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const { codes } = await takeData((client) => client.mfa.recoveryCodes.generate())
  return codes
}
