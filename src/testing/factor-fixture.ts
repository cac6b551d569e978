import { AuthClient } from '@supabase/auth-js'
import { AuthClient as OlderAuthClient } from 'auth-js-2.70'
import { TOTP } from 'otpauth'
import { TEST_PASSWORD } from './make.ts'
import type { TestApp } from './test-app.ts'

export type Client = InstanceType<typeof AuthClient>

/** Both generations of the public client speak to the same service. */
export const CLIENTS = [
  ['the current client', AuthClient],
  ['the client of 2.70', OlderAuthClient as unknown as typeof AuthClient],
] as const

/** What an authenticator app shows now. */
export const codeOf = (secret: string) => new TOTP({ secret }).generate()

export function readClaims(token: string): { aal: string; session_id: string; amr: { method: string }[] } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

export function createFactorFixture(app: TestApp) {
  async function signIn(person: { email: string }, Kind: typeof AuthClient = AuthClient): Promise<Client> {
    const store = new Map<string, string>()
    const client = new Kind({
      url: `${app.url}/auth/v1`,
      autoRefreshToken: false,
      experimental: { recoveryCodes: true },
      storage: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.delete(key),
      },
    })
    const { error } = await client.signInWithPassword({ email: person.email, password: TEST_PASSWORD })
    if (error) throw error
    return client
  }

  async function enrol(client: Client, friendlyName = '') {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
    if (error) throw error
    return { id: data.id, secret: data.totp.secret }
  }

  /** A code works once; this is as if minutes had gone by since. */
  const letStepsPass = () => app.superuser.query('update auth.factors set last_used_step = last_used_step - 10')

  async function pass(client: Client, factor: { id: string; secret: string }): Promise<void> {
    await letStepsPass()
    const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) })
    if (error) throw error
  }

  return {
    signIn,
    enrol,
    pass,
    letStepsPass,
    /** Somebody whose second factor is set up, in the session that set it up. */
    async makeProtected(Kind: typeof AuthClient = AuthClient) {
      const person = await app.make.member()
      const client = await signIn(person, Kind)
      const factor = await enrol(client)
      await pass(client, factor)
      return { person, client, factor }
    },
    async tokenOf(client: Client): Promise<string> {
      return (await client.getSession()).data.session?.access_token ?? ''
    },
  }
}
