import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { createTestClient } from '#testing/http-client.ts'
import { runProduct, type RunningProduct } from '#testing/running-product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-main-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const port = String(await findFreePort())
const start = () => runProduct({ PORT: port, DATA_DIR: dataDir })
const mailsTo = async (product: RunningProduct, to: string) =>
  (await createTestClient(product.url, null).get(`/sandbox/mailbox?to=${to}`)).body.messages as { subject: string }[]

describe('the product as a process', () => {
  it('makes the demo workspace once, prints how to sign in, and stops cleanly', async () => {
    const first = await start()
    const signIn = await createTestClient(first.url, null).post('/auth/v1/token?grant_type=password', {
      email: 'demo@goodword.test',
      password: 'goodword-demo',
    })
    const me = await createTestClient(first.url, signIn.body.access_token).get('/api/v1/me')
    const code = await first.signal('SIGINT')
    const second = await start()
    const activity = await createTestClient(second.url, signIn.body.access_token).get('/api/v1/activity')
    await second.signal('SIGTERM')

    expect(first.output()).toContain('demo@goodword.test / goodword-demo')
    expect(first.output()).toContain('admin@goodword.test / goodword-admin')
    expect(me.body.customer).toMatchObject({
      companyName: 'Harbour Bistro',
      isDemo: true,
      subscriptionTier: 'professional',
    })
    expect(code).toBe(0)
    expect(activity.body.items.filter((item: { action: string }) => item.action === 'workspace.created')).toHaveLength(
      1,
    )
  }, 240_000)

  it('finishes once, after a restart, what was in flight when it was killed', async () => {
    for (const kill of [1, 2]) {
      const doomed = await start()
      const sent = await createTestClient(doomed.url, null).post('/api/v1/contact-messages', {
        name: `Kill ${kill}`,
        email: 'ann@x.test',
        message: 'Are you still there?',
      })
      await doomed.signal('SIGKILL')
      expect(sent.status).toBe(200)
    }

    const survivor = await start()
    const subjects = async () =>
      (await mailsTo(survivor, 'contact@goodword.test')).map((mail) => mail.subject).toSorted()
    for (let turn = 0; turn < 160 && (await subjects()).length < 2; turn += 1) await sleep(250)
    await sleep(500)

    expect(await subjects()).toEqual([
      'Contact form: General question, from Kill 1',
      'Contact form: General question, from Kill 2',
    ])
    await survivor.signal('SIGTERM')
  }, 240_000)

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY must be set in production.'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'The database of DATABASE_URL does not answer.'],
  ])('does not start with %o and says why', async (environment, sentence) => {
    await expect(runProduct({ PORT: '0', DATA_DIR: dataDir, ...environment })).rejects.toThrow(sentence)
  })

  it('says so when its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await sleep(50)
    const { port: takenPort } = taken.address() as { port: number }

    await expect(runProduct({ PORT: String(takenPort), DATA_DIR: dataDir })).rejects.toThrow(
      `Port ${takenPort} is in use by another program.`,
    )
    taken.close()
  })
})
