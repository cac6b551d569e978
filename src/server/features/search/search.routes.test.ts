import { describe, expect, it } from 'vitest'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { TestMember } from '#testing/make.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const disputes = createDisputeFixture(app)

const search = (member: { token: string }, words: string) =>
  app.as(member).get(`/api/v1/search?query=${encodeURIComponent(words)}`)

const write = (member: TestMember, content: string | null, given: { author?: string; createdAt?: Date } = {}) =>
  app.make.review({ customerId: member.customerId, content, ...given })

const writeReply = ({ customerId }: TestMember, reviewId: string, text: string, state = 'live') =>
  app.superuser.query('insert into replies (customer_id, review_id, text, state) values ($1, $2, $3, $4)', [
    customerId,
    reviewId,
    text,
    state,
  ])

/** The titles of what was found, by subject. */
async function titles(member: TestMember, words: string): Promise<Record<string, string[]>> {
  const { body } = await search(member, words)
  return Object.fromEntries(
    body.groups.map((group: { subject: string; hits: { title: string }[] }) => [
      group.subject,
      group.hits.map(({ title }) => title),
    ]),
  )
}

describe('GET /api/v1/search', () => {
  it('finds reviews by what they say, with the words around it and where they are', async () => {
    const owner = await app.make.member()
    const id = await write(owner, `${'We came for lunch. '.repeat(12)}The soup was cold. ${'Never mind. '.repeat(12)}`)

    const { status, body } = await search(owner, 'soup')

    expect(status).toBe(200)
    expect(body).toEqual({
      groups: [
        {
          subject: 'review',
          hits: [
            {
              id,
              title: 'Ann Author',
              excerpt: expect.stringMatching(/^….*The soup was cold\. .*…$/),
              foundIn: 'text',
              isClose: false,
              platform: 'google',
              rating: 4,
              isRecommended: null,
              status: 'pending',
              at: expect.any(String),
              link: `/reviews?review=${id}`,
            },
          ],
          hasMore: false,
          link: '/reviews?search=soup',
        },
      ],
    })
  })

  it.each([true, false])(
    'tells of a recommendation which one it is, of a dispute of it too: %s',
    async (isRecommended) => {
      const owner = await app.make.member()
      const { customerId } = owner
      const reviewId = await app.make.review({ customerId, platform: 'facebook', isRecommended, content: 'Warm soup' })
      await app.as(owner).post('/api/v1/disputes', { reviewId, description: 'No soup here' })

      const { groups } = (await search(owner, 'soup')).body
      const told = groups.flatMap(({ hits }: { hits: unknown[] }) => hits)
      expect(told).toMatchObject([
        { rating: null, isRecommended },
        { rating: null, isRecommended },
      ])
    },
  )

  it('finds them by who wrote them, whatever the case and the accents', async () => {
    const owner = await app.make.member()
    await write(owner, 'Fine', { author: 'José Müller' })
    await write(owner, null, { author: 'Zoë' })
    for (const words of ['jose', 'MULLER', 'José M'])
      expect(await titles(owner, words)).toEqual({ review: ['José Müller'] })
    expect(await titles(owner, 'zoe')).toEqual({ review: ['Zoë'] })
  })

  it('shows the five newest, and that there are more that say it or whose author is called so', async () => {
    const owner = await app.make.member()
    for (let turn = 1; turn <= 6; turn += 1) {
      await write(owner, 'Good bread', { author: `Guest ${turn}`, createdAt: new Date(2026, 0, turn) })
    }
    const byWords = (await search(owner, 'bread')).body.groups[0]
    const byAuthor = (await search(owner, 'Guest')).body.groups[0]
    expect(byWords.hits.map(({ title }: { title: string }) => title)).toEqual([
      'Guest 6',
      'Guest 5',
      'Guest 4',
      'Guest 3',
      'Guest 2',
    ])
    expect([byWords.hasMore, byAuthor.hasMore, byAuthor.hits.length]).toEqual([true, true, 5])
    const { body: list } = await app.as(owner).get(`/api/v1/reviews?${byAuthor.link.split('?')[1]}`)
    expect(list.items).toHaveLength(6)
  })

  it('finds disputes by their description, for who has them', async () => {
    const owner = await app.make.member()
    const { disputeId } = await disputes.start(owner, {
      author: 'Bo',
      content: 'Never again',
      dispute: { description: 'Nobody called Bo had a réservation.' },
    })
    const { body } = await search(owner, 'reservation')
    expect(body.groups).toEqual([
      {
        subject: 'dispute',
        hits: [
          expect.objectContaining({
            id: disputeId,
            title: 'Bo',
            excerpt: 'Nobody called Bo had a réservation.',
            status: 'pending',
            link: `/disputes?dispute=${disputeId}`,
          }),
        ],
        hasMore: false,
        link: '/disputes?search=reservation',
      },
    ])
  })

  it('finds disputes by who wrote the review, which is what they are called by', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      await disputes.start(owner, {
        author: `Zoë Unheard ${turn}`,
        content: 'Never again',
        dispute: { description: turn === 1 ? 'Nobody is called Zoe Unheard.' : 'Nobody we know.' },
      })
    }
    const [, found] = (await search(owner, 'zoe unheard')).body.groups
    expect(found).toMatchObject({ subject: 'dispute', hasMore: true })
    expect(found.hits.map(({ title }: { title: string }) => title)).toEqual(
      [6, 5, 4, 3, 2].map((turn) => `Zoë Unheard ${turn}`),
    )
    // The list of disputes looks at what they say alone.
    expect((await search(owner, 'unheard 6')).body.groups[1]).toMatchObject({ hasMore: false, hits: [{}] })
    expect((await search(stranger, 'zoe unheard')).body).toEqual({ groups: [] })
  })

  it('finds old disputes among many, but not by two letters', async () => {
    const owner = await app.make.member()
    await app.superuser.query(
      `insert into disputes (customer_id, reason, description, created_at)
       select $1, 'fake', case when n = 1 then 'A needle, xq' else 'Nothing' end, now() - (2000 - n) * interval '1 minute'
       from generate_series(1, 1500) n`,
      [owner.customerId],
    )
    expect(await titles(owner, 'needle')).toEqual({ dispute: ['A needle, xq'] })
    expect((await search(owner, 'xq')).body.groups).toMatchObject([{ subject: 'dispute', hits: [], hasMore: true }])
    expect((await search(owner, 'zz zz')).body.groups).toMatchObject([{ subject: 'dispute', hits: [], hasMore: true }])
  })

  it('finds no dispute where the plan has none', async () => {
    const owner = await app.make.member()
    await disputes.start(owner, { content: 'A word', dispute: { description: 'A word of ours' } })
    await app.superuser.query(`update customers set subscription_tier = 'starter' where id = $1`, [owner.customerId])
    expect(Object.keys(await titles(owner, 'word'))).toEqual(['review'])
  })

  it('finds for every role what the role may see', async () => {
    const owner = await app.make.member()
    await disputes.start(owner, { content: 'A word', dispute: { description: 'A word of ours' } })
    for (const role of ['admin', 'manager', 'member'] satisfies TeamRole[]) {
      const person = await app.make.member({ customerId: owner.customerId, role })
      expect(Object.keys(await titles(person, 'word'))).toEqual(['review', 'dispute'])
    }
  })

  it('finds nothing of another customer’s', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    await disputes.start(owner, {
      author: 'Wanda',
      content: 'A chandelier',
      dispute: { description: 'The chandelier' },
    })
    // Names and addresses of members are made of the letters from a to p: the short word must not be among them.
    for (const words of ['chandelier', 'Wanda', 'Wa', 'A chandelier']) {
      expect((await search(stranger, words)).body).toEqual({ groups: [] })
    }
  })

  it.each([
    ['a letter is missing', 'chandlier'],
    ['a letter is too many', 'chandellier'],
    ['a letter is wrong', 'chandeliar'],
    ['two changed places', 'chandeleir'],
    ['two changed places in the middle', 'chanedlier'],
    ['the first letter is wrong', 'shandelier'],
    ['the last letter is missing', 'chandelie'],
    ['each word has one', 'chandeleir frend'],
    ['the words come in another order', 'friends chandelier'],
    ['somebody is named as well', 'wanda chandelier'],
  ])('finds it where %s', async (_case, words) => {
    const owner = await app.make.member()
    const id = await write(owner, 'We sat under the chandelier with a friend', { author: 'Wanda' })
    await write(owner, 'Nothing hung from the ceiling', { author: 'Bo' })
    const { groups } = (await search(owner, words)).body
    expect(groups).toMatchObject([{ subject: 'review', hits: [{ id, foundIn: 'text' }], hasMore: false }])
    const [owners, strangers] = [await titles(owner, words), await titles(await app.make.member(), words)]
    expect([owners, strangers]).toEqual([{ review: ['Wanda'] }, {}])
  })

  it('finds authors, replies and disputes in spite of a wrong letter, and says that it is close', async () => {
    const owner = await app.make.member()
    const { reviewId, disputeId } = await disputes.start(owner, {
      author: 'Katharina Vogel',
      content: 'Fine',
      dispute: { description: 'Nobody of that name had a reservation.' },
    })
    await writeReply(owner, reviewId, 'The orchestra plays on Sundays.')
    const close = async (words: string) => (await search(owner, words)).body.groups
    // The dispute is called by who wrote the review.
    expect(await close('katarina')).toMatchObject([
      { hits: [{ id: reviewId, foundIn: 'author', isClose: true }] },
      { hits: [{ id: disputeId, foundIn: 'author', isClose: true, title: 'Katharina Vogel' }] },
    ])
    expect(await close('orchetsra')).toMatchObject([{ hits: [{ id: reviewId, foundIn: 'reply', isClose: true }] }])
    expect(await close('resevation')).toMatchObject([{ hits: [{ id: disputeId, foundIn: 'text', isClose: true }] }])
  })

  it('takes nothing for another word where enough say it, where it is short, or a number', async () => {
    const owner = await app.make.member()
    for (const content of ['Soup', 'Our soup', 'The soup']) await write(owner, content, { author: 'Exact' })
    for (const content of ['Soap', 'A cat', 'Table 4711']) await write(owner, content, { author: 'Close' })
    expect(await titles(owner, 'soup')).toEqual({ review: ['Exact', 'Exact', 'Exact'] })
    expect(await titles(owner, 'car')).toEqual({})
    expect(await titles(owner, '4712')).toEqual({})
    // Two say it, so that what is nearly so comes after them.
    await app.superuser.query(`update review_contents set content = 'Bread' where content = 'Our soup'`)
    expect(await titles(owner, 'soup')).toEqual({ review: ['Exact', 'Exact', 'Close'] })
  })

  it.each(['"cold soup"', '“cold soup”', '« Cold soup »', '„cold soup“'])('takes %s to the letter', async (words) => {
    const owner = await app.make.member()
    await write(owner, 'Cold soup again', { author: 'Exact' })
    await write(owner, 'The soup was cold', { author: 'Turned' })
    await write(owner, 'Gold soup', { author: 'Close' })
    expect(await titles(owner, words)).toEqual({ review: ['Exact'] })
    const listed = await app.as(owner).get(`/api/v1/reviews?search=${encodeURIComponent(words)}`)
    expect(listed.body.items.map(({ author }: { author: string }) => author)).toEqual(['Exact'])
  })

  it('finds what belongs to a review, and tells where: its reply, and a note of the team’s', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const answered = await write(owner, 'Fine', { author: 'Ann' })
    const noted = await write(owner, 'Good', { author: 'Ben' })
    await writeReply(owner, answered, 'Our new terrace opens in May.')
    await writeReply(owner, noted, 'A terrace that was taken back', 'undone')
    await app
      .as(owner)
      .post(`/api/v1/reviews/${noted}/notes`, { text: 'Regular guest, likes the alcove', mentions: [] })
    expect((await search(owner, 'terrace')).body.groups).toMatchObject([
      { hits: [{ id: answered, title: 'Ann', foundIn: 'reply', excerpt: 'Our new terrace opens in May.' }] },
    ])
    expect((await search(owner, 'ALCOVE')).body.groups).toMatchObject([
      { hits: [{ id: noted, title: 'Ben', foundIn: 'note', excerpt: 'Regular guest, likes the alcove' }] },
    ])
    for (const words of ['terrace', 'alcove']) expect((await search(stranger, words)).body).toEqual({ groups: [] })
  })

  it('finds disputes by their case reference, their evidence and their notes, and tells which', async () => {
    const [owner, stranger] = [await app.make.member(), await app.make.member()]
    const { disputeId } = await disputes.start(owner, {
      content: 'Never again',
      dispute: { description: 'Made up', evidence: ['Booking list of “May 3”'], notes: ['Lawyer informed'] },
    })
    const change = (set: string, ...values: string[]) =>
      app.superuser.query(`update disputes set ${set} where id = $1`, [disputeId, ...values])
    await change('platform_case_id = $2, appeal_reference = $3', '5-9981000034', 'APL/77-b')
    await app.superuser.query(
      `insert into dispute_filings (customer_id, dispute_id, round, way, is_sandbox, reference, filed_at)
       values ($1, $2, 0, 'by-hand', false, 'OLD-2024-17', now())`,
      [owner.customerId, disputeId],
    )
    await app.superuser.query(
      `insert into dispute_files (customer_id, dispute_id, name, media_type, size, sha256, content)
       values ($1, $2, 'till-receipt.pdf', 'application/pdf', 1, '', '')`,
      [owner.customerId, disputeId],
    )
    for (const [words, foundIn, excerpt] of [
      ['9981000034', 'reference', '5-9981000034'],
      ['apl/77', 'reference', 'APL/77-b'],
      ['old-2024-17', 'reference', 'OLD-2024-17'],
      ['booking list', 'evidence', 'Booking list of “May 3”'],
      ['till-receipt', 'evidence', 'till-receipt.pdf'],
      ['lawyer', 'note', 'Lawyer informed'],
    ]) {
      const found = { subject: 'dispute', hits: [{ id: disputeId, foundIn, excerpt, isClose: false }] }
      expect((await search(owner, words ?? '')).body.groups).toMatchObject([found])
      expect((await search(stranger, words ?? '')).body).toEqual({ groups: [] })
    }
    // Brackets and quotes are how a list is kept, not what somebody wrote.
    for (const sign of ['[', '"']) expect((await search(owner, sign)).body).toEqual({ groups: [] })
  })

  it.each([
    ['a percent sign', '100%', '100% fine', '100 or so'],
    ['an underscore', 'a_b', 'a_b', 'axb'],
    ['a backslash', String.raw`c:\d`, String.raw`c:\d`, 'c:d'],
    ['a quote', `O'Brien`, `O’Brien's`, 'OBrien'],
    ['emoji', '😀😀', 'well 😀😀', '😀 😀'],
    ['one emoji', '🍜', 'The 🍜!', '🍝'],
    ['one that is made of several', '👩‍🍳', 'ask the 👩‍🍳', '👩 and 🍳'],
    ['one percent sign', '%', '100% fine', '100 or so'],
    ['one underscore', '_', 'a_b', 'axb'],
    ['one backslash', '\\', String.raw`c:\d`, 'c:d'],
    ['from right to left', 'שלום', 'אמרתי שלום', 'של ום'],
    ['what reads like code', '$1 (?:.*)', 'paid $1 (?:.*)', 'paid $1'],
  ])('takes what is typed for itself: %s', async (_case, words, content, other) => {
    const owner = await app.make.member()
    const id = await write(owner, content)
    await write(owner, other)
    const { body } = await search(owner, words)
    expect(body.groups[0].hits.map((hit: { id: string }) => hit.id)).toEqual([id])
  })

  it('leads to the list with words that could be read as something else', async () => {
    const owner = await app.make.member()
    await write(owner, 'Table 42 and {"a":1}')
    expect((await search(owner, '42')).body.groups[0].link).toBe('/reviews?search=%2242%22')
    expect((await search(owner, '{"a":1}')).body.groups[0].link).toBe(
      `/reviews?search=${encodeURIComponent(JSON.stringify('{"a":1}'))}`,
    )
  })

  it.each([
    ['one letter', 'a', 400],
    ['one letter and what is written on it', 'e\u0301', 400],
    ['what is written on letters, and none', '\u0301\u0301', 400],
    ['one emoji', '🍜', 200],
    ['nothing but space', '    ', 400],
    ['200 characters', 'x'.repeat(200), 200],
    ['201 characters', 'x'.repeat(201), 400],
    ['a character that no text holds', 'ab\0c', 400],
  ])('answers %s', async (_case, words, status) => {
    expect((await search(await app.make.member(), words)).status).toBe(status)
  })

  it('finds nothing for an administrator without a workspace, and for a customer that was shut out', async () => {
    const closed = await app.make.member()
    await write(closed, 'A word')
    await app.superuser.query(`update customers set status = 'suspended' where id = $1`, [closed.customerId])
    for (const person of [await app.make.admin(), closed]) {
      expect(await search(person, 'word')).toMatchObject({ status: 200, body: { groups: [] } })
    }
  })

  it('is for those who have signed in', async () => {
    expect((await search({ token: 'nobody' }, 'word')).status).toBe(401)
  })
})
