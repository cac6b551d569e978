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
  GOOGLE_PLACES_KEY: text,
  FACEBOOK_APP_ID: text,
  FACEBOOK_APP_SECRET: text,
  INSTAGRAM_APP_ID: text,
  INSTAGRAM_APP_SECRET: text,
  X_CLIENT_ID: text,
  X_CLIENT_SECRET: text,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_PAGES: onOff,
  LINKEDIN_VERSION: absentWhenEmpty(
    z
      .string()
      .regex(/^20\d{4}$/, 'must be a year and a month such as 202611')
      .default('202611'),
  ),
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
  /** For looking up businesses that are not the customer's own; a key makes it live, and without one only a stand-in answers. */
  places: { googleKey: string | null; yelpKey: string | null; isSandboxOn: boolean }
  instagram: { isLive: boolean; keys: Keys | null }
  x: { isLive: boolean; keys: Keys | null }
  linkedin: { isLive: boolean; keys: Keys | null; isForPages: boolean; version: string }
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
  const instagram = readKeys(env.INSTAGRAM_APP_ID, env.INSTAGRAM_APP_SECRET)
  const x = readKeys(env.X_CLIENT_ID, env.X_CLIENT_SECRET)
  const linkedin = readKeys(env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET)
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
    instagram: { isLive: isLive(instagram), keys: instagram },
    x: { isLive: isLive(x), keys: x },
    linkedin: {
      isLive: isLive(linkedin),
      keys: linkedin,
      isForPages: env.LINKEDIN_PAGES ?? !isLive(linkedin),
      version: env.LINKEDIN_VERSION,
    },
    tripadvisor: { isLive: !isSandboxOn, canStore: env.TRIPADVISOR_MAY_STORE ?? isSandboxOn },
    places: { googleKey: env.GOOGLE_PLACES_KEY, yelpKey: env.YELP_API_KEY, isSandboxOn },
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
