import { afterEach, describe, expect, it } from 'vitest'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AI_BASE_URL: 'sandbox', AI_MODEL: 'gpt-4o', AI_DAILY_TOKENS: '5000' })
const WEEK = '/api/v1/reputation/week?language=en'

const setMode = (mode: string, says?: object) => app.anonymous.post('/sandbox/ai/mode', { mode, ...(says && { says }) })
afterEach(() => setMode('normal'))

async function makeBusiness() {
  const owner = await app.make.member({ tier: 'professional' })
  const createdAt = new Date(Date.now() - 2 * 86_400_000)
  await app.make.review({ customerId: owner.customerId, rating: 4, createdAt })
  return owner
}

async function word(member: TestMember) {
  const { status } = await app.as(member).post('/api/v1/reputation/week/words', { language: 'en' })
  await app.jobs.run('reputation.word-week')
  return status
}
const look = async (member: TestMember, more = '') => (await app.as(member).get(WEEK + more)).body
const usageOf = async (person: TestMember) => (await app.as(person).get('/api/v1/assistant/usage')).body.days

describe('what changed this week', () => {
  it('is worded by the model once, as its own, and counted', async () => {
    const owner = await makeBusiness()
    expect(await look(owner)).toMatchObject({ words: null, canBeWorded: true })

    expect(await word(owner)).toBe(200)
    await word(owner)

    const { words, claims, canBeWorded } = await look(owner)
    expect([words.model, words.sentences.length, canBeWorded]).toEqual(['gpt-4o', claims.length, false])
    expect(words.sentences[0]).toContain('1 review came')
    expect(await usageOf(owner)).toMatchObject([{ feature: 'week_wording', model: 'gpt-4o', calls: 1 }])
  })

  it('is said in our own words where the model says more than the claims, and it is not asked again', async () => {
    const owner = await makeBusiness()
    await setMode('obedient', { sentences: ['7 reviews came, after 0 the week before.', 'All is well.'] })

    await word(owner)
    await word(owner)

    expect(await look(owner)).toMatchObject({ words: null, canBeWorded: false })
    expect(await usageOf(owner)).toMatchObject([{ feature: 'week_wording', calls: 1 }])
  })

  it('is worded anew once the claims are others, and in no other language', async () => {
    const owner = await makeBusiness()
    await word(owner)
    await app.make.review({ customerId: owner.customerId, rating: 1 })

    expect(await look(owner)).toMatchObject({ words: null, canBeWorded: true })
    await word(owner)
    expect((await look(owner)).words.sentences[0]).toContain('2 reviews came')
    expect((await app.as(owner).get('/api/v1/reputation/week?language=de')).body.words).toBeNull()
  })

  it('is in no model’s words for a part of the business, nor for whoever sees only a part', async () => {
    const owner = await makeBusiness()
    const stranger = await makeBusiness()
    const place = await app.make.location(owner.customerId, 'Hill')
    const limited = await app.make.member({ customerId: owner.customerId, role: 'manager', locations: [place] })
    await app.make.review({ customerId: owner.customerId, rating: 1, locationId: place })
    await word(owner)

    expect((await look(owner)).words).not.toBeNull()
    expect(await look(owner, '&platform=google')).toMatchObject({ words: null, canBeWorded: false })
    expect(await look(limited)).toMatchObject({ words: null, canBeWorded: false })
    expect(await word(limited)).toBe(403)
    expect((await look(stranger)).words).toBeNull()
  })

  it('asks no model beyond the day’s allowance, nor for a workspace that can only read', async () => {
    const spent = await makeBusiness()
    await app.superuser.query(
      `insert into ai_usage (customer_id, day, feature, model, tokens)
       values ($1, (now() at time zone 'utc')::date, 'chat_questions', 'gpt-4o', 5000)`,
      [spent.customerId],
    )
    const shut = await makeBusiness()
    await app.as(shut).post('/api/v1/reputation/week/words', { language: 'en' })
    await app.superuser.query(`update customers set status = 'read-only' where id = $1`, [shut.customerId])
    await word(spent)

    for (const owner of [spent, shut]) expect((await look(owner)).words).toBeNull()
  })
})
