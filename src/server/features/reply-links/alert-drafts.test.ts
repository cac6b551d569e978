import { describe, expect, it } from 'vitest'
import { createTellingBench } from '#testing/telling-bench.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AI_BASE_URL: 'sandbox', AI_MODEL: 'gpt-4o', AI_DAILY_TOKENS: '5000' })
const bench = createTellingBench(app)

const behave = (mode: string, says?: string) => app.anonymous.post('/sandbox/ai/mode', { mode, times: 1, says })

async function receiveAlert() {
  const owner = await app.make.member()
  const review = { customerId: owner.customerId, rating: 1, content: 'The soup was cold and late.' }
  const reviewId = await app.make.review(review)
  return { owner, ...(await bench.alert(owner, reviewId)) }
}

describe('the draft in an alert', () => {
  it('says which model wrote it', async () => {
    const { mail, word } = await receiveAlert()

    expect(mail?.text).toContain('Draft reply · AI · gpt-4o')
    expect(word).not.toBe('')
  })

  it('that was held back is left out, with the reason', async () => {
    await behave('obedient', 'Thank you! Read more at https://evil.example/offer today.')

    const { mail, word } = await receiveAlert()

    expect(word).toBe('')
    expect(mail?.text).toContain('The draft was held back. It has a link that is not among your facts.')
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.text).toContain('The soup was cold and late.')
  })

  it('that the provider did not give is left out', async () => {
    await behave('429-quota')

    const { mail, word } = await receiveAlert()

    expect([mail?.text.includes('No draft could be written this time.'), word]).toEqual([true, ''])
  })

  it('that the day’s allowance has no room for is left out, and nobody is asked', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into ai_usage (customer_id, day, feature, model, calls, tokens)
       values ($1, (now() at time zone 'utc')::date, 'response_generation', 'gpt-4o', 5, 5000)`,
      [owner.customerId],
    )
    const reviewId = await app.make.review({ customerId: owner.customerId, rating: 1 })
    const countCalls = async () => (await app.anonymous.get('/sandbox/ai/state')).body.calls.length
    const before = await countCalls()

    const { mail } = await bench.alert(owner, reviewId)

    expect(mail?.text).toContain('No draft could be written this time.')
    expect(await countCalls()).toBe(before)
  })
})
