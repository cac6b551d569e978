import sharp from 'sharp'
import { expect, it } from 'vitest'
import { disturb, scanCodes } from '#testing/scan-codes.ts'
import { makePng, makeSvg, type CodeLook } from './draw-code.ts'

const ADDRESS = 'https://goodword.example/q/7hkm3wd'
const PLAIN: CodeLook = { colors: { dark: '#000000', light: '#ffffff' }, logo: null }

/** Of so many characters: the more, the more modules. */
const addressOf = (length: number) => ADDRESS.padEnd(length, '23456789abcdefghjkmnpqrstuvwxyz')

/** The worst that a logo can be: to a reader, some of its spots are modules, and most of them wrong. */
async function makeNoise(): Promise<Buffer> {
  const spots = Uint8Array.from({ length: 21 * 21 }, (_, at) => (((at * 7919) >> 3) % 2 === 0 ? 0 : 255))
  const raw = { width: 21, height: 21, channels: 1 } as const
  return sharp(spots, { raw }).resize(420, 420, { kernel: 'nearest' }).png().toBuffer()
}

const makeSpot = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

const scanOne = async (picture: Uint8Array) => (await scanCodes(picture))[0]

it.each([150, 512, 1000, 2048])('is read from a picture of %i pixels, at level H', async (pixels) => {
  const png = await makePng(ADDRESS, PLAIN, pixels)
  const svg = await makeSvg(ADDRESS, PLAIN, pixels)

  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: pixels, height: pixels })
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: pixels, height: pixels })
  for (const picture of [png, await sharp(Buffer.from(svg)).png().toBuffer()]) {
    expect(await scanOne(picture)).toMatchObject({ text: ADDRESS, level: 'H', spare: 1 })
  }
})

it('keeps four modules around it free', async () => {
  const png = await makePng(ADDRESS, PLAIN, 600)
  const { modules = 0 } = (await scanOne(png)) ?? {}
  const { info } = await sharp(png).trim({ background: 'white' }).toBuffer({ resolveWithObject: true })

  const module = info.width / modules
  expect(Number.isInteger(module)).toBe(true)
  expect(Math.min(-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0))).toBeGreaterThanOrEqual(4 * module)
  expect(600 - info.width + (info.trimOffsetLeft ?? 0)).toBeGreaterThanOrEqual(4 * module)
})

it.each([ADDRESS.length, 24, 44, 64, 90])(
  'is read with a logo, blurred, turned and at 150 pixels (%i characters)',
  async (length) => {
    const address = addressOf(length).slice(0, length)
    for (const logo of [null, await makeSpot('#000000'), await makeSpot('#ffffff'), await makeNoise()]) {
      const look = { ...PLAIN, logo }
      const large = await makePng(address, look, 512)
      const small = await makePng(address, look, 150)
      const shots = await Promise.all([
        disturb(small, {}),
        disturb(small, { blur: 0.8 }),
        disturb(large, { blur: 3, turn: 7 }),
        disturb(large, { turn: 45 }),
        disturb(large, { blur: 2, turn: 180 }),
        sharp(large).resize(150, 150).png().toBuffer(),
      ])

      const scanned = await Promise.all(shots.map(scanOne))
      expect(scanned.map((code) => code?.text)).toEqual(shots.map(() => address))
    }
  },
)

it.each([18, 24, 34, 44, 64, 90, 150])(
  'leaves half of what level H mends to dirt and scratches (%i characters)',
  async (length) => {
    const address = addressOf(length).slice(0, length)
    const logos = [await makeSpot('#000000'), await makeSpot('#ffffff'), await makeNoise()]
    const pictures = await Promise.all(logos.map((logo) => makePng(address, { ...PLAIN, logo }, 1024)))
    const scanned = await Promise.all(pictures.map(scanOne))

    expect(Math.min(...scanned.map((code) => code?.spare ?? 0))).toBeGreaterThanOrEqual(0.5)
  },
)

it.each([
  ['#ffffff', '#000000', 'qr-colors-inverted'],
  ['#facc15', '#ffffff', 'qr-colors-too-close'],
  ['#808080', '#bbbbbb', 'qr-colors-too-close'],
  ['#ff00ff', '#00ff00', 'qr-colors-too-close'],
])('refuses %s on %s', async (dark, light, reason) => {
  const made = makePng(ADDRESS, { ...PLAIN, colors: { dark, light } }, 512)

  await expect(made).rejects.toMatchObject({ refusal: { reason } })
})

it.each([
  ['#1d4ed8', '#ffffff'],
  ['#c2410c', '#fff7ed'],
  ['#9c9c9c', '#ffffff'],
  ['#000000', '#c5c5c5'],
])('takes %s on %s, which is read even in poor light', async (dark, light) => {
  const png = await makePng(ADDRESS, { colors: { dark, light }, logo: null }, 150)
  const dim = await sharp(png).flatten().linear(0.4, 20).blur(1).png().toBuffer()

  expect(await scanOne(dim)).toMatchObject({ text: ADDRESS })
})

it('refuses an address that so small a picture has no room for', async () => {
  const made = makePng(addressOf(300), PLAIN, 150)

  await expect(made).rejects.toMatchObject({ refusal: { reason: 'qr-code-too-small' } })
})
