import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FULL_CAPABILITIES } from '#testing/make-review.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const replies = await createReplyFixture(app)
const batch = createNotificationFixture(app)

let callers = 0
/** Everybody calls from somewhere else. */
const fromElsewhere = () => ({ 'x-forwarded-for': `10.0.${(callers += 1) >> 8}.${callers & 255}` })
const look = (word: string, headers: Record<string, string> = fromElsewhere()) =>
  app.anonymous.post('/api/v1/reply-links/look', { word }, headers)
const approve = (word: string, text = 'We are sorry.', headers: Record<string, string> = fromElsewhere()) =>
  app.anonymous.post('/api/v1/reply-links/approve', { word, text }, headers)

/** A bad review, and an alert of it that has been sent. */
async function start() {
  const owner = await app.make.member()
  const reviewId = await app.make.review({
    customerId: owner.customerId,
    rating: 1,
    content: 'The soup was cold & <b>late</b>.',
    author: 'Zoe',
    columns: { language: 'en' },
  })
  return { owner, reviewId, ...(await batch.alert(owner, reviewId)) }
}

const statesOf = async (reviewId: string) =>
  (await app.superuser.query<{ state: string }>('select state from replies where review_id = $1', [reviewId])).rows.map(
    ({ state }) => state,
  )

describe('an alert mail', () => {
  it('has the review’s words as words, a draft, who wrote it, and the links', async () => {
    const { mail, word } = await start()

    expect(mail?.subject).toBe('1-star review: Google Business Profile · Zoe')
    expect(mail?.html).toContain('The soup was cold &amp; &lt;b&gt;late&lt;/b&gt;.')
    expect(mail?.html.match(/<blockquote lang="/g)).toHaveLength(1)
    expect(mail?.text).toContain('> The soup was cold & <b>late</b>.')
    expect(mail?.text).toContain('1 out of 5 stars · Google Business Profile')
    expect(mail?.text).toContain('Draft reply · Template draft')
    expect(mail?.text).toContain(`\n${app.url}/r/${word}\n`)
    expect(mail?.text).toContain(`Edit\n${app.url}/r/${word}?edit=1`)
  })

  it('that has left leaves no word behind, only its hash', async () => {
    const { word, owner } = await start()
    const links = await app.superuser.query('select * from reply_links where user_id = $1', [owner.userId])
    const mails = await app.superuser.query('select * from mail_outbox where to_address = $1', [owner.email])

    expect([links.rows.length, mails.rows.length]).toEqual([1, 1])
    expect(JSON.stringify([...links.rows, ...mails.rows])).not.toContain(word)
  })

  it.each([
    ['connected', { canReply: true, isCutOff: false }, 'Approve and send', null],
    [
      'without a way for programs',
      { canReply: false, isCutOff: false },
      'Approve',
      'does not accept replies from other services',
    ],
    ['cut off', { canReply: true, isCutOff: true }, 'Approve', 'The connection to Google Business Profile is broken.'],
    ['not connected', null, 'Approve', 'Google Business Profile is not connected.'],
  ])('offers what is possible where the platform is %s', async (_case, connection, label, notice) => {
    const owner = await app.make.member()
    const { canReply, isCutOff } = connection ?? { canReply: false, isCutOff: false }
    const { rows } = await app.superuser.query<{ id: string }>(
      `insert into integrations (customer_id, type, name, status, listing_id, capabilities, needs_reconnect)
       values ($1, 'google', 'Harbour', 'connected', '1', $2, $3) returning id`,
      [owner.customerId, JSON.stringify({ ...FULL_CAPABILITIES, canReply }), isCutOff],
    )
    const integrationId = connection && (rows[0]?.id ?? '')
    const reviewId = await app.make.review({ customerId: owner.customerId, rating: 1, integrationId })

    const { mail, word } = await batch.alert(owner, reviewId)

    expect(mail?.text).toContain(`\n${label}\n${app.url}/r/${word}\n`)
    const said = ['does not accept replies', 'is broken', 'is not connected'].filter((part) =>
      mail?.text.includes(part),
    )
    expect(said).toHaveLength(notice === null ? 0 : 1)
    expect(mail?.text).toContain(notice ?? '')
  })

  it('gives everybody of the team the same draft, and each their own word', async () => {
    const { owner, reviewId, word } = await start()
    const mia = await app.make.member({ customerId: owner.customerId, role: 'manager' })

    const other = await batch.alert(mia, reviewId)

    expect(other.word).not.toBe(word)
    expect((await look(other.word)).body.draft).toBe((await look(word)).body.draft)
  })

  it('of a review that has been answered has no links', async () => {
    const { owner, reviewId } = await start()
    await replies.submit(owner, reviewId)

    const { mail, word } = await batch.alert(owner, reviewId)

    expect([mail?.text.includes('Open the review'), word]).toEqual([true, ''])
  })
})

describe('a reply link', () => {
  it('shows review and draft as often as one looks', async () => {
    const { word, owner, reviewId } = await start()
    await look(word)

    const { status, body } = await look(word)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      companyName: 'A business',
      personName: owner.name,
      author: 'Zoe',
      rating: 1,
      draftOrigin: { engine: 'template', model: null },
      link: `/reviews?review=${reviewId}&customer=${owner.customerId}`,
      isSandbox: false,
    })
    expect(body.draft.length).toBeGreaterThan(20)
  })

  it('answers the review like any submitted reply, and its history says how', async () => {
    const { owner, reviewId, platformId } = await replies.startWith({ rating: 1 })
    const { word } = await batch.alert(owner, reviewId)

    const { body } = await approve(word, 'We are sorry, Zoe.')
    await replies.post()
    await replies.check()

    expect(body).toEqual({ isSentForApproval: false })
    expect((await replies.onPlatform(platformId))?.reply_text).toBe('We are sorry, Zoe.')
    const detail = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(detail.review.reply).toMatchObject({
      state: 'live',
      authorName: owner.name,
      draftOrigin: { engine: 'template' },
    })
    expect(detail.events.map(({ kind }: { kind: string }) => kind)).toContain('reply-submitted-by-link')
  })

  it('works once, whoever is fastest', async () => {
    const { word, reviewId } = await start()

    const answers = await Promise.all(Array.from({ length: 50 }, () => approve(word)))

    const won = answers.filter(({ status }) => status === 200)
    const reasons = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.reason))
    expect([won.length, [...reasons]]).toEqual([1, ['reply-link-used']])
    expect(await statesOf(reviewId)).toEqual(['saved'])
    expect((await look(word)).body.reason).toBe('reply-link-used')
  })

  it('asked for again under the same key answers the same', async () => {
    const { word } = await start()
    const key = { 'idempotency-key': word, ...fromElsewhere() }

    const answers = [await approve(word, 'Sorry.', key), await approve(word, 'Sorry.', key)]

    expect(answers.map(({ body }) => body)).toEqual([{ isSentForApproval: false }, { isSentForApproval: false }])
  })

  it('of somebody who may not publish asks for approval', async () => {
    const { owner, reviewId } = await start()
    const mia = await app.make.member({ customerId: owner.customerId, role: 'member' })
    const { mail, word } = await batch.alert(mia, reviewId)
    expect(mail?.text).toContain('Send for approval')

    const { body } = await approve(word)

    expect(body).toEqual({ isSentForApproval: true })
    expect(await statesOf(reviewId)).toEqual(['awaiting-approval'])
  })

  it('refuses when the review has been answered meanwhile, and is not used up by that', async () => {
    const { word, owner, reviewId } = await start()
    await replies.submit(owner, reviewId)

    expect((await approve(word)).body.reason).toBe('reply-link-answered')
    expect((await look(word)).body.reason).toBe('reply-link-answered')
    const { rows } = await app.superuser.query('select used_at from reply_links where review_id = $1', [reviewId])
    expect(rows).toEqual([{ used_at: null }])
  })

  it.each([
    ['after 72 hours', `update reply_links set expires_at = now() where customer_id = $1`],
    ['when its person has left', `update team_members set status = 'inactive' where customer_id = $1`],
    ['when the customer is shut out', `update customers set status = 'suspended' where id = $1`],
    [
      'when its person’s account is closed',
      `update auth.users set banned_until = now() + interval '1 day'
       where id in (select user_id from team_members where customer_id = $1)`,
    ],
  ])('has run out %s', async (_case, change) => {
    const { word, owner, reviewId } = await start()
    await app.superuser.query(change, [owner.customerId])

    const answers = [await look(word), await approve(word)]

    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [409, 'reply-link-expired'],
      [409, 'reply-link-expired'],
    ])
    expect(await statesOf(reviewId)).toEqual([])
  })

  it('that never was is unknown', async () => {
    const { status, body } = await approve(randomBytes(32).toString('base64url'))

    expect([status, body.reason]).toEqual([404, 'reply-link-unknown'])
  })

  it('cannot be tried out: one address asks sixty times a minute', async () => {
    const here = fromElsewhere()
    const words = Array.from({ length: 61 }, () => randomBytes(32).toString('base64url'))

    const answers = await Promise.all(words.map((word) => look(word, here)))

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('runs out in 72 hours', async () => {
    const { word } = await start()
    const { expiresAt } = (await look(word)).body

    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(72)
  })

  it('ends when its person changes the password, and with nobody else’s', async () => {
    const [{ owner, word }, other] = [await start(), await start()]
    expect((await look(word)).status).toBe(200)

    await app.as(other.owner).put('/auth/v1/user', { password: 'another password for tests' })
    expect((await look(word)).status).toBe(200)
    await app.as(owner).put('/auth/v1/user', { password: 'another password for tests' })

    expect((await look(word)).body.reason).toBe('reply-link-expired')
    expect((await approve(word)).body.reason).toBe('reply-link-expired')
  })

  it('ends when its person is removed from the team', async () => {
    const { owner, word, reviewId } = await start()
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [owner.memberId])

    expect((await approve(word)).body.reason).toBe('reply-link-expired')
    expect(await statesOf(reviewId)).toEqual([])
  })

  it('sends nothing of a closed workspace, and says how that is reopened', async () => {
    const { owner, word } = await start()
    await app.as(owner).post('/api/v1/workspace-data/close', { companyName: 'A business' })
    expect((await approve(word)).body).toMatchObject({ reason: 'workspace-closed-yours' })

    await app.as(owner).post('/api/v1/workspace-data/reopen', {})
    expect((await approve(word)).status).toBe(200)
  })

  it('answers within its own customer only', async () => {
    const [ours, theirs] = [await start(), await start()]

    await approve(ours.word)

    expect(await statesOf(ours.reviewId)).toEqual(['saved'])
    expect(await statesOf(theirs.reviewId)).toEqual([])
    expect((await look(theirs.word)).status).toBe(200)
  })
})

describe('what was sent by a link', () => {
  const follow = (word: string) => app.anonymous.post('/api/v1/reply-links/follow', { word }, fromElsewhere())
  const undo = (word: string) => app.anonymous.post('/api/v1/reply-links/undo', { word }, fromElsewhere())

  async function startConnected() {
    const { owner, reviewId } = await replies.startWith({ rating: 1, author: 'Zoe' })
    return { owner, reviewId, ...(await batch.alert(owner, reviewId)) }
  }

  it('is followed without signing in until it is live', async () => {
    const { word } = await startConnected()
    expect((await follow(word)).status).toBe(409)
    await approve(word)
    expect((await follow(word)).body).toMatchObject({
      link: { author: 'Zoe', platform: 'google' },
      reply: { text: 'We are sorry.', state: 'queued', undoUntil: expect.any(String) },
    })

    await replies.post()
    await replies.check()

    expect((await follow(word)).body.reply).toMatchObject({ state: 'live', undoUntil: null })
    expect((await undo(word)).body.reason).toBe('reply-too-late')
  })

  it('can be taken back before it leaves, and the link works again', async () => {
    const { word, reviewId, owner } = await startConnected()
    await approve(word)

    expect((await undo(word)).body).toMatchObject({ author: 'Zoe' })

    expect(await statesOf(reviewId)).toEqual(['undone'])
    expect((await undo(word)).body.reason).toBe('reply-taken-back')
    expect((await look(word)).status).toBe(200)
    expect((await approve(word, 'Once more.')).status).toBe(200)
    expect((await follow(word)).body.reply).toMatchObject({ text: 'Once more.', state: 'queued' })
    const { events } = (await app.as(owner).get(`/api/v1/reviews/${reviewId}`)).body
    expect(events).toContainEqual(expect.objectContaining({ kind: 'reply-undone', actorName: owner.name }))
  })

  it('is nobody else’s to follow: another word, one that has run out, a person who has left', async () => {
    const [ours, theirs] = [await startConnected(), await startConnected()]
    await approve(ours.word)
    expect((await follow(theirs.word)).status).toBe(409)
    expect((await follow(randomBytes(32).toString('base64url'))).status).toBe(404)
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [ours.owner.memberId])
    expect((await follow(ours.word)).body.reason).toBe('reply-link-expired')
    expect((await undo(ours.word)).body.reason).toBe('reply-link-expired')
  })
})
