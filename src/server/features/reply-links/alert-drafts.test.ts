import { describe, expect, it } from 'vitest'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { deliverNotificationJob } from '../notifications/notifications.jobs.ts'

const app = await startTestApp({ AI_BASE_URL: 'sandbox', AI_MODEL: 'gpt-4o', AI_DAILY_TOKENS: '5000' })
const fixture = createNotificationFixture(app)

const behave = (mode: string, says?: string) => app.anonymous.post('/sandbox/ai/mode', { mode, times: 1, says })

async function receiveAlert() {
  const owner = await app.make.member()
  const review = { customerId: owner.customerId, rating: 1, content: 'The soup was cold and late.' }
  const reviewId = await app.make.review(review)
  return { owner, ...(await fixture.alert(owner, reviewId)) }
}

const countCalls = async () => (await app.anonymous.get('/sandbox/ai/state')).body.calls.length as number
const tellOf = (reviewId: string) => ({
  kind: 'review.bad' as const,
  params: { platform: 'google', author: 'Zoe', rating: 1, recommended: null } as const,
  link: null,
  reviewId,
})
/** As several workers do. */
async function deliverAtOnce() {
  const handler = app.product.services.jobHandlers.find(({ definition }) => definition === deliverNotificationJob)
  const jobs = await app.jobs.list('notifications.deliver')
  const context = { retryCount: 0, isLastTry: false }
  await Promise.all(jobs.map(async ({ id, data }) => handler?.run(data, { jobId: id, ...context })))
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
    expect(mail?.text).toContain('The draft was held back. It contains a link that is not in your facts.')
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.text).toContain('The soup was cold and late.')
  })

  it('cannot be sent by one click where the matter is grave: the reason stands there instead', async () => {
    const owner = await app.make.member()
    const review = {
      customerId: owner.customerId,
      rating: 1,
      content: 'I cut my mouth on a piece of glass in the soup.',
    }
    const { mail, word } = await fixture.alert(owner, await app.make.review(review))

    expect(word).toBe('')
    expect(mail?.text).toContain('Talk to the people in charge before you reply')
    expect(mail?.text).not.toMatch(/Approve and send|Draft reply/)
  })

  it('says that a passage of it is to be looked at, which its page marks', async () => {
    await behave('obedient', 'We are sorry. The moon is made of cheese.')

    const { mail, word } = await receiveAlert()

    expect(mail?.text).toContain('One passage needs a second look; it is underlined on the page.')
    const { body } = await app.anonymous.post('/api/v1/reply-links/look', { word })
    expect(body.doubts).toEqual([{ start: 14, end: 41, reason: 'not-from-review' }])
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
    const before = await countCalls()

    const { mail } = await fixture.alert(owner, reviewId)

    expect(mail?.text).toContain('No draft could be written this time.')
    expect(await countCalls()).toBe(before)
  })

  async function makeTeam() {
    const owner = await app.make.member()
    const { customerId } = owner
    const mia = await app.make.member({ customerId, role: 'manager' })
    return { owner, mia, reviewId: await app.make.review({ customerId, rating: 1, content: 'Cold soup.' }) }
  }
  const draftIn = (text = '') => /Draft reply[^\n]*\n\n((?:> [^\n]*\n)+)/.exec(text)?.[1]

  it('is asked for once when the whole team is told at once', async () => {
    const { owner, mia, reviewId } = await makeTeam()
    for (const person of [owner, mia]) await fixture.tell(person, tellOf(reviewId))
    const before = await countCalls()

    await deliverAtOnce()

    expect(await countCalls()).toBe(before + 1)
    const [[first], [second]] = [await fixture.readMails(owner), await fixture.readMails(mia)]
    expect(draftIn(first?.text)).toBeTypeOf('string')
    expect(draftIn(second?.text)).toBe(draftIn(first?.text))
  })

  it('that could not be written is not asked for again for the next of the team', async () => {
    const { owner, mia, reviewId } = await makeTeam()
    await behave('429-quota')
    await fixture.alert(owner, reviewId)
    const before = await countCalls()

    const { mail } = await fixture.alert(mia, reviewId)

    expect([mail?.text.includes('No draft could be written this time.'), await countCalls()]).toEqual([true, before])
  })

  it('that somebody died over is taken up', async () => {
    const { owner, reviewId } = await makeTeam()
    await app.superuser.query(
      `insert into alert_drafts (customer_id, review_id, begun_at) values ($1, $2, now() - interval '2 minutes')`,
      [owner.customerId, reviewId],
    )

    const { word } = await fixture.alert(owner, reviewId)

    expect(word).not.toBe('')
  })

  it('is there for the first three of many, each with its words, under a name that says what happened', async () => {
    const owner = await app.make.member()
    await app.superuser.query(`update team_members set language = 'de' where id = $1`, [owner.memberId])
    for (const turn of [1, 2, 3, 4, 5]) {
      const content = `Cold soup ${turn}. ${'It took ages. '.repeat(40)}`
      await fixture.tell(owner, tellOf(await app.make.review({ customerId: owner.customerId, rating: 1, content })))
    }

    await fixture.deliver()

    const [mail, ...others] = await fixture.readMails(owner)
    expect([mail?.subject, others]).toEqual(['5 neue Bewertungen mit 1 Stern', []])
    for (const turn of [1, 2, 3, 4, 5]) expect(mail?.text).toContain(`Cold soup ${turn}. It took ages.`)
    expect(mail?.text.match(/Antwortentwurf|\/r\/[\w-]{43}$/gm)?.length).toBe(6)
  })

  it('is not asked for where nobody gets it', async () => {
    const { owner, mia, reviewId } = await makeTeam()
    for (const person of [owner, mia]) await fixture.tell(person, tellOf(reviewId))
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [mia.memberId])
    const choices = [{ kind: 'review.bad', channel: 'email', isOn: false }]
    await app.as(owner).patch('/api/v1/me/notification-preferences', { choices })
    const before = await countCalls()

    await fixture.deliver()

    expect(await countCalls()).toBe(before)
  })

  it('of one customer is no other’s', async () => {
    const [ours, theirs] = [await makeTeam(), await makeTeam()]
    await fixture.alert(ours.owner, ours.reviewId)
    const before = await countCalls()

    await fixture.alert(theirs.owner, theirs.reviewId)

    expect(await countCalls()).toBe(before + 1)
  })
})
