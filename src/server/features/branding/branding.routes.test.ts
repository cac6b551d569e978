import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ STORAGE_MB_PER_CUSTOMER: '1' })

const BRANDING = '/api/v1/settings/branding'
const USUAL = DEFAULT_CUSTOMER_SETTINGS.branding.colors
const COLORS = { primary: '#1d4ed8', secondary: '#ffd500', accent: '#b91c1c' }

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
const png = await draw(1200, 600).png().toBuffer()
const jpeg = await draw(300, 200)
  .withExif({ IFD0: { Artist: 'Secret Sam' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const webp = await draw(40, 20).webp().toBuffer()

const look = async (member: TestMember) => (await app.as(member).get(BRANDING)).body
const upload = (member: TestMember, bytes: Buffer, headers = {}, surface?: 'dark') =>
  app.as(member).put(`${BRANDING}/logo`, { data: bytes.toString('base64'), surface }, headers)

async function fetchLogo(path: string) {
  const response = await fetch(app.url + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
}

async function measure(path: string) {
  const { width, height, format, exif } = await sharp((await fetchLogo(path)).bytes).metadata()
  return { size: [width, height], format, exif }
}

const countUsed = async ({ customerId }: TestMember) => {
  const { rows } = await app.superuser.query<{ bytes: string; kept: string }>(
    `select bytes, (select coalesce(sum(octet_length(content)), 0) from logos l where l.customer_id = u.customer_id) as kept
     from storage_use u where customer_id = $1`,
    [customerId],
  )
  return { bytes: Number(rows[0]?.bytes), kept: Number(rows[0]?.kept) }
}

describe('the colors of a business', () => {
  it('are the usual ones until somebody chooses others, which stay', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    expect(await look(owner)).toEqual({ logo: null, darkLogo: null, colors: USUAL, revision: 0 })

    const typed = { ...COLORS, primary: ' #1D4ED8 ' }
    const chosen = { logo: null, darkLogo: null, colors: COLORS, revision: 1 }
    expect((await app.as(owner).put(`${BRANDING}/colors`, typed)).body).toEqual(chosen)
    expect(await look(owner)).toEqual(chosen)
  })

  it('are not overwritten by whoever has not seen them, and a logo in between changes nothing about that', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    await app.as(owner).put(`${BRANDING}/colors`, { ...COLORS, revision: 0 })
    expect(await app.as(owner).put(`${BRANDING}/colors`, { ...USUAL, revision: 0 })).toMatchObject({
      status: 409,
      body: { reason: 'settings-changed-meanwhile' },
    })
    await upload(owner, webp)
    expect((await app.as(owner).put(`${BRANDING}/colors`, { ...USUAL, revision: 1 })).status).toBe(200)
  })

  it.each([
    ['primary', '#7d7d7d', 'contrastTooLow', 'Text on this color is hard to read. Choose a lighter or a darker one.'],
    ['accent', '#0af', 'colorInvalid', 'Enter a color like #0f766e.'],
    ['secondary', 'red', 'colorInvalid', 'Enter a color like #0f766e.'],
  ])('are refused as %s when it is %s, in a sentence', async (field, value, code, message) => {
    const owner = await app.make.member({ tier: 'enterprise' })
    const answer = await app.as(owner).put(`${BRANDING}/colors`, { ...COLORS, [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, code, message }] } })
    expect((await look(owner)).colors).toEqual(USUAL)
  })

  it('are part of the Enterprise plan, and rest where it is left', async () => {
    const owner = await app.make.member({ tier: 'enterprise' })
    await app.as(owner).put(`${BRANDING}/colors`, COLORS)
    const move = (tier: string) =>
      app.superuser.query('update customers set subscription_tier = $2 where id = $1', [owner.customerId, tier])

    await move('professional')
    expect((await look(owner)).colors).toEqual(USUAL)
    const refused = await app.as(owner).put(`${BRANDING}/colors`, USUAL)
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      403,
      'plan-limit',
      'Your own colors and your own domain are part of the Enterprise plan.',
    ])
    await move('enterprise')
    expect((await look(owner)).colors).toEqual(COLORS)
  })

  it('and the logo are another customer’s own affair, and not for a manager to change', async () => {
    const [owner, stranger] = [
      await app.make.member({ tier: 'enterprise' }),
      await app.make.member({ tier: 'enterprise' }),
    ]
    const manager = await app.make.member({ customerId: owner.customerId, role: 'manager' })
    await app.as(owner).put(`${BRANDING}/colors`, COLORS)
    const { logo } = (await upload(owner, png)).body

    expect(await look(stranger)).toEqual({ logo: null, darkLogo: null, colors: USUAL, revision: 0 })
    await app.as(stranger).delete(`${BRANDING}/logo`)
    expect(await look(owner)).toEqual({ logo, darkLogo: null, colors: COLORS, revision: 1 })
    const tried = [
      await app.as(manager).put(`${BRANDING}/colors`, COLORS),
      await upload(manager, png),
      await app.as(manager).delete(`${BRANDING}/logo`),
    ]
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await app.anonymous.get(BRANDING)).status).toBe(401)
  })
})

describe('a logo', () => {
  it('is kept in three sizes on every plan, in its own shape and never enlarged', async () => {
    const owner = await app.make.member({ tier: 'starter' })

    const wide = (await upload(owner, png)).body.logo
    expect(await measure(wide.large)).toEqual({ size: [512, 256], format: 'png', exif: undefined })
    expect((await measure(wide.medium)).size).toEqual([128, 64])
    expect((await measure(wide.small)).size).toEqual([64, 32])
    expect(await sharp((await fetchLogo(wide.large)).bytes).metadata()).toMatchObject({ hasAlpha: true })

    const tiny = (await upload(owner, webp)).body.logo
    expect((await measure(tiny.large)).size).toEqual([40, 20])
  })

  it('loses what a camera wrote into it, and stands upright', async () => {
    const owner = await app.make.member()
    const { logo } = (await upload(owner, jpeg)).body
    expect(await measure(logo.large)).toEqual({ size: [200, 300], format: 'png', exif: undefined })
    expect((await fetchLogo(logo.large)).bytes.includes('Secret Sam')).toBe(false)
  })

  it('can be shown by every page that knows its address, and kept there', async () => {
    const { logo } = (await upload(await app.make.member(), png)).body
    expect(await fetchLogo(logo.medium)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': `sandbox; default-src 'none'`,
        'x-content-type-options': 'nosniff',
      },
    })
    const [first] = logo.medium.match(/[0-9a-f-]{36}/)
    const unknown = [logo.medium.replace(first, randomUUID()), logo.medium.replace('medium', 'huge')]
    expect(await Promise.all(unknown.map(async (path) => (await fetchLogo(path)).status))).toEqual([404, 404])
  })

  it('gives way to the next one at another address, and goes when it is removed', async () => {
    const owner = await app.make.member()
    const first = (await upload(owner, png)).body.logo
    const second = (await upload(owner, webp)).body.logo
    expect(second.large).not.toBe(first.large)
    expect((await fetchLogo(first.large)).status).toBe(404)

    expect((await app.as(owner).delete(`${BRANDING}/logo`)).body.logo).toBeNull()
    expect([(await look(owner)).logo, (await fetchLogo(second.large)).status]).toEqual([null, 404])
    expect(await countUsed(owner)).toEqual({ bytes: 0, kept: 0 })
  })

  it('has another one beside it for what is dark, which comes and goes by itself', async () => {
    const owner = await app.make.member()
    const { logo } = (await upload(owner, png)).body
    const { darkLogo, ...others } = (await upload(owner, webp, {}, 'dark')).body
    expect(others).toMatchObject({ logo })
    expect((await measure(darkLogo.large)).size).toEqual([40, 20])
    const { bytes, kept } = await countUsed(owner)
    expect(bytes).toBe(kept)

    expect((await upload(owner, png, {}, 'dark')).body.darkLogo.large).not.toBe(darkLogo.large)
    expect([(await fetchLogo(darkLogo.large)).status, (await fetchLogo(logo.large)).status]).toEqual([404, 200])
    expect((await app.as(owner).delete(`${BRANDING}/logo?surface=dark`)).body).toMatchObject({ logo, darkLogo: null })
    await upload(owner, png, {}, 'dark')
    expect((await app.as(owner).delete(`${BRANDING}/logo`)).body).toMatchObject({ logo: null, darkLogo: {} })
  })

  it('is uploaded once by a request that is sent again', async () => {
    const owner = await app.make.member()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, again] = [await upload(owner, png, headers), await upload(owner, png, headers)]
    expect(again.body).toEqual(first.body)
  })

  it('is one, of many that come at once, and all its sizes count as storage', async () => {
    const owner = await app.make.member()
    await upload(owner, webp)
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(owner, png)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { bytes, kept } = await countUsed(owner)
    expect(bytes).toBe(kept)
    const { rows } = await app.superuser.query('select size from logos where customer_id = $1', [owner.customerId])
    expect(rows).toHaveLength(3)
  })

  it('is refused where the storage is full, and the one before stays', async () => {
    const owner = await app.make.member()
    const { logo } = (await upload(owner, png)).body
    await app.superuser.query('update storage_use set bytes = bytes + 999999 where customer_id = $1', [
      owner.customerId,
    ])
    expect(await upload(owner, png)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await look(owner)).logo).toEqual(logo)
  })

  it.each([
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'This is an SVG drawing or a web page. Only',
    ],
    ['a document', Buffer.from('%PDF-1.7'), 'This is a PDF document. Only PNG, JPEG and WebP pictures can be added.'],
    [
      'a moving picture',
      Buffer.from('GIF89a'),
      'This is a GIF picture. Only PNG, JPEG and WebP pictures can be added.',
    ],
    ['a program', Buffer.from('\u007FELF'), 'Only PNG, JPEG and WebP pictures can be added.'],
  ])('is refused in words when it is %s', async (_what, bytes, words) => {
    const owner = await app.make.member()
    const { status, body } = await upload(owner, bytes)
    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ code: 'pictureTypeInvalid' }] })
    expect(body.detail.startsWith(words)).toBe(true)
    expect((await look(owner)).logo).toBeNull()
  })

  it.each([
    ['half a picture', jpeg.subarray(0, jpeg.length - 300), 'fileUnreadable'],
    ['more than 5 MB', Buffer.concat([png, Buffer.alloc(5_000_000)]), 'fileTooLarge'],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    expect(await upload(await app.make.member(), bytes)).toMatchObject({ status: 400, body: { errors: [{ code }] } })
  })
})
