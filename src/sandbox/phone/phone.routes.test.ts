import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const off = await startTestApp({ SANDBOX: 'off', SMTP_URL: 'smtp://127.0.0.1:9' })

const message = (fields: object = {}) => ({ id: randomUUID(), to: '15550100', text: 'Hello Ann', ...fields })
const receive = (body: object) => app.anonymous.post('/sandbox/phone/messages', body)
const textsTo = async (to: string) =>
  (await app.anonymous.get(`/sandbox/phone?to=${encodeURIComponent(to)}`)).body.messages.map(
    ({ text }: { text: string }) => text,
  )

describe('the sandbox phone', () => {
  it('shows messages to one number, however it is written, newest first', async () => {
    await receive(message({ text: 'First' }))
    await receive(message({ text: 'Second' }))
    await receive(message({ text: 'Other', to: '15550199' }))

    expect(await textsTo('+1 555-0100')).toEqual(['Second', 'First'])
    const { body } = await app.anonymous.get('/sandbox/phone?to=15550100&limit=1')
    expect(body.messages).toEqual([
      { id: expect.any(String), to: '15550100', text: 'Second', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
  })

  it('takes a message in once, however often it is handed over', async () => {
    const repeated = message({ to: '15550111' })
    await receive(repeated)
    await receive(repeated)

    expect(await textsTo('15550111')).toHaveLength(1)
  })

  it.each([{ to: 'nobody' }, { to: '+15550100' }, { text: '' }, { id: 'x' }])('refuses %o', async (fields) => {
    expect((await receive(message(fields))).status).toBe(422)
  })

  it('is a part of the sandbox’s page, in which a message cannot run', async () => {
    await receive(message({ to: '15550122', text: '<script>alert(1)</script>' }))

    const page = await app.anonymous.get('/sandbox?to=15550122')

    expect(page.status).toBe(200)
    expect(page.body).toContain('To +15550122')
    expect(page.body).not.toContain('<script>')
  })

  it('is emptied by a button', async () => {
    await receive(message({ to: '15550133' }))

    expect(await app.anonymous.post('/sandbox/phone/empty')).toMatchObject({ status: 303 })

    expect(await textsTo('15550133')).toEqual([])
  })

  it('does not exist when the sandbox is off', async () => {
    expect((await off.anonymous.get('/sandbox/phone')).status).toBe(404)
  })
})
