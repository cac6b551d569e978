import { describe, expect, it } from 'vitest'
import { openLiveReader } from '#testing/live-reader.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ CONTACT_EMAIL: 'people@goodword.test', TRUSTED_PROXIES: '127.0.0.1' })
const admin = await app.make.admin()
let lastAddress = 0
const write = (form: object) =>
  app.anonymous.post('/api/v1/contact-messages', form, { 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` })
const form = { name: 'Ann', email: 'ann@x.test', topic: 'sales', message: 'We run\ntwelve shops.', language: 'de' }

describe('a contact message', () => {
  it('is stored, shown to administrators and mailed to the operators, who answer the person', async () => {
    expect(await write(form)).toMatchObject({ status: 200, body: { isReceived: true } })

    const { body } = await app.as(admin).get('/api/v1/admin/contact-messages')
    expect(body).toMatchObject({ openCount: 1, items: [{ ...form, handledAt: null, handledBy: null }] })
    await app.jobs.run('mail.deliver')
    const { body: mailbox } = await app.anonymous.get('/sandbox/mailbox?to=people@goodword.test')
    expect(mailbox.messages).toHaveLength(1)
    expect(mailbox.messages[0]).toMatchObject({
      to: 'people@goodword.test',
      subject: 'Contact form: Plans and sales, from Ann',
    })
    expect(mailbox.messages[0].text).toContain('twelve shops')
  })

  it('cannot smuggle a header or markup into the mail', async () => {
    await write({ ...form, name: 'Eve\r\nBcc: all@x.test', message: '<script>alert(1)</script>' })
    await app.jobs.run('mail.deliver')

    const { messages } = (await app.anonymous.get('/sandbox/mailbox?to=people@goodword.test')).body
    const mail = messages.find((candidate: { subject: string }) => candidate.subject.includes('Eve'))
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<script>')
  })

  it('carries no link of its writer’s where a name stands', async () => {
    await write({ ...form, name: 'Zoe www.evil.example Free.Money' })
    await app.jobs.run('mail.deliver')

    const { messages } = (await app.anonymous.get('/sandbox/mailbox?to=people@goodword.test')).body
    const mail = messages.find((candidate: { subject: string }) => candidate.subject.includes('Zoe'))
    expect(mail.subject).toMatch(/from Zoe Free\.\u2060Money$/)
    expect(mail.text + mail.html).not.toMatch(/evil\.example|Free\.Money/)
  })

  it('from a machine is answered alike and dropped', async () => {
    expect(await write({ ...form, name: 'Robot', website: 'https://spam.test' })).toMatchObject({
      status: 200,
      body: { isReceived: true },
    })

    const { rowCount } = await app.superuser.query(`select from contact_messages where name = 'Robot'`)
    expect(rowCount).toBe(0)
  })
})

describe('dealing with a contact message', () => {
  it('is done once, by one of two who press at the same moment', async () => {
    await write({ ...form, name: 'Race' })
    const id = await idOf('Race')

    const presses = await Promise.all(
      [1, 2].map(() => app.as(admin).post(`/api/v1/admin/contact-messages/${id}/handle`)),
    )

    expect(presses.map((press) => String(press.status)).toSorted()).toEqual(['200', '409'])
    expect(presses.find((press) => press.status === 200)?.body).toMatchObject({ id, handledBy: 'Ada Admin' })
  })

  it('can be taken back, once, and other administrators hear of both', async () => {
    await write({ ...form, name: 'Undo' })
    const id = await idOf('Undo')
    const tab = await openLiveReader(app.url, (await app.make.admin()).token)
    await app.as(admin).post(`/api/v1/admin/contact-messages/${id}/handle`)

    const presses = await Promise.all(
      [1, 2].map(() => app.as(admin).post(`/api/v1/admin/contact-messages/${id}/reopen`)),
    )

    expect(presses.map((press) => String(press.status)).toSorted()).toEqual(['200', '409'])
    expect(presses.find((press) => press.status === 200)?.body).toMatchObject({ id, handledAt: null, handledBy: null })
    await tab.waitFor(2)
    expect(JSON.parse(tab.seen[0]?.data ?? '{}')).toMatchObject({ type: 'contact-message.changed', subjectId: id })
    await tab.close()
  })

  it('is told to administrators when it arrives, and to no customer', async () => {
    const owner = await app.make.member()
    const [theirs, ours] = await Promise.all([
      openLiveReader(app.url, admin.token),
      openLiveReader(app.url, owner.token),
    ])

    await write({ ...form, name: 'Live' })
    await theirs.waitFor(1)

    expect(ours.seen).toEqual([])
    await Promise.all([theirs.close(), ours.close()])
  })

  it('answers not found to customers and for ids that are none', async () => {
    const owner = await app.make.member()
    await write({ ...form, name: 'Private' })
    const id = await idOf('Private')

    expect(await app.as(owner).post(`/api/v1/admin/contact-messages/${id}/handle`)).toMatchObject({ status: 404 })
    expect(
      await app.as(admin).post('/api/v1/admin/contact-messages/00000000-0000-4000-8000-000000000000/handle'),
    ).toMatchObject({ status: 404 })
  })

  it('and reading them leaves a line in the audit', async () => {
    const { headers } = await app.as(admin).get('/api/v1/admin/contact-messages')

    const { rows } = await app.superuser.query('select user_id, action from admin_audit where request_id = $1', [
      headers.get('x-request-id'),
    ])
    expect(rows).toEqual([{ user_id: admin.userId, action: 'contact-messages.list' }])
  })
})

describe('answering a contact message', () => {
  const answer = (id: string, text = 'We would love to.') =>
    app.as(admin).post(`/api/v1/admin/contact-messages/${id}/answer`, { text })

  it('sends one mail, in the language they wrote in, by one of two who press at the same moment', async () => {
    await write({ ...form, name: 'Ines', email: 'ines@x.test' })
    const id = await idOf('Ines')

    const presses = await Promise.all([answer(id), answer(id, 'Not at all.')])

    expect(presses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const text = presses[0].status === 200 ? 'We would love to.' : 'Not at all.'
    expect(presses.find(({ status }) => status === 200)?.body).toMatchObject({
      handledBy: 'Ada Admin',
      answer: { text, by: 'Ada Admin' },
    })
    await app.jobs.run('mail.deliver')
    const { messages } = (await app.anonymous.get('/sandbox/mailbox?to=ines@x.test')).body
    expect(messages).toHaveLength(1)
    expect(messages[0].subject).toBe('Unsere Antwort auf Ihre Nachricht')
    expect(messages[0].text).toContain(text)
    expect(messages[0].text).toContain('> twelve shops.')
  })

  it('narrows the list to what waits, and to what was dealt with', async () => {
    await write({ ...form, name: 'Waits' })
    const namesIn = async (state: string) =>
      (await app.as(admin).get(`/api/v1/admin/contact-messages?state=${state}&limit=100`)).body.items.map(
        ({ name }: { name: string }) => name,
      )
    expect(await namesIn('open')).toContain('Waits')
    expect(await namesIn('open')).not.toContain('Ines')
    expect(await namesIn('handled')).toContain('Ines')
  })

  it('with nothing, of none, or by a customer is refused', async () => {
    await write({ ...form, name: 'Quiet' })
    const id = await idOf('Quiet')
    expect((await answer(id, '  ')).status).toBe(400)
    expect((await answer('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const owner = await app.make.member()
    expect((await app.as(owner).post(`/api/v1/admin/contact-messages/${id}/answer`, { text: 'Hello' })).status).toBe(
      404,
    )
  })
})

async function idOf(name: string): Promise<string> {
  const { rows } = await app.superuser.query<{ id: string }>('select id from contact_messages where name = $1', [name])
  return rows[0]?.id ?? ''
}

describe('priority support', () => {
  it('marks what comes from a customer who has it, and is help in its turn for everybody else', async () => {
    const topicOf = async (message: string) => {
      const { rows } = await app.superuser.query('select topic from contact_messages where message = $1', [message])
      return rows.map(({ topic }) => topic)
    }
    const enterprise = await app.make.member({ tier: 'enterprise', customerStatus: 'active' })
    const trying = await app.make.member({ tier: 'enterprise', customerStatus: 'trialing' })
    const words = { language: 'en' }

    await app.as(enterprise).post('/api/v1/me/help', { ...words, message: 'from Enterprise' })
    await app.as(trying).post('/api/v1/me/help', { ...words, message: 'from a trial' })

    expect(await topicOf('from Enterprise')).toEqual(['priority'])
    expect(await topicOf('from a trial')).toEqual(['support'])
    expect((await write({ ...form, topic: 'priority' })).status).toBe(400)
  })
})
