import { describe, expect, it } from 'vitest'
import { measureSms } from './sms-segments.ts'

describe('the size of a text message', () => {
  it.each([
    ['', 'gsm', 1],
    ['a'.repeat(160), 'gsm', 1],
    ['a'.repeat(161), 'gsm', 2],
    ['a'.repeat(306), 'gsm', 2],
    ['a'.repeat(307), 'gsm', 3],
    ['€'.repeat(80), 'gsm', 1],
    ['€'.repeat(81), 'gsm', 2],
    // A sign of two places is not cut in two: 76 of them fill a part of 153.
    ['€'.repeat(153), 'gsm', 3],
    ['ł'.repeat(70), 'unicode', 1],
    ['ł'.repeat(71), 'unicode', 2],
    ['🎉'.repeat(35), 'unicode', 1],
    ['🎉'.repeat(36), 'unicode', 2],
  ] as const)('of %s is %s, %i', (text, encoding, segments) => {
    expect(measureSms(text)).toEqual({ encoding, segments })
  })
})
