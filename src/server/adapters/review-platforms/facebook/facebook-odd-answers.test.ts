import { describe, expect, it } from 'vitest'
import { expectFailure } from '#testing/platform-contract.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import { createFacebookPlatform } from './facebook-platform.ts'

const answers = new Map<string, unknown>()

// A Graph that says what the sandbox does not: whatever the test told it.
const { url } = await startVendorStage((app) => {
  app.all('*', (context) => {
    const answer = answers.get(`${context.req.method} ${context.req.path}`)
    return answer === undefined ? context.json({ error: { code: 100, error_subcode: 33 } }, 400) : context.json(answer)
  })
})

const platform = createFacebookPlatform({
  app: { id: 'app', secret: 'secret' },
  hosts: () => ({ dialog: url, graph: url }),
  isSandbox: false,
  now: () => new Date('2026-11-15T00:00:00Z'),
})
const connection = { accessToken: 'token', listingId: '1', config: {} }
const tokens = { accessToken: 'token', refreshToken: null, expiresAt: null }

const comment = (id: string, from: string, message: string) => ({
  id,
  from: { id: from },
  message,
  created_time: '2026-11-01T10:00:00+0000',
})

describe('answers that only the real Facebook gives', () => {
  it('do not let somebody else’s comment pass for the reply', async () => {
    answers.set('GET /v26.0/story/comments', { data: [comment('story_1', '7', 'Same here!')] })
    expect(await platform.readReply(connection, 'story')).toBeNull()

    answers.set('GET /v26.0/story/comments', {
      data: [comment('story_1', '7', 'Same here!'), comment('story_2', '1', 'Thank you'), { ...comment('3', '7', '') }],
    })
    expect(await platform.readReply(connection, 'story')).toMatchObject({
      text: 'Thank you',
      updatedAt: new Date('2026-11-01T10:00:00Z'),
    })
  })

  it('delete the page’s own comment and no other', async () => {
    answers.set('GET /v26.0/two/comments', { data: [comment('theirs', '7', 'Hi'), comment('ours', '1', 'Hello')] })
    answers.set('DELETE /v26.0/ours', { success: true })
    await expect(platform.deleteReply?.(connection, 'two')).resolves.toBeUndefined()
  })

  it('take a comment for deleted only once it is not listed any more', async () => {
    const listed = 'GET /v26.0/kept/comments'
    answers.set(listed, { data: [comment('untouchable', '1', 'Hello')] })
    await expectFailure(platform.deleteReply?.(connection, 'kept') ?? Promise.resolve(), ['reconnect'])
    answers.set(listed, { data: [] })
    await expect(platform.deleteReply?.(connection, 'kept')).resolves.toBeUndefined()
    // The story itself is not to be had: nobody knows whether the comment is.
    await expect(platform.deleteReply?.(connection, 'hidden')).rejects.toMatchObject({
      kind: 'gone',
      about: 'permission',
    })
  })

  it('leave out pages that the person may not moderate', async () => {
    answers.set('GET /v26.0/me/accounts', {
      data: [
        { id: '1', name: 'Ours', access_token: 'a', tasks: ['MODERATE'] },
        { id: '2', name: 'Statistics only', access_token: 'b', tasks: ['ANALYZE'] },
        { id: '3', name: 'No token', tasks: ['MANAGE'] },
        { id: '4', name: 'No word of tasks', access_token: 'd' },
      ],
    })
    expect((await platform.listListings(tokens)).map(({ id }) => id)).toEqual(['1', '4'])
  })

  it('count sixty days when the life of a token is not told', async () => {
    answers.set('GET /v26.0/oauth/access_token', { access_token: 'long', token_type: 'bearer' })
    const answer = { code: 'c', codeVerifier: 'v', redirectUri: 'https://app.test/' }
    expect((await platform.exchange(answer)).expiresAt).toEqual(new Date('2027-01-14T00:00:00Z'))
  })

  it('go on without the page’s own count', async () => {
    answers.set('GET /v26.0/1/ratings', { data: [{ created_time: '2026-11-01T10:00:00+0000' }] })
    const page = await platform.listReviews(connection, { cursor: null })
    expect(page).toMatchObject({ total: null, items: [{ rating: null, isRecommended: null, author: null }] })
  })

  it('invent no time for a review that has none', async () => {
    answers.set('GET /v26.0/1/ratings', { data: [{ created_time: 'yesterday' }] })
    await expectFailure(platform.listReviews(connection, { cursor: null }), ['retry'])
  })

  it('invent no stars beyond five', async () => {
    const old = { created_time: '2016-11-01T10:00:00+0000', has_rating: true }
    answers.set('GET /v26.0/1/ratings', {
      data: [
        { ...old, rating: 4 },
        { ...old, rating: 9 },
      ],
    })
    const { items } = await platform.listReviews(connection, { cursor: null })
    expect(items.map(({ rating }) => rating)).toEqual([4, null])
  })

  it('end a list that has a cursor but no next page', async () => {
    answers.set('GET /v26.0/1/ratings', { data: [], paging: { cursors: { after: 'x' } } })
    expect((await platform.listReviews(connection, { cursor: null })).nextCursor).toBeNull()
  })

  it('are of no use when a token that is asked about has died', async () => {
    answers.set('GET /v26.0/1/ratings', { data: [] })
    answers.set('GET /v26.0/debug_token', { data: { is_valid: false } })
    await expectFailure(platform.probe(connection), ['reconnect'])
  })
})
