import { z } from 'zod'
import { absentWhenEmpty } from './environment-fields.ts'

const base64url = (bytes: number, characters: number) =>
  absentWhenEmpty(
    z
      .string()
      .regex(new RegExp(`^[\\w-]{${characters}}$`), `must be ${bytes} bytes, base64url without padding`)
      .nullable()
      .default(null),
  )

/** The part of the environment that web pushes are signed with; `.env.example` explains each line. */
export const pushEnvironment = {
  VAPID_PUBLIC_KEY: base64url(65, 87),
  VAPID_PRIVATE_KEY: base64url(32, 43),
}

const pushEnvironmentSchema = z.object(pushEnvironment)

export interface PushKeySettings {
  publicKey: string
  privateKey: string
}

export function toPushKeys(env: z.output<typeof pushEnvironmentSchema>): PushKeySettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  return publicKey && privateKey ? { publicKey, privateKey } : null
}
