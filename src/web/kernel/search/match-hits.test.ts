import { describe, expect, it } from 'vitest'
import { matchHits } from './match-hits.ts'

const hits = ['Dashboard', 'Übersicht der Kunden', 'QR Codes'].map((label) => ({ id: label, label, open: () => {} }))

describe('matchHits', () => {
  it.each([
    ['', ['Dashboard', 'Übersicht der Kunden', 'QR Codes']],
    ['dash', ['Dashboard']],
    ['ubersicht', ['Übersicht der Kunden']],
    ['kun über', ['Übersicht der Kunden']],
    ['code qr', ['QR Codes']],
    ['board', []],
    ['nothing', []],
  ])('finds by %j %j', (query, expected) => {
    expect(matchHits(hits, query).map((hit) => hit.label)).toEqual(expected)
  })
})
