import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, findUnsafe, readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing outside production', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      isSandboxOn: true,
      roles: ['web', 'worker'],
      databaseUrl: null,
      backupDatabaseUrl: null,
      queueDatabaseUrl: null,
    })
  })

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: ' ', SANDBOX: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PUBLIC_URL: 'reviews.example.com' }, 'PUBLIC_URL must be an address such as https://reviews.example.com.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/goodword.',
    ],
    [
      { QUEUE_DATABASE_URL: 'redis://x' },
      'QUEUE_DATABASE_URL must be an address such as postgres://user:password@host:5432/goodword.',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [{ SANDBOX: 'maybe' }, 'SANDBOX must be on or off.'],
    [{ SANDBOX: 'off' }, 'SMTP_URL must be set, or SANDBOX=on to keep all mail in the sandbox.'],
    [{ AUTH_CAPTCHA_URL: 'https://x.test/' }, 'AUTH_CAPTCHA_URL and AUTH_CAPTCHA_SECRET need each other.'],
    [{ AUTH_GOOGLE_CLIENT_ID: 'x' }, 'AUTH_GOOGLE_CLIENT_ID and AUTH_GOOGLE_CLIENT_SECRET need each other.'],
    [{ STRIPE_SECRET_KEY: 'x' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.'],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PUBLIC_KEY must be 65 bytes, base64url without padding.'],
    [{ VAPID_PRIVATE_KEY: 'x'.repeat(43) }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other.'],
    [
      { SANDBOX: 'off', SMTP_URL: 'smtp://mail.example.com', AUTH_MFA_PHONE: 'on' },
      'AUTH_PHONE and AUTH_MFA_PHONE need SANDBOX=on: no provider for text messages is connected.',
    ],
    [{ AI_BASE_URL: 'my-model' }, 'AI_BASE_URL must be sandbox or an address such as http://127.0.0.1:11434/v1.'],
    [{ AI_READS_ARRIVALS: 'both' }, 'AI_READS_ARRIVALS must be built-in or provider.'],
    [{ AI_TIMEOUT_SECONDS: '0' }, 'AI_TIMEOUT_SECONDS must be a whole number from 1 to 600.'],
    [
      { SANDBOX: 'off', SMTP_URL: 'smtp://mail.example.com', AI_BASE_URL: 'sandbox' },
      'AI_BASE_URL=sandbox needs SANDBOX=on.',
    ],
    [{ ROLES: 'web,cook' }, 'ROLES must be web, worker or both, separated by a comma.'],
    [{ ROLES: ',' }, 'ROLES must be web, worker or both, separated by a comma.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test.'],
    [
      { PUBLIC_URL: 'https://x.test/app' },
      'PUBLIC_URL must be an address without a path, a query or a password in it.',
    ],
    [
      { DATABASE_URL: 'postgres://db.test/goodword', DATABASE_POOLER: 'pooler' },
      'DATABASE_POOLER must be a host and a port such as pgbouncer.example.com:6432.',
    ],
    [
      { DATABASE_POOLER: 'pooler.test:6432' },
      'DATABASE_POOLER needs DATABASE_URL beside it: migrations and live updates go to PostgreSQL itself.',
    ],
    [
      { DATABASE_READ_URL: 'postgres://replica.test/goodword' },
      'DATABASE_READ_URL needs DATABASE_URL beside it: the embedded database has no replica.',
    ],
    [{ SECRET_KEY_PREVIOUS: 'x' }, 'SECRET_KEY_PREVIOUS needs SECRET_KEY beside it.'],
    [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
    [{ METRICS_TOKEN: 'x' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.1 or 10.0.0.0/8.'],
  ])('says plainly what is wrong with %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence))
  })

  it('names every fault at once', () => {
    expect(() => readConfig({ PORT: 'x', SANDBOX: 'y' })).toThrow(/PORT[\s\S]*SANDBOX/)
  })

  it('refuses production without what production needs', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /SECRET_KEY[\s\S]*PUBLIC_URL[\s\S]*CONTACT_EMAIL[\s\S]*SMTP_URL/,
    )
  })

  it('keeps the sandbox out of production unless asked for', () => {
    const production = {
      NODE_ENV: 'production',
      SECRET_KEY: 'x'.repeat(32),
      PUBLIC_URL: 'https://reviews.example.com/',
      CONTACT_EMAIL: 'hello@example.com',
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'Example <no-reply@example.com>',
    }
    expect(readConfig(production)).toMatchObject({ isSandboxOn: false, publicUrl: 'https://reviews.example.com' })
    expect(readConfig({ ...production, SANDBOX: 'on' })).toMatchObject({
      isSandboxOn: true,
      billing: { kind: 'off' },
      auth: { isEmailAutoconfirmed: false, google: null },
    })
  })

  it.each([
    ['x'.repeat(32), 'https://reviews.example.com', [/^SECRET_KEY/]],
    ['please-change-me-0f9a8b7c6d5e4f3a', 'https://reviews.example.com', [/^SECRET_KEY/]],
    ['8f14e45fceea167a5a36dedd4bea2543', 'http://reviews.example.com', [/^PUBLIC_URL/]],
    ['8f14e45fceea167a5a36dedd4bea2543', 'https://reviews.example.com', []],
  ])('is warned of in production where it is not safe: %s at %s', (SECRET_KEY, PUBLIC_URL, expected) => {
    const environment = { SECRET_KEY, PUBLIC_URL, CONTACT_EMAIL: 'hello@example.com', SANDBOX: 'on' }

    const told = findUnsafe(readConfig({ ...environment, NODE_ENV: 'production' }))

    expect(told).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
    expect(findUnsafe(readConfig(environment))).toEqual([])
  })

  it('is listed in full in .env.example', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
    const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1] ?? '')
    const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
    const schema = /environmentSchema = z\.object\(\{([\s\S]*?)\n\}\)/.exec(sourceOf('./config.ts'))?.[1] ?? ''
    const auth = /authEnvironment = \{([\s\S]*?)\n\}/.exec(sourceOf('./auth-settings.ts'))?.[1] ?? ''
    const platforms = /platformEnvironment = \{([\s\S]*?)\n\}/.exec(sourceOf('./platform-settings.ts'))?.[1] ?? ''
    const assistant = /assistantEnvironment = \{([\s\S]*?)\n\}/.exec(sourceOf('./assistant-settings.ts'))?.[1] ?? ''
    const push = /pushEnvironment = \{([\s\S]*?)\n\}/.exec(sourceOf('./push-settings.ts'))?.[1] ?? ''
    const billing = /billingEnvironment = \{([\s\S]*?)\n\}/.exec(sourceOf('./billing-settings.ts'))?.[1] ?? ''
    const read = [...`${schema}${auth}${platforms}${assistant}${push}${billing}`.matchAll(/^ {2}([A-Z_]+):/gm)].map(
      (match) => match[1] ?? '',
    )
    expect(listed.toSorted()).toEqual(read.toSorted())
  })
})
