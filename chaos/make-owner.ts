import { createTestClient } from '#testing/http-client.ts'
import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp } from '#testing/stand-alone-app.ts'

/** Somebody with a business of their own, in the database that the processes to come start on. */
export async function makeOwner(environment: Record<string, string>): Promise<TestMember> {
  const app = await startStandAloneApp(environment)
  try {
    return await app.make.member()
  } finally {
    await app.stop()
  }
}

/** As anybody does, also where another version answers. */
export async function signUp(url: string, email: string) {
  const client = createTestClient(url, null)
  const { body: session } = await client.post('/auth/v1/signup', { email, password: 'three quiet harbour birds' })
  const token = String(session.access_token)
  if (session.access_token === undefined) throw new Error(`Nobody could sign up: ${JSON.stringify(session)}`)
  const general = { companyName: 'Newcomers', country: null, timezone: 'UTC', language: 'en' }
  await createTestClient(url, token).put('/api/v1/settings/general', general)
  const { body: me } = await createTestClient(url, token).get('/api/v1/me')
  return { email, token, customerId: String(me.customer.id) }
}
