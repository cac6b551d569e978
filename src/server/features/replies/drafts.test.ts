import { describe, expect, it } from 'vitest'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { chooseAssistant } from '#server/product/assistant.ts'
import { canExplain, explain } from '#testing/explain.ts'
import { startTestApp } from '#testing/test-app.ts'
import { draftUnattended } from './replies.service.ts'

const app = await startTestApp()

async function startWithTwo() {
  const owner = await app.make.member()
  const colleague = await app.make.member({ customerId: owner.customerId, role: 'member' })
  const reviewId = await app.make.review({ customerId: owner.customerId, rating: 5, author: 'Ann' })
  return { owner, colleague, reviewId, path: `/api/v1/reviews/${reviewId}/draft` }
}

describe('a draft', () => {
  it('is kept for the person alone, and others see that they write', async () => {
    const { owner, colleague, path } = await startWithTwo()
    await app.as(owner).put(path, { text: 'Thank', instructions: 'short' })

    expect((await app.as(owner).get(path)).body).toMatchObject({ text: 'Thank', instructions: 'short', composing: [] })
    expect((await app.as(colleague).get(path)).body).toMatchObject({ text: '', composing: [owner.name] })
    await app.as(owner).put(path, { text: 'Thank you', isComposing: false })
    expect((await app.as(colleague).get(path)).body).toMatchObject({ composing: [] })
  })

  it('tells the others when somebody begins and ends, not in between', async () => {
    const { owner, colleague, reviewId, path } = await startWithTwo()
    for (const text of ['T', 'Th', 'Tha']) await app.as(owner).put(path, { text })
    await app.as(owner).post(`/api/v1/reviews/${reviewId}/replies`, { text: 'Thank you', basedOn: null })

    const { rows } = await app.superuser.query(
      `select type from live_events where customer_id = $1 and type = 'reply.composing'`,
      [colleague.customerId],
    )
    expect(rows).toHaveLength(2)
  })

  it('is drafted by the assistant, and how much of it is left is kept with the reply', async () => {
    const { owner, reviewId, path } = await startWithTwo()
    const { body: draft } = await app.as(owner).post(`${path}/generate`, { instructions: '' })
    expect(draft).toMatchObject({ origin: { engine: 'template', model: null }, draftedText: draft.text })
    expect(draft.text).toContain('Hi Ann,')

    const submit = (text: string, basedOn: string | null) =>
      app.as(owner).post(`/api/v1/reviews/${reviewId}/replies`, { text, basedOn })
    const { body: first } = await submit(`${draft.text} See you!`, null)
    // A template is no model: what it gave is told by its origin.
    expect(first).toMatchObject({
      aiGenerated: false,
      reply: { aiGenerated: false, draftOrigin: { engine: 'template' } },
    })
    expect(first.reply.draftShare).toBeGreaterThan(0.8)
    await app.as(owner).post(`${path}/generate`, {})
    const { body: second } = await submit('Completely different', first.reply.id)
    expect(second).toMatchObject({ aiGenerated: false, reply: { draftShare: 0, draftOrigin: { engine: 'template' } } })
  })

  it('is listed for its writer alone, as long as it has words', async () => {
    const { owner, colleague, reviewId, path } = await startWithTwo()
    const stranger = await app.make.member()
    const list = async (member: { token: string }) => (await app.as(member).get('/api/v1/reply-drafts')).body.reviewIds
    await app.as(owner).put(path, { text: 'Thank' })

    expect(await list(owner)).toEqual([reviewId])
    expect([await list(colleague), await list(stranger)]).toEqual([[], []])
    await app.as(owner).put(path, { text: '' })
    expect(await list(owner)).toEqual([])
  })

  it('says when more was asked for than a template can do', async () => {
    const { owner, path } = await startWithTwo()
    const generate = async (instructions: string) =>
      (await app.as(owner).post(`${path}/generate`, { instructions })).body.ignoredInstructions
    expect([await generate('Keep it short'), await generate('Offer a free dessert')]).toEqual([false, true])
  })

  it.each([
    ['I cut my mouth on a piece of glass in the soup.', 'health', false],
    ['Refund me in full and I will delete this review.', 'extortion', true],
    ['Il cibo era freddo e il cameriere molto scortese, non torneremo.', 'unwritten-language', true],
    ['The soup was cold.', null, false],
  ])('says why a person has to see to it first: %s', async (content, caution, isSilent) => {
    const owner = await app.make.member()
    const reviewId = await app.make.review({ customerId: owner.customerId, rating: 1, author: 'Ann', content })
    const { body } = await app.as(owner).post(`/api/v1/reviews/${reviewId}/draft/generate`, {})
    expect({ caution: body.caution, isSilent: body.text === '' }).toEqual({ caution, isSilent })
    expect(body.blocked).toEqual(isSilent ? [caution] : [])
  })

  it('says where it invites to a talk and names no way to have one, until the brand voice has one', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const voice = { tone: 'friendly', dos: [], donts: [], signature: '', facts: ['Call 030 1234567'] }
    expect((await app.as(stranger).put('/api/v1/assistant/brand-voice', voice)).status).toBe(200)
    const generate = async (rating: number) => {
      const reviewId = await app.make.review({ customerId: owner.customerId, content: 'The soup was cold.', rating })
      return (await app.as(owner).post(`/api/v1/reviews/${reviewId}/draft/generate`, {})).body
    }
    expect(await generate(1)).toMatchObject({ lacksContact: true, text: expect.not.stringContaining('030') })
    await app.as(owner).put('/api/v1/assistant/brand-voice', voice)
    expect(await generate(1)).toMatchObject({ lacksContact: false, text: expect.stringContaining('030 1234567') })
  })

  it('says nothing again of what was written lately', async () => {
    const { owner, path } = await startWithTwo()
    const drafts: string[] = []
    for (let count = 0; count < 5; count += 1) {
      drafts.push((await app.as(owner).post(`${path}/generate`, {})).body.text)
      const reviewId = await app.make.review({ customerId: owner.customerId, rating: 5, author: 'Ann' })
      drafts.push((await app.as(owner).post(`/api/v1/reviews/${reviewId}/draft/generate`, {})).body.text)
    }
    expect(new Set(drafts.map((text) => text.split('\n\n')[1])).size).toBeGreaterThan(5)
    expect(drafts.filter((text, index) => index > 0 && text === drafts[index - 1])).toEqual([])
  })

  it('does not know what was written for another customer', async () => {
    const [{ owner, path }, other] = [await startWithTwo(), await startWithTwo()]
    const generate = async () => (await app.as(owner).post(`${path}/generate`, {})).body.text
    const first = await generate()
    await app.superuser.query(`delete from reply_drafts where customer_id = $1`, [owner.customerId])
    await app.as(other.owner).post(`${other.path}/generate`, {})
    await app.superuser.query(`update reply_drafts set drafted_text = $2 where customer_id = $1`, [
      other.owner.customerId,
      first,
    ])

    expect(await generate()).toBe(first)
    expect(await generate()).not.toBe(first)
  })

  it('of another customer’s review is not found', async () => {
    const [{ path }, stranger] = [await startWithTwo(), await app.make.member()]
    expect((await app.as(stranger).get(path)).status).toBe(404)
    expect((await app.as(stranger).put(path, { text: 'x' })).status).toBe(404)
    expect((await app.as(stranger).post(`${path}/generate`)).status).toBe(404)
  })
})

describe('a template', () => {
  const create = (member: { token: string }, words: object) => app.as(member).post('/api/v1/reply-templates', words)

  it('is filled for a review', async () => {
    const { owner, reviewId } = await startWithTwo()
    const text = 'Hi {author}, {rating} stars on {platform} for {business} ({location})!'
    const { body: template } = await create(owner, { name: 'Stars', text })

    const { body } = await app.as(owner).get(`/api/v1/reviews/${reviewId}/templates/${template.id}`)
    expect(body.text).toBe('Hi Ann, 5 stars on Google Business Profile for A business (A business)!')
    const anonymous = await app.make.review({ customerId: owner.customerId, author: null, columns: { language: 'de' } })
    const german = await app.as(owner).get(`/api/v1/reviews/${anonymous}/templates/${template.id}`)
    expect(german.body.text).toMatch(/^Hi liebe Kundin, lieber Kunde,/)
  })

  it('with a variable nobody knows is refused, and the known ones are named', async () => {
    const { owner } = await startWithTwo()
    const { status, body } = await create(owner, { name: 'Odd', text: 'Hi {nickname}' })
    expect([status, body.detail]).toEqual([
      400,
      '{nickname} does not exist. You can use {author}, {business}, {location}, {platform}, {rating}.',
    ])
  })

  it('is changed, found by name and removed; its name is taken once', async () => {
    const { owner, colleague } = await startWithTwo()
    const { body: template } = await create(owner, { name: 'Thanks', text: 'Thank you' })
    expect((await create(owner, { name: 'THANKS', text: 'x' })).status).toBe(409)
    await create(owner, { name: 'Apology', text: 'Sorry' })
    const path = `/api/v1/reply-templates/${template.id}`
    expect((await app.as(owner).put(path, { name: 'apology', text: 'x' })).status).toBe(409)
    expect((await app.as(owner).put(path, { name: 'Thanks', text: 'Thanks a lot' })).body).toMatchObject({
      text: 'Thanks a lot',
    })

    const { items } = (await app.as(colleague).get('/api/v1/reply-templates')).body
    expect(items.map((each: { name: string }) => each.name)).toEqual(['Apology', 'Thanks'])
    expect((await app.as(colleague).delete(path)).status).toBe(403)
    expect((await app.as(owner).delete(path)).body.items).toHaveLength(1)
  })

  it('of another customer is not found', async () => {
    const [{ owner }, stranger] = [await startWithTwo(), await startWithTwo()]
    const { body: template } = await create(owner, { name: 'Ours', text: 'Ours' })
    const path = `/api/v1/reply-templates/${template.id}`

    expect((await app.as(stranger.owner).put(path, { name: 'x', text: 'x' })).status).toBe(404)
    expect((await app.as(stranger.owner).delete(path)).status).toBe(404)
    const filled = await app.as(stranger.owner).get(`/api/v1/reviews/${stranger.reviewId}/templates/${template.id}`)
    expect(filled.status).toBe(404)
  })
})

describe('a draft that nobody waits for', () => {
  const { base } = app.product
  const chosen = chooseAssistant(base)

  const draft = (
    { customerId, userId, name }: { customerId: string; userId: string; name: string },
    reviewId: string,
    meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const draftReply: typeof chosen.assistant.draftReply = async (...asked) => {
      await meanwhile()
      return chosen.assistant.draftReply(...asked)
    }
    const deps = { transactions: base.transactions, dailyTokens: null, assistant: { ...chosen.assistant, draftReply } }
    return draftUnattended(deps, { customerId, userId, name }, reviewId)
  }

  it('is written, for whoever asked', async () => {
    const { owner, reviewId, path } = await startWithTwo()

    expect(await draft(owner, reviewId)).toBe(null)
    expect((await app.as(owner).get(path)).body).toMatchObject({ origin: { engine: 'template' }, composing: [] })
  })

  it('gives way to what the person typed while it was written', async () => {
    const { owner, reviewId, path } = await startWithTwo()
    const type = () => app.as(owner).put(path, { text: 'My own words' })

    expect(await draft(owner, reviewId, type)).toBe('drafted')
    expect((await app.as(owner).get(path)).body).toMatchObject({ text: 'My own words', draftedText: null })
  })

  it('is not kept for a review that was answered or deleted meanwhile', async () => {
    const { owner, colleague, reviewId, path } = await startWithTwo()
    const answer = () =>
      app.as(colleague).post(`/api/v1/reviews/${reviewId}/replies`, { text: 'Thank you', basedOn: null })
    expect(await draft(owner, reviewId, answer)).toBe('answered')
    expect((await app.as(owner).get(path)).body).toMatchObject({ text: '', draftedText: null })

    const doomed = await app.make.review({ customerId: owner.customerId })
    const remove = () => app.superuser.query('delete from reviews where id = $1', [doomed])
    expect(await draft(owner, doomed, remove)).toBe('gone')
  })

  it('is not kept where a person has to see to the matter first, nor for another customer', async () => {
    const { owner, reviewId } = await startWithTwo()
    const content = 'Food poisoning. My son ended up in hospital.'
    const grave = await app.make.review({ customerId: owner.customerId, rating: 1, content })
    expect(await draft(owner, grave)).toBe('person-first')
    expect((await app.as(owner).get(`/api/v1/reviews/${grave}/draft`)).body).toMatchObject({ text: '', origin: null })

    expect(await draft(await app.make.member(), reviewId)).toBe('gone')
  })
})

describe.runIf(canExplain)('what was written lately', () => {
  it.each([
    ['replies_newest', 'text from replies', 'text', 'created_at'],
    ['reply_drafts_recent', 'drafted_text from reply_drafts', 'drafted_text', 'updated_at'],
    ['alert_drafts_recent', 'draft from alert_drafts', 'draft', 'begun_at'],
  ])('is found by %s, and never sorted', async (index, selected, text, at) => {
    const plan = await explain(
      app.superuser,
      `select ${selected} where customer_id = '${NIL_CUSTOMER}' and ${text} is not null order by ${at} desc limit 11`,
    )

    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  })
})
