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

  it('shows the five newest, and that there are more of those that say it', async () => {
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
    expect([byWords.hasMore, byAuthor.hasMore, byAuthor.hits.length]).toEqual([true, false, 5])
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
    for (const words of ['chandelier', 'Wanda', 'ch', 'A chandelier']) {
      expect((await search(stranger, words)).body).toEqual({ groups: [] })
    }
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
