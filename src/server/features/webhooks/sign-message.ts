import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32
const SHOWN_AT_END = 4

/** As Standard Webhooks writes them: the key in base64 behind the prefix. */
export const makeWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

export const hintOf = (secret: string) => `${PREFIX}…${secret.slice(-SHOWN_AT_END)}`

/** Over the exact body, by each secret that is good at the moment: whoever knows one of them can tell (https://www.standardwebhooks.com). */
export function signMessage(
  secrets: readonly string[],
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
