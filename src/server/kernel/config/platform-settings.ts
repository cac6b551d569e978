import { z } from 'zod'
import { absentWhenEmpty, onOff } from './environment-fields.ts'

const text = absentWhenEmpty(z.string().nullable().default(null))
const address = absentWhenEmpty(
  z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://feeds.example.com' })
    .nullable()
    .default(null),
)

/** The review platforms' part of the environment; `.env.example` explains each line. */
export const platformEnvironment = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_PUSH_TOPIC: text,
  GOOGLE_PUSH_SENDER: text,
  FACEBOOK_APP_ID: text,
  FACEBOOK_APP_SECRET: text,
  YELP_CLIENT_ID: text,
  YELP_CLIENT_SECRET: text,
  YELP_API_KEY: text,
  YELP_FEED_URL: address,
  YELP_MAY_STORE: onOff,
  TRIPADVISOR_MAY_STORE: onOff,
  SANDBOX_DELAYS: absentWhenEmpty(z.enum(['on', 'short', 'off'], 'must be on, short or off').default('on')),
}

const platformEnvironmentSchema = z.object(platformEnvironment)
export type PlatformEnvironment = z.output<typeof platformEnvironmentSchema>

interface Keys {
  id: string
  secret: string
}

/** Which platforms are spoken to, and with what. `isLive` false: the sandbox's stand-in. */
export interface PlatformSettings {
  google: { isLive: boolean; keys: Keys | null; push: { topic: string; sender: string } | null }
  facebook: { isLive: boolean; keys: Keys | null }
  yelp: { isLive: boolean; keys: Keys | null; apiKey: string | null; feedUrl: string | null; canStore: boolean }
  tripadvisor: { isLive: boolean; canStore: boolean }
  sandboxDelays: { readMs: number; writeMs: number; moderationMs: number }
}

/** On, it is about as long as the real ones take, so that what people wait for can be seen. */
const SANDBOX_DELAYS = {
  on: { readMs: 500, writeMs: 1000, moderationMs: 10_000 },
  short: { readMs: 100, writeMs: 200, moderationMs: 3000 },
  off: { readMs: 0, writeMs: 0, moderationMs: 0 },
}

/** Keys of one's own make a platform live; without them, and with the sandbox on, its stand-in answers. */
export function toPlatformSettings(
  env: PlatformEnvironment,
  { isSandboxOn }: { isSandboxOn: boolean },
): PlatformSettings {
  const google = readKeys(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET)
  const facebook = readKeys(env.FACEBOOK_APP_ID, env.FACEBOOK_APP_SECRET)
  const yelp = readKeys(env.YELP_CLIENT_ID, env.YELP_CLIENT_SECRET)
  const isLive = (keys: Keys | null) => keys !== null || !isSandboxOn
  return {
    google: { isLive: isLive(google), keys: google, push: readPush(env) },
    facebook: { isLive: isLive(facebook), keys: facebook },
    yelp: {
      isLive: isLive(yelp),
      keys: yelp,
      apiKey: env.YELP_API_KEY,
      feedUrl: env.YELP_FEED_URL,
      canStore: env.YELP_MAY_STORE ?? !isLive(yelp),
    },
    tripadvisor: { isLive: !isSandboxOn, canStore: env.TRIPADVISOR_MAY_STORE ?? isSandboxOn },
    sandboxDelays: SANDBOX_DELAYS[env.SANDBOX_DELAYS],
  }
}

function readKeys(id: string | null, secret: string | null): Keys | null {
  return id && secret ? { id, secret } : null
}

function readPush(env: PlatformEnvironment): { topic: string; sender: string } | null {
  const { GOOGLE_PUSH_TOPIC: topic, GOOGLE_PUSH_SENDER: sender } = env
  return topic && sender ? { topic, sender } : null
}
