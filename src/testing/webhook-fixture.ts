import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { WebhookEventType } from '#shared/domain/webhooks.ts'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

export interface ReceivedWebhook {
  id: string
  headers: Record<string, string>
  body: string
  isVerified: boolean | null
}

type Signed = Pick<ReceivedWebhook, 'headers' | 'body'>

/** As receivers do, by the public library: what it says, if it is of this secret, unchanged and of now. */
export const verifyWebhook = (secret: string, { headers, body }: Signed): unknown =>
  new Webhook(secret).verify(body, headers)

/** A program of a customer's, played by the sandbox. */
export function createWebhookFixture(app: TestApp) {
  const api = '/api/v1/webhooks'

  async function start(events: readonly WebhookEventType[] = ['contact.unsubscribed'], given?: TestMember) {
    const owner = given ?? (await app.make.member({ tier: 'enterprise' }))
    const receiver = `/sandbox/webhooks/${randomUUID()}`
    const made = await app.as(owner).post(api, { address: app.url + receiver, events })
    if (made.status !== 200) throw new Error(`No webhook: ${JSON.stringify(made.body)}`)
    const { webhook, secret } = made.body as { webhook: { id: string; hint: string }; secret: string }
    await app.anonymous.put(receiver, { secret })
    return {
      owner,
      webhook,
      secret,
      path: `${api}/${webhook.id}`,
      setFault: (fault: number | null) => app.anonymous.put(receiver, { fault }),
      received: async (): Promise<ReceivedWebhook[]> => (await app.anonymous.get(receiver)).body.messages,
      log: async () => (await app.as(owner).get(`${api}/${webhook.id}/deliveries`)).body.items,
      look: async () => (await app.as(owner).get(api)).body.items[0],
    }
  }

  /** A guest whom the business may write to takes that back. */
  async function unsubscribe(owner: TestMember): Promise<string> {
    const email = `${randomUUID()}@guests.test`
    const { body } = await app.as(owner).post('/api/v1/contacts', { name: 'Ann', email })
    const refusal = { channel: 'email', action: 'withdrawn', basis: null, place: 'phone', wording: 'No.' }
    await app.as(owner).post(`/api/v1/contacts/${body.id}/consents`, refusal)
    return body.id
  }

  /** Whatever is due now, whenever that was to be. */
  async function deliverAll(): Promise<void> {
    await app.jobs.run('webhooks.spread')
    await app.superuser.query(`update webhook_deliveries set due_at = now() where state = 'queued'`)
    await app.jobs.run('webhooks.deliver')
  }

  return { start, unsubscribe, deliverAll }
}
