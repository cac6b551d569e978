import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { readPdf } from '#testing/read-pdf.ts'
import { FallbackFonts } from './fallback-fonts.ts'
import { embedInter } from './inter-font.ts'
import { PageWriter } from './page-writer.ts'

async function print(...texts: string[]) {
  const read: string[] = []
  const document = await PDFDocument.create()
  const font = await embedInter(document, (address) => {
    read.push(address.pathname)
    return readFileSync(address)
  })
  const writer = new PageWriter(document, font)
  for (const text of texts) writer.text(text)
  const bytes = await document.save()
  const { pages, drawings } = await readPdf(bytes)
  return { read, bytes, words: pages.join('\n'), drawing: drawings.join('\n'), hasReplaced: writer.hasReplaced }
}

/** What is written from right to left stands in the file from left to right, as it is seen. */
const seen = (text: string) => Array.from(text).toReversed().join('')

it.each([
  ['Chinese and emoji', '最高的服务 😀 👍🏽', '最高的服务 😀 👍🏽'],
  ['Japanese', '素晴らしいサービス', '素晴らしいサービス'],
  ['Korean', '친절해요', '친절해요'],
  ['Arabic', 'الخدمة ممتازة جدا', seen('الخدمة ممتازة جدا')],
  ['Arabic letters that share a shape', 'خدمة جيدة حقا في برلين', seen('خدمة جيدة حقا في برلين')],
  ['Hebrew', 'שירות מצוין', seen('שירות מצוין')],
  ['emoji made of several', 'A 👨‍👩‍👧 ❤️ 🏳️‍🌈 1️⃣ 🇩🇪', 'A 👨‍👩‍👧 ❤️ 🏳️‍🌈 1️⃣ 🇩🇪'],
])('prints %s', async (_what, text, found) => {
  const { words, drawing, hasReplaced } = await print(text)

  expect([words, hasReplaced]).toEqual([found, false])
  expect(drawing).not.toMatch(/<(?:.{4})*0000(?:.{4})*> Tj/)
})

it('joins Arabic letters, and keeps apart those that are written so', async () => {
  const shapes = async (text: string) =>
    new Set((await print(text)).drawing.match(/<(.*)> Tj/)?.[1]?.match(/.{4}/g)).size

  expect(await shapes('ببب')).toBe(3)
  expect(await shapes('ب\u200Cب\u200Cب')).toBe(1)
})

it('begins at the right where the paragraph does, and turns numbers and brackets as they are read', async () => {
  const { words, drawing } = await print('خدمة (24 ساعة)', 'Café: خدمة')

  expect(words.split('\n')).toEqual([`(${seen('ساعة')} 24) ${seen('خدمة')}`, `Café: ${seen('خدمة')}`])
  const [first = 0, second] = [...drawing.matchAll(/ ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
  expect(first).toBeGreaterThan(400)
  expect(second).toBe(56)
})

it('marks what no font has', async () => {
  expect(await print('ไทย 好')).toMatchObject({ words: expect.stringMatching(/^¤+ 好$/), hasReplaced: true })
})

it('reads no other font for letters of its own, and stays small', async () => {
  const { read, bytes } = await print('Größe „unmöglich“ – Ужасное обслуживание! Φρικτό.')

  expect(read).toEqual([])
  expect(bytes.length).toBeLessThan(12_000)
})

it('opens only so many fonts and takes only so many signs, whatever is written', () => {
  const few = { pieces: 1, glyphs: 3 }
  const find = (signs: string) => {
    const fonts = new FallbackFonts(2048, readFileSync, few)
    return Array.from(signs, (sign) => fonts.findSign(sign) !== undefined)
  }

  expect(find('ا친ب')).toEqual([true, false, true])
  expect(find('ابجد')).toEqual([true, true, true, false])
})

it('puts a shape into the file once, in however many words it stands', () => {
  const fonts = new FallbackFonts(2048)
  const [first, second] = ['باب', 'تاب'].map((word) => fonts.findJoined(word)?.[0])

  expect(first).toBeDefined()
  expect(second).toBe(first)
})
