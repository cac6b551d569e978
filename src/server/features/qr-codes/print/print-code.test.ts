import { randomUUID } from 'node:crypto'
import { PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PRINT_FORMS, type PrintForm } from '#shared/domain/qr-print.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { disturb, renderPdf, scanCodes } from '#testing/scan-codes.ts'
import { printCode, type CodePrint } from './print-code.ts'

const ADDRESS = 'https://goodword.example/q/7hkm3wd'
const POINTS = 72 / 25.4
const SHARP = 6

const LOGO = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()

const print = (given: Partial<CodePrint> = {}, customerId: string = randomUUID()) =>
  printCode(customerId, {
    form: 'sticker',
    address: ADDRESS,
    businessName: 'Harbour Bistro',
    call: { kind: 'review' },
    language: 'en',
    codeColors: { dark: '#000000', light: '#ffffff' },
    brandColors: { primary: '#0f766e', secondary: '#fef3c7', accent: '#f97316' },
    logo: LOGO,
    isLogoInCode: true,
    madeAt: new Date('2026-11-16T12:00:00Z'),
    ...given,
  })

const inMillimetres = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round((width / POINTS) * 100) / 100,
  height: Math.round((height / POINTS) * 100) / 100,
})

const textsOf = async (picture: Uint8Array) => (await scanCodes(picture)).map(({ text }) => text)

const FORMS: [form: PrintForm, codes: number, bleed: number][] = [
  ['sticker', 1, 3],
  ['table-tent', 2, 3],
  ['poster', 1, 0],
  ['door-sign', 1, 3],
  ['business-card', 1, 3],
]

it.each(FORMS)('prints a %s that is read, blurred and turned, and whose codes are %i', async (form, count, bleed) => {
  const pdf = await print({ form })
  const { document, pages } = await readPdf(pdf)
  const [page] = document.getPages()
  const { width, height } = PRINT_FORMS[form]

  expect(document.getPageCount()).toBe(1)
  expect(page && inMillimetres(page.getTrimBox())).toEqual({ width, height })
  expect(page && inMillimetres(page.getBleedBox())).toEqual({ width: width + 2 * bleed, height: height + 2 * bleed })
  expect(pages[0]).toContain('goodword.example/q/7hkm3wd')
  expect(pages[0]?.replaceAll('\n', ' ')).toMatch(/Harbour Bistro.*Tell us how it was/)

  const all = Array.from({ length: count }, () => ADDRESS)
  const large = await renderPdf(pdf, SHARP)
  const [code] = await scanCodes(large)
  expect(code).toMatchObject({ text: ADDRESS, level: 'H' })
  if (!code) return
  const moduleMillimetres = code.width / code.modules / SHARP
  expect(moduleMillimetres).toBeGreaterThanOrEqual(0.4)
  const small = await renderPdf(pdf, 150 / ((code.modules + 8) * moduleMillimetres))
  const shots = [
    large,
    small,
    ...(await Promise.all([
      disturb(small, { blur: 0.8 }),
      disturb(large, { blur: 0.4 * moduleMillimetres * SHARP, turn: 7 }),
      disturb(large, { turn: 180 }),
    ])),
  ]
  expect(await Promise.all(shots.map(textsOf))).toEqual(shots.map(() => all))
})

it('keeps the two sides of a table tent upright for whoever sits there', async () => {
  const codes = await scanCodes(await renderPdf(await print({ form: 'table-tent' }), SHARP))

  const [front, back] = codes.toSorted((one, other) => one.y - other.y)
  // The upper left corner of what is upside down lies at the lower right.
  expect(front?.x).toBeGreaterThan((back?.x ?? 0) + (back?.width ?? 0) / 2)
})

it.each([
  ['en', { kind: 'review' }, 'Tell us how it was'],
  ['es', { kind: 'survey' }, '¿Tiene un minuto para unas preguntas?'],
  ['fr', { kind: 'feedback' }, 'Dites-nous tout, on vous écoute'],
  ['de', { kind: 'find-us', platform: 'yelp' }, 'Sie finden uns auf Yelp'],
] as const)('speaks %s', async (language, call, words) => {
  const { document, pages } = await readPdf(await print({ form: 'poster', language, call }))

  expect(document.catalog.lookup(PDFName.of('Lang'))).toEqual(PDFString.of(language))
  expect(pages[0]?.replaceAll('\n', ' ')).toContain(words)
})

it('has room for long names, names in other scripts, and none of what was not given', async () => {
  const names = [
    'Gasthaus und Pension „Zum Goldenen Hirschen“ am Marktplatz in Bad Reichenhall',
    'مقهى الميناء',
    '海港小馆 🦞',
  ]
  for (const businessName of names) {
    const pdf = await print({ form: 'business-card', businessName, logo: null, isLogoInCode: true })

    expect(await textsOf(await renderPdf(pdf, SHARP))).toEqual([ADDRESS])
    expect((await readPdf(pdf)).pages.join('')).not.toMatch(/[\uFFFD¤…]/)
  }
})

it('refuses colours that cannot be read, and modules of less than 0.4 mm', async () => {
  const pale = { dark: '#facc15', light: '#ffffff' }
  const long = `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example/q/7hkm3wd`

  await expect(print({ codeColors: pale })).rejects.toMatchObject({ refusal: { reason: 'qr-colors-too-close' } })
  await expect(print({ form: 'business-card', address: long })).rejects.toMatchObject({
    refusal: { reason: 'qr-code-too-small' },
  })
  expect(await textsOf(await renderPdf(await print({ form: 'poster', address: long }), SHARP))).toEqual([long])
})
