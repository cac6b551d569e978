import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const off = await startTestApp({ SANDBOX: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })

const mail = (fields: object = {}) => ({
  id: randomUUID(),
  to: 'ann@x.test',
  from: 'Goodword <no-reply@goodword.test>',
  replyTo: null,
  subject: 'Hello',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
  ...fields,
})
const receive = (body: object) => app.anonymous.post('/sandbox/mailbox/messages', body)

describe('the sandbox mailbox', () => {
  it('shows mail to one address, newest first', async () => {
    await receive(mail({ subject: 'First' }))
    await receive(mail({ subject: 'Second', to: 'Ann@X.test' }))
    await receive(mail({ subject: 'Other', to: 'ben@x.test' }))

    const { body } = await app.anonymous.get('/sandbox/mailbox?to=ann@x.test')

    expect(body.messages.map((message: { subject: string }) => message.subject)).toEqual(['Second', 'First'])
    expect(body.messages[0]).toMatchObject({
      to: 'Ann@X.test',
      text: 'Hello Ann',
      html: '<p>Hello Ann</p>',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('takes a mail in once, however often it is handed over', async () => {
    const repeated = mail({ to: 'once@x.test' })
    await receive(repeated)
    await receive(repeated)

    expect((await app.anonymous.get('/sandbox/mailbox?to=once@x.test')).body.messages).toHaveLength(1)
  })

  it('refuses what is no mail', async () => {
    expect((await receive({ subject: 'Nothing else' })).status).toBe(422)
  })

  it('is a page to read, in which a mail’s content cannot run', async () => {
    const hostile = mail({ to: 'eve@x.test', subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>' })
    await receive(hostile)

    const page = await app.anonymous.get('/sandbox?to=eve@x.test')
    expect(page.status).toBe(200)
    expect(page.body).not.toContain('<script>')
    expect(page.headers.get('content-security-policy')).not.toContain('script-src')
    const shown = await app.anonymous.get(`/sandbox/mailbox/messages/${hostile.id}/html`)
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  it('does not exist when the sandbox is off', async () => {
    for (const path of ['/sandbox', '/sandbox/mailbox', '/sandbox/sandbox.css']) {
      expect((await off.anonymous.get(path)).status).toBe(404)
    }
  })
})
