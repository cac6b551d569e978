import { z } from 'zod'
import { absentWhenEmpty } from './environment-fields.ts'

const text = absentWhenEmpty(z.string().trim().nullable().default(null))

/** The part of the environment about payments; `.env.example` explains each line. */
export const billingEnvironment = {
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
}

const billingEnvironmentSchema = z.object(billingEnvironment)

/** `off`: nothing is sold, and no trial ends. */
export type BillingSettings =
  | { kind: 'live'; secretKey: string; signingSecret: string }
  | { kind: 'sandbox' }
  | { kind: 'off' }

/** In production no stand-in takes money: whoever knows its cards would pay with them. */
export function toBillingSettings(
  env: z.output<typeof billingEnvironmentSchema>,
  { isProduction, isSandboxOn }: { isProduction: boolean; isSandboxOn: boolean },
): BillingSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: signingSecret } = env
  if (secretKey && signingSecret) return { kind: 'live', secretKey, signingSecret }
  return { kind: isSandboxOn && !isProduction ? 'sandbox' : 'off' }
}
