import { z } from 'zod'
import { OTHER_SMS_CHANNEL, SMS_CHANNELS } from '#server/adapters/mail/sandbox-messages.ts'
import { AuthError, validationFailed } from '../auth-error.ts'

const emailSchema = z.email()
const MAX_EMAIL_LENGTH = 255

/** Lower-cased; refused with the protocol's sentence when it is no address. */
export function readEmail(given: string, status: 400 | 422 = 400): string {
  const email = given.trim().toLowerCase()
  if (email.length > MAX_EMAIL_LENGTH) throw new AuthError(status, 'validation_failed', 'An email address is too long')
  if (!emailSchema.safeParse(email).success) {
    throw new AuthError(status, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  return email
}

/** Digits with the country code, as they are kept and shown. */
export function readPhone(given: string): string {
  const phone = given.replaceAll(/[+\s()-]/g, '')
  if (!/^[1-9]\d{4,14}$/.test(phone)) throw validationFailed('Invalid phone number format (E.164 required)')
  return phone
}

/** What a request names: exactly one of the two. Doors differ in the status for what is no email address. */
export function readAddress(
  given: { email?: string | null | undefined; phone?: string | null | undefined },
  emailStatus: 400 | 422 = 400,
) {
  const { email, phone } = given
  if (email && phone) throw validationFailed('Only an email address or phone number should be provided')
  return { email: email ? readEmail(email, emailStatus) : null, phone: phone ? readPhone(phone) : null }
}

/** How a code travels to a phone. */
export function refuseOtherChannel(channel: string | null | undefined): void {
  if (channel && !SMS_CHANNELS.includes(channel)) throw validationFailed(OTHER_SMS_CHANNEL)
}

export const emailProviderDisabled = (status: 400 | 422 = 400, sentence = 'Email logins are disabled') =>
  new AuthError(status, 'email_provider_disabled', sentence)

export const phoneProviderDisabled = (status: 400 | 422 = 400, sentence = 'Phone logins are disabled') =>
  new AuthError(status, 'phone_provider_disabled', sentence)
