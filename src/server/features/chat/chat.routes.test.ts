import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ChatFlow, ChatMessage } from '#shared/contracts/chat.ts'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

const FLOWS = '/api/v1/chat/flows'
const CONVERSATIONS = '/api/v1/chat/conversations'
const FLOW = { name: 'Hours', triggers: ['opening hours'], responses: [{ message: 'From 9 to 5.' }] }

const listFlows = async (person: TestMember): Promise<ChatFlow[]> => (await app.as(person).get(FLOWS)).body.items
const addFlow = (person: TestMember, flow: object = {}) => app.as(person).post(FLOWS, { ...FLOW, ...flow })
const say = (person: TestMember, text: string, conversationId?: string) =>
  app.as(person).post('/api/v1/chat/messages', { text, conversationId })
const answerTo = async (person: TestMember, text: string) => (await say(person, text)).body.answer as ChatMessage

describe('chat flows', () => {
  it('begin with three that the product brings along, in the language of the business', async () => {
    const [owner, other] = [await app.make.member(), await app.make.member()]
    const names = (await listFlows(owner)).map(({ name }) => name)
    expect(names).toEqual(['Product Inquiry', 'Discount Promotion', 'Campaign Follow-up'])
    expect((await answerTo(owner, 'Any discount?')).text).toContain('15% off premium subscriptions')

    const { general, ...others } = DEFAULT_CUSTOMER_SETTINGS
    const groups = [{ ...general, language: 'de' }, others.notifications, others.security, others.branding]
    await app.superuser.query('delete from customer_settings where customer_id = $1', [other.customerId])
    await app.superuser.query(
      `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
       values ($1, $2, $3, $4, $5, $6)`,
      [other.customerId, ...[...groups, others.automation].map((group) => JSON.stringify(group))],
    )
    const both = await Promise.all([listFlows(other), listFlows(other)])
    expect(both[0].map(({ name }) => name)).toEqual(['Produktanfrage', 'Rabattaktion', 'Nachfassen nach Kampagnen'])
    expect(both[1]).toEqual(both[0])
  })

  it('are added, changed, switched off and deleted, and what is deleted does not come back', async () => {
    const owner = await app.make.member()
    const { body: added } = await addFlow(owner, { triggers: [' opening hours ', '', 'open'] })
    expect(added).toMatchObject({ triggers: ['opening hours', 'open'], isEnabled: true, revision: 0 })
    expect(added.responses).toEqual([{ message: 'From 9 to 5.', nextQuestions: [] }])
    expect((await answerTo(owner, 'What are your opening hours?')).text).toBe('From 9 to 5.')

    const off = await app.as(owner).put(`${FLOWS}/${added.id}`, { revision: 0, flow: { ...FLOW, isEnabled: false } })
    expect(off.body).toMatchObject({ isEnabled: false, revision: 1 })
    expect((await answerTo(owner, 'What are your opening hours?')).answer?.by).toBe('fallback')

    for (const { id } of await listFlows(owner)) {
      expect((await app.as(owner).delete(`${FLOWS}/${id}`)).status).toBe(200)
      expect((await app.as(owner).delete(`${FLOWS}/${id}`)).status).toBe(404)
    }
    expect(await listFlows(owner)).toEqual([])
  })

  it('tell the second of two who change one at once', async () => {
    const owner = await app.make.member()
    const { body } = await addFlow(owner)
    const change = () => app.as(owner).put(`${FLOWS}/${body.id}`, { revision: 0, flow: { ...FLOW, name: 'Times' } })
    expect((await change()).status).toBe(200)
    expect(await change()).toMatchObject({ status: 409, body: { reason: 'chat-flow-changed-meanwhile' } })
  })

  it.each([
    ['name', { name: ' ' }],
    ['triggers.0', { triggers: [' ', 'open'] }],
    ['triggers.0', { triggers: [] }],
    ['triggers.1', { triggers: ['open', '?!'] }],
    ['responses.0.message', { responses: [{ message: ' ' }] }],
    ['responses.0.message', { responses: [] }],
    ['responses.0.nextQuestions', { responses: [{ message: 'a', nextQuestions: Array(7).fill('b') }] }],
  ])('are refused for %s in %o', async (field, flow) => {
    const { status, body } = await addFlow(await app.make.member(), flow)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('are another customer’s own affair', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { body } = await addFlow(owner)
    expect((await app.as(stranger).put(`${FLOWS}/${body.id}`, { revision: 0, flow: FLOW })).status).toBe(404)
    expect((await app.as(stranger).delete(`${FLOWS}/${body.id}`)).status).toBe(404)
    expect((await listFlows(stranger)).map(({ id }) => id)).not.toContain(body.id)
    expect((await answerTo(stranger, 'opening hours')).answer?.by).toBe('fallback')
  })

  it('answer in turn, and say which one did by what', async () => {
    const owner = await app.make.member()
    const responses = [{ message: 'One', nextQuestions: ['And then?', ''] }, { message: 'Two' }]
    const { body: flow } = await addFlow(owner, { name: 'Count', triggers: ['count'], responses })
    const first = (await say(owner, 'Please COUNT!')).body
    expect(first.answer.answer).toMatchObject({
      by: 'flow',
      flow: { id: flow.id, name: 'Count', trigger: 'count' },
      nextQuestions: ['And then?'],
    })
    const { id } = first.conversation
    expect([first.answer.text, (await say(owner, 'count', id)).body.answer.text]).toEqual(['One', 'Two'])
    expect((await say(owner, 'cuont', id)).body.answer.text).toBe('One')
    expect((await answerTo(owner, 'count')).text).toBe('One')
  })
})

describe('conversations', () => {
  it('are kept, go on, are listed by what was said last, and deleted', async () => {
    const owner = await app.make.member()
    const first = (await say(owner, 'opening hours\nplease')).body
    const second = (await say(owner, `${'word '.repeat(40)}end`)).body
    expect(first.conversation.title).toBe('opening hours')
    expect(second.conversation.title).toMatch(/^(word ){15}word…$/)
    await say(owner, 'Anything else?', first.conversation.id)

    const list = async (query = '') => (await app.as(owner).get(`${CONVERSATIONS}${query}`)).body
    const page = await list('?limit=1')
    expect(page.items.map(({ id }: { id: string }) => id)).toEqual([first.conversation.id])
    const rest = await list(`?limit=1&cursor=${page.nextCursor}`)
    expect(rest).toMatchObject({ items: [{ id: second.conversation.id }], nextCursor: null })

    const read = async (query = '') =>
      (await app.as(owner).get(`${CONVERSATIONS}/${first.conversation.id}/messages${query}`)).body
    const texts = ({ items }: { items: ChatMessage[] }) => items.map(({ sender, text }) => [sender, text.slice(0, 8)])
    const newest = await read('?limit=2')
    expect(texts(newest)).toEqual([
      ['user', 'Anything'],
      ['bot', "I don't "],
    ])
    const before = await read(`?limit=2&cursor=${newest.nextCursor}`)
    expect(texts(before)[0]).toEqual(['user', 'opening '])
    expect(before.nextCursor).toBeNull()

    expect((await app.as(owner).delete(`${CONVERSATIONS}/${first.conversation.id}`)).status).toBe(200)
    expect((await list()).items).toHaveLength(1)
    expect((await say(owner, 'Hello?', first.conversation.id)).status).toBe(404)
  })

  it('keep what was said once where it was sent twice', async () => {
    const owner = await app.make.member()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => app.as(owner).post('/api/v1/chat/messages', { text: 'Hello' }, headers)
    const [one, two] = [await send(), await send()]
    expect(two.body).toEqual(one.body)
    expect((await app.as(owner).get(CONVERSATIONS)).body.items).toHaveLength(1)
  })

  it('say that nothing fits in the person’s language, and take no empty words', async () => {
    const owner = await app.make.member()
    const { text, answer } = await answerTo(owner, 'Qwertz uiop')
    expect(text).toBe("I don't have a specific response for that. How else can I help with your marketing needs?")
    expect(answer).toMatchObject({ by: 'fallback', flow: null, language: 'en' })
    expect((await say(owner, ' \n ')).status).toBe(400)
  })

  it('are of one person, whoever else asks', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const colleague = await app.make.member({ customerId: owner.customerId, role: 'admin' })
    const { id } = (await say(owner, 'Hello')).body.conversation
    for (const other of [stranger, colleague]) {
      expect((await app.as(other).get(CONVERSATIONS)).body.items).toEqual([])
      expect((await app.as(other).get(`${CONVERSATIONS}/${id}/messages`)).status).toBe(404)
      expect((await app.as(other).delete(`${CONVERSATIONS}/${id}`)).status).toBe(404)
      expect((await say(other, 'Hello', id)).status).toBe(404)
    }
  })

  it('go when their person is limited to some locations', async () => {
    const owner = await app.make.member()
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    const place = await app.make.location(owner.customerId, 'Harbour')
    await say(manager, 'Hello')
    await app.as(owner).put(`/api/v1/team/${manager.memberId}/locations`, { locations: [place] })
    expect((await app.as(manager).get(CONVERSATIONS)).body.items).toEqual([])
  })
})
