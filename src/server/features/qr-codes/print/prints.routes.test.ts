import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PRINT_FORM_NAMES } from '#shared/contracts/qr-prints.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import type { TestMember } from '#testing/make.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { renderPdf, scanCodes } from '#testing/scan-codes.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const PATH = '/api/v1/qr-codes'

interface Made {
  id: string
  shortUrl: string
}

async function make(values: object = {}) {
  const owner = await app.make.member()
  const given = { name: 'Table tent', destination: { kind: 'url', url: 'https://example.com/menu' }, ...values }
  const made = (await app.as(owner).post(PATH, given)).body as Made
  return { owner, ...made }
}

async function download(member: TestMember, path: string) {
  const response = await fetch(`${app.url}${PATH}/${path}`, { headers: { authorization: `Bearer ${member.token}` } })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const uploadLogo = async (member: TestMember) => {
  const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  await app.as(member).put('/api/v1/settings/branding/logo', { data: logo.toString('base64') })
}

const readCodes = async (picture: Uint8Array) => (await scanCodes(picture)).map(({ text, level }) => [text, level])
const wordsOf = async (pdf: Uint8Array) => ((await readPdf(pdf)).pages[0] ?? '').replaceAll('\n', ' ')

it.each([150, 2048])('is a picture of %i pixels that is read', async (pixels) => {
  const { owner, id, shortUrl } = await make()
  const { response, bytes } = await download(owner, `${id}/code.png?pixels=${pixels}`)

  expect(response.headers.get('content-disposition')).toContain('filename="Table-tent-qrcode.png"')
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: pixels, height: pixels })
  expect(await readCodes(bytes)).toEqual([[shortUrl, 'H']])
})

it('is a drawing that is read, in its colours and around its logo', async () => {
  const { owner, id, shortUrl } = await make()
  await uploadLogo(owner)
  const { response, bytes } = await download(owner, `${id}/code.svg?dark=%231d4ed8&light=%23fff7ed&hasLogo=true`)

  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(bytes).toString()).toMatch(/#1d4ed8.*<image/)
  expect(await readCodes(await sharp(bytes).png().toBuffer())).toEqual([[shortUrl, 'H']])
})

it.each(PRINT_FORM_NAMES)('is a %s that is read, with name, call and address on it', async (form) => {
  const { owner, id, shortUrl } = await make()
  await uploadLogo(owner)
  const { response, bytes } = await download(owner, `${id}/print.pdf?form=${form}&hasLogo=true`)

  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain(`filename="Table-tent-${form}.pdf"`)
  const [first, ...others] = await readCodes(await renderPdf(bytes, 6))
  expect(first).toEqual([shortUrl, 'H'])
  expect(others).toHaveLength(form === 'table-tent' ? 1 : 0)
  expect(await wordsOf(bytes)).toContain(shortUrl.replace('http://', ''))
})

it('speaks the language asked for, else that of the business', async () => {
  const { owner, id } = await make()
  const words = await Promise.all(
    LOCALES.map(async (language) =>
      wordsOf((await download(owner, `${id}/print.pdf?form=poster&language=${language}`)).bytes),
    ),
  )

  expect(new Set(words).size).toBe(LOCALES.length)
  expect(words).toContain(await wordsOf((await download(owner, `${id}/print.pdf?form=poster`)).bytes))
})

it('asks nobody for reviews on Yelp, whatever is wished', async () => {
  const { owner, id } = await make({ destination: { kind: 'url', url: 'https://yelp.com/biz/x' } })
  const { bytes } = await download(owner, `${id}/print.pdf?form=sticker&language=en&call=review`)

  expect(await wordsOf(bytes)).toContain('Find us on Yelp')
})

it('names what stands on every print, for whoever may look at codes', async () => {
  const { owner } = await make()
  await uploadLogo(owner)
  const member = await app.make.member({ customerId: owner.customerId, role: 'member' })

  expect((await app.as(member).get('/api/v1/qr-print-brand')).body).toMatchObject({
    businessName: expect.stringMatching(/./),
    language: 'en',
    colors: { primary: expect.stringMatching(/^#/) },
    logo: { large: expect.stringContaining('/large') },
  })
})

it.each([
  ['code.png?dark=%23ffffff&light=%23000000', 400, 'qr-colors-inverted'],
  ['code.svg?dark=%23facc15', 400, 'qr-colors-too-close'],
  ['print.pdf?form=sticker&light=%23222222', 400, 'qr-colors-too-close'],
  ['code.png?pixels=2049', 400, undefined],
  ['code.png?dark=red', 400, undefined],
  ['print.pdf?form=billboard', 400, undefined],
])('refuses %s in words', async (path, status, reason) => {
  const { owner, id } = await make()
  const { response, bytes } = await download(owner, `${id}/${path}`)

  expect([response.status, JSON.parse(Buffer.from(bytes).toString()).reason]).toEqual([status, reason])
})

it('of another customer does not exist', async () => {
  const { id } = await make()
  const stranger = await app.make.member()
  const answers = await Promise.all(
    ['code.png', 'code.svg', 'print.pdf?form=poster'].map((path) => download(stranger, `${id}/${path}`)),
  )

  expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404])
})
