import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { PushMessage } from '#shared/domain/push-message.ts'
import type { TestApp } from './test-app.ts'

const SALT_BYTES = 16
const HEADER_BYTES = 21
const TAG_BYTES = 16

/** A browser with a subscription at the sandbox's push service, and the keys to read what comes (RFC 8291). */
export function createBrowser(app: Pick<TestApp, 'url' | 'anonymous'>) {
  const keys = createECDH('prime256v1')
  const ownKey = keys.generateKeys()
  const secret = randomBytes(16)
  const path = `/sandbox/push/${randomUUID()}`

  function open(body: Buffer): PushMessage {
    const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey])
    const shared = hkdfSync('sha256', keys.computeSecret(senderKey), secret, info, 32)
    const derive = (purpose: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(shared), body.subarray(0, SALT_BYTES), `Content-Encoding: ${purpose}\0`, length),
      )
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    const sealed = body.subarray(HEADER_BYTES + senderKey.length)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as PushMessage
  }

  return {
    subscription: {
      endpoint: app.url + path,
      p256dh: ownKey.toString('base64url'),
      auth: secret.toString('base64url'),
    },
    /** How the push service answers from now on; `null`: as it should, 504: not before everybody has gone. */
    break: (status: number | null) => app.anonymous.post(`${path}/fault`, { status }),
    async read() {
      const { body } = await app.anonymous.get(path)
      return (body.messages as { body: string; topic: string; ttlSeconds: number; urgency: string }[]).map(
        ({ body: sealed, ...envelope }) => ({ ...envelope, message: open(Buffer.from(sealed, 'base64url')) }),
      )
    },
  }
}
