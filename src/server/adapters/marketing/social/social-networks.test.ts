import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SocialProvider } from '#shared/domain/providers.ts'
import { mountFacebook } from '#sandbox/facebook/facebook.routes.ts'
import { mountInstagram } from '#sandbox/providers/instagram.routes.ts'
import { mountLinkedIn } from '#sandbox/providers/linkedin.routes.ts'
import { listMessages } from '#sandbox/providers/provider-messages.repository.ts'
import { SOCIAL_CLIENT } from '#sandbox/providers/social-consent.routes.ts'
import { mountX } from '#sandbox/providers/x.routes.ts'
import { clearFaults, setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { putListing } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import { answerConsent } from '#testing/vendors/consent-walk.ts'
import { startVendorStage } from '#testing/vendors/vendor-stage.ts'
import type { Post, PostImage, SocialAccount, SocialNetwork, SocialTokens } from '../port.ts'
import type { ProviderErrorKind } from '../provider-http.ts'
import { createFacebookPage } from './facebook-page.ts'
import { createInstagram } from './instagram.ts'
import { createLinkedIn, escapeLittleText } from './linkedin.ts'
import { createX } from './x.ts'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])
const { db, url } = await startVendorStage((app, world) => {
  app.get('/picture.jpg', (context) => context.body(JPEG, 200, { 'content-type': 'image/jpeg' }))
  app.get('/words.jpg', (context) => context.text('no picture'))
  for (const mount of [mountFacebook, mountX, mountInstagram, mountLinkedIn]) mount(app, world)
})
for (const [id, name] of [
  ['301', 'Harbour Bistro'],
  ['302', 'Harbour Bakery'],
] as const) {
  await putListing(db, { vendor: 'facebook', id, accountId: '77', accountName: 'Dana Whitlock', name })
}

const usual = { keys: SOCIAL_CLIENT, isSandbox: true }
const at = (vendor: SocialProvider) => `${url}/sandbox/${vendor}`
const linkedIn = {
  ...usual,
  version: '202611',
  hosts: () => ({ site: at('linkedin'), login: at('linkedin'), api: at('linkedin') }),
}

interface Stage {
  vendor: SocialProvider
  network: SocialNetwork
  button: string
  /** What posting needs, as the page of the network calls it. */
  right: string
  places: string[]
  /** Where several steps lead to a post, garbage at the first of them is no doubt. */
  garbage: ProviderErrorKind
  /** Of a look at a post's figures; nothing: there is none to be had. */
  price?: number | null
}

const STAGES: Record<string, Stage> = {
  Facebook: {
    vendor: 'facebook',
    network: createFacebookPage({ ...usual, hosts: () => ({ dialog: at('facebook'), graph: at('facebook') }) }),
    button: 'Continue as Dana Whitlock',
    right: 'pages_manage_posts',
    places: ['Harbour Bakery', 'Harbour Bistro'],
    garbage: 'unconfirmed',
    price: null,
  },
  X: {
    vendor: 'twitter',
    network: createX({ ...usual, hosts: () => ({ site: at('twitter'), api: at('twitter') }) }),
    button: 'Allow as Dana Whitlock',
    right: 'tweet.write',
    places: ['@harbourbistro'],
    garbage: 'unconfirmed',
    price: 0.005,
  },
  Instagram: {
    vendor: 'instagram',
    network: createInstagram({
      ...usual,
      waitMs: 1,
      hosts: () => ({ site: at('instagram'), login: at('instagram'), graph: at('instagram') }),
    }),
    button: 'Allow as Dana Whitlock',
    right: 'instagram_business_content_publish',
    places: ['@harbourbistro'],
    garbage: 'retry',
    price: null,
  },
  'LinkedIn for pages': {
    vendor: 'linkedin',
    network: createLinkedIn({ ...linkedIn, isForPages: true }),
    button: 'Allow as Dana Whitlock',
    right: 'w_organization_social',
    places: ['Harbour Bistro', 'Harbour Bakery'],
    garbage: 'unconfirmed',
    price: null,
  },
  'LinkedIn for people': {
    vendor: 'linkedin',
    network: createLinkedIn({ ...linkedIn, isForPages: false }),
    button: 'Allow as Dana Whitlock',
    right: 'w_member_social',
    places: ['Dana Whitlock'],
    garbage: 'unconfirmed',
  },
}

const redirectUri = `${url}/settings?tab=marketing`
const codeVerifier = 'v'.repeat(64)
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')

const picture = (file = 'picture.jpg'): PostImage => ({
  type: 'image/jpeg',
  url: `${url}/${file}`,
  alternativeText: 'The quay at noon',
  read: () => Promise.resolve(JPEG),
})
const newPost = (network: SocialNetwork, more: Partial<Post> = {}): Post => ({
  text: `Fish & chips <today> for @all (really) #chowder ${randomUUID()}`,
  link: null,
  image: network.limits.needsImage ? picture() : null,
  since: new Date(),
  ...more,
})

describe.each(Object.keys(STAGES))('%s as a social network', (name) => {
  const stage = STAGES[name] as Stage
  const { vendor, network, button } = stage
  let tokens: SocialTokens
  let account: SocialAccount

  async function visit(more: Record<string, string | null> = {}) {
    const page = network.authorizeUrl({ state: 'a-state', codeChallenge, redirectUri })
    if (!page) throw new Error('There are keys.')
    return answerConsent(page, more['decline'] ? (vendor === 'facebook' ? 'Cancel' : 'Deny') : button, more)
  }
  const codeOf = (home: URL) => home.searchParams.get('code') ?? ''
  const received = async ({ text }: Post) =>
    (await listMessages(db, { vendor, limit: 200 })).filter((kept) => kept.text_body.includes(text.slice(-36)))
  const fail = (kind: VendorFault) => setFault(db, vendor, { kind, remaining: 1 })

  beforeAll(async () => {
    tokens = await network.exchange({ code: codeOf(await visit()), codeVerifier, redirectUri })
    const [place] = await network.listPlaces(tokens)
    account = { placeId: place?.id ?? '', accessToken: place?.accessToken ?? tokens.accessToken }
  })
  afterEach(() => clearFaults(db, vendor))

  it('sends people home with the state, and with the reason where they say no', async () => {
    const home = await visit({ decline: 'yes' })

    expect(home.searchParams.get('state')).toBe('a-state')
    expect(home.searchParams.get('tab')).toBe('marketing')
    expect(home.searchParams.get('code')).toBeNull()
    expect(home.searchParams.get('error')).toMatch(/^(access_denied|user_cancelled_authorize)$/)
  })

  it('takes a code once, for the address it was given for', async () => {
    const code = codeOf(await visit())
    await network.exchange({ code, codeVerifier, redirectUri })

    await expect(network.exchange({ code, codeVerifier, redirectUri })).rejects.toMatchObject({
      words: expect.any(String),
    })
    const other = { code: codeOf(await visit()), codeVerifier, redirectUri: `${url}/elsewhere` }
    await expect(network.exchange(other)).rejects.toMatchObject({ words: expect.any(String) })
  })

  it('lists all that one may post as', async () => {
    expect((await network.listPlaces(tokens)).map((place) => place.name)).toEqual(stage.places)
  })

  it('refuses a consent that lacks the right to post, and names it', async () => {
    const home = await visit({ [`scope:${stage.right}`]: null })

    await expect(network.exchange({ code: codeOf(home), codeVerifier, redirectUri })).rejects.toMatchObject({
      kind: 'refused',
      code: 'rights-missing',
      words: stage.right,
    })
  })

  it('checks that one may post, and posts nothing', async () => {
    const before = await listMessages(db, { vendor, limit: 200 })

    expect((await network.check(account)).name).toBe(stage.places[0])
    await expect(network.check({ ...account, accessToken: 'wrong' })).rejects.toMatchObject({ kind: 'refused' })
    expect(await listMessages(db, { vendor, limit: 200 })).toEqual(before)
  })

  it('publishes once, with a link', async () => {
    const post = newPost(network, { link: { url: 'https://bistro.test/menu?a=1&b=2', title: 'Menu' } })

    const { messageId } = await network.publish(account, post)

    const [kept, ...others] = await received(post)
    expect(others).toEqual([])
    expect(kept).toMatchObject({ id: messageId, account: account.placeId, from_text: stage.places[0] })
    expect(`${kept?.text_body} ${kept?.headers['link']}`).toContain('bistro.test/menu?a=1&b=2')
  })

  it('publishes a picture with its words', async () => {
    const post = newPost(network, { image: picture() })

    await network.publish(account, post)

    const [kept] = await received(post)
    expect(kept?.headers).toMatchObject({
      image: expect.stringMatching(/^data:image\/jpeg/),
      alternativeText: 'The quay at noon',
    })
  })

  it.each([
    ['rate-limit', 'retry'],
    ['down', 'retry'],
    ['no-permission', 'refused'],
  ] as const)('says of %s that it is %s, in the network’s words, and has published nothing', async (fault, kind) => {
    const post = newPost(network)
    await fail(fault)

    await expect(network.publish(account, post)).rejects.toMatchObject({ kind, words: expect.any(String) })
    expect(await received(post)).toEqual([])
  })

  it('makes nothing of garbage', async () => {
    const post = newPost(network)
    await fail('garbage')

    await expect(network.publish(account, post)).rejects.toMatchObject({ kind: stage.garbage })
    expect(await received(post)).toEqual([])
  })

  it.skipIf(network.numbers === null)('tells what people did with a post, and what asking costs', async () => {
    const { messageId } = await network.publish(account, newPost(network))
    expect(network.numbers?.price).toBe(stage.price)
    const told = await network.numbers?.read(account, messageId)
    expect(told).toMatchObject({ likes: expect.any(Number), comments: expect.any(Number) })
    // Instagram does not tell.
    expect(told?.shares === null).toBe(network.limits.needsImage)
  })

  it('finds a post again that nobody confirmed, and none that was never made or is older', async () => {
    const post = newPost(network, { link: { url: 'https://bistro.test/menu?a=1&b=2', title: 'Menu' } })
    await fail('cut')
    await expect(network.publish(account, post)).rejects.toMatchObject({ kind: 'unconfirmed' })
    const [kept] = await received(post)

    expect(kept).toBeDefined()
    expect(network.inDoubt).toBe(network.lookUp ? 'look-up' : 'leave')
    if (!network.lookUp) return
    expect(await network.lookUp(account, post)).toMatchObject({ messageId: kept?.id })
    expect(await network.lookUp(account, newPost(network))).toBeNull()
    expect(await network.lookUp(account, { ...post, since: new Date(Date.now() + 3_600_000) })).toBeNull()
  })

  it.skipIf(network.lookUp === null)('finds a picture again that nobody confirmed', async () => {
    const post = newPost(network, { image: picture() })
    await fail('cut')
    await expect(network.publish(account, post)).rejects.toMatchObject({ kind: 'unconfirmed' })

    const [kept] = await received(post)
    expect(await network.lookUp?.(account, post)).toMatchObject({ messageId: kept?.id })
  })

  it.skipIf(network.revoke === null)('has nothing to do with what was given back', async () => {
    const mine = await network.exchange({ code: codeOf(await visit()), codeVerifier, redirectUri })
    const [place] = await network.listPlaces(mine)
    const own = { placeId: place?.id ?? '', accessToken: place?.accessToken ?? mine.accessToken }
    await network.revoke?.(mine)

    await expect(network.check(own)).rejects.toMatchObject({ kind: 'refused' })
    await expect(network.publish(own, newPost(network))).rejects.toMatchObject({ kind: 'refused' })
    expect((await network.check(account)).name).toBe(stage.places[0])
  })

  it.skipIf(network.refresh === null)('renews, and posts with what it gets', async () => {
    const partner: Record<string, string> = vendor === 'linkedin' ? { partner: 'yes' } : {}
    const mine = await network.exchange({ code: codeOf(await visit(partner)), codeVerifier, redirectUri })
    const renewed = await network.refresh?.(mine)

    expect(renewed?.accessToken).not.toBe(mine.accessToken)
    expect(renewed?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_600_000)
    await network.publish({ ...account, accessToken: renewed?.accessToken ?? '' }, newPost(network))
  })
})

describe('without keys of the installation', () => {
  it('no network can be visited', () => {
    const bare = { keys: null, isSandbox: false }
    const networks = [
      createFacebookPage({ ...bare, hosts: () => ({ dialog: url, graph: url }) }),
      createX({ ...bare, hosts: () => ({ site: url, api: url }) }),
      createInstagram({ ...bare, hosts: () => ({ site: url, login: url, graph: url }) }),
      createLinkedIn({ ...linkedIn, keys: null, isForPages: true }),
    ]
    const wish = { state: 's', codeChallenge, redirectUri }
    expect(networks.map((network) => network.authorizeUrl(wish))).toEqual([null, null, null, null])
  })
})

describe('X', () => {
  const { network } = STAGES['X'] as Stage
  const connect = async () => {
    const page = network.authorizeUrl({ state: 's', codeChallenge, redirectUri })
    const home = await answerConsent(page as URL, 'Allow as Marcus Bell')
    return { code: home.searchParams.get('code') ?? '', codeVerifier, redirectUri }
  }

  it('gives nothing for a code without the proof that it was ours', async () => {
    const stolen = { ...(await connect()), codeVerifier: 'w'.repeat(64) }
    await expect(network.exchange(stolen)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('renews once with the same refresh token', async () => {
    const tokens = await network.exchange(await connect())
    await network.refresh?.(tokens)
    await expect(network.refresh?.(tokens)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('does not say the same twice', async () => {
    const tokens = await network.exchange(await connect())
    const post = newPost(network)
    const account = { placeId: '7002', accessToken: tokens.accessToken }
    await network.publish(account, post)
    await expect(network.publish(account, post)).rejects.toMatchObject({
      kind: 'rejected',
      words: expect.stringContaining('duplicate'),
    })
  })
})

describe('Instagram', () => {
  it('tells what is wrong with a picture', async () => {
    const { network } = STAGES['Instagram'] as Stage
    const page = network.authorizeUrl({ state: 's', codeChallenge, redirectUri })
    const home = await answerConsent(page as URL, 'Allow as Dana Whitlock')
    const tokens = await network.exchange({ code: home.searchParams.get('code') ?? '', codeVerifier, redirectUri })
    const account = { placeId: '7001', accessToken: tokens.accessToken }

    await expect(network.publish(account, newPost(network, { image: picture('words.jpg') }))).rejects.toMatchObject({
      kind: 'rejected',
      words: expect.stringContaining('Only photo or video'),
    })
    await expect(network.publish(account, newPost(network, { image: null }))).rejects.toMatchObject({
      code: 'image-needed',
    })
  })
})

describe('LinkedIn’s own signs', () => {
  it.each([
    ['Fish (fresh) & chips', String.raw`Fish \(fresh\) & chips`],
    ['#soup_of_day today', String.raw`{hashtag|\#|soup\_of\_day} today`],
    ['a#b <c> @d', String.raw`a{hashtag|\#|b} \<c\> \@d`],
    ['No. # 1', String.raw`No. \# 1`],
  ])('are kept from changing %s', (text, escaped) => {
    expect(escapeLittleText(text)).toBe(escaped)
  })
})
