import { describe, expect, it } from 'vitest'
import { MAX_IMPORT_BYTES } from '#shared/domain/review-import.ts'
import { decodeText, readImportFile } from './read-text.ts'

const TEXT = 'Größe;Ça va'
const utf16 = Buffer.from(TEXT, 'utf16le')

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16, small end first', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['the old encoding of Windows', Buffer.from(TEXT, 'latin1')],
  ])('reads %s', (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT)
  })
})

describe('readImportFile', () => {
  it('gives the text of the file', async () => {
    expect(await readImportFile(new File([TEXT], 'x'), MAX_IMPORT_BYTES)).toEqual({ text: TEXT })
  })

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0]), 'unreadable'],
    ['an empty file', new Uint8Array(), 'empty'],
    ['a file of empty lines', Buffer.from(' \r\n\n'), 'empty'],
    ['a file beyond the limit', new Uint8Array(MAX_IMPORT_BYTES + 1), 'tooLarge'],
  ])('says what is wrong with %s', async (_what, bytes, fault) => {
    expect(await readImportFile(new File([bytes], 'x'), MAX_IMPORT_BYTES)).toEqual({ fault })
  })
})
