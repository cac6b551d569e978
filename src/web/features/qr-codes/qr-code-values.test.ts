import { expect, it } from 'vitest'
import type { QrCode } from '#shared/contracts/qr-codes.ts'
import { listLinkedPlatforms, qrCodeFormSchema, toInput, toValues } from './qr-code-values.ts'

const LOCATION = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Halifax' }
const CODE: QrCode = {
  id: '0198c0de-0000-7000-8000-000000000002',
  name: 'Table tent',
  type: 'survey',
  destination: { kind: 'review-link', platform: 'google', url: 'https://g.example' },
  location: LOCATION,
  status: 'inactive',
  shortUrl: 'https://goodword.example/q/22222222',
  code: '22222222',
  scans: 0,
  uniqueScans: 0,
  lastScanAt: null,
  createdAt: '2026-11-16T12:00:00Z',
  warning: null,
}

it('a code is shown and sent as it is', () => {
  expect(toInput(toValues(CODE))).toEqual({
    name: 'Table tent',
    type: 'survey',
    locationId: LOCATION.id,
    destination: { kind: 'review-link', platform: 'google' },
  })
})

it('a code that leads to a page names it', () => {
  const page = {
    kind: 'page' as const,
    pageId: LOCATION.id,
    pageName: 'Survey',
    url: 'https://goodword.example/p/survey',
  }
  expect(toInput(toValues({ ...CODE, destination: page })).destination).toEqual({ kind: 'page', pageId: LOCATION.id })
})

it.each([
  [toValues(null), ['name', 'destination.url']],
  [
    { ...toValues(null), name: 'A', destination: { kind: 'review-link' as const, url: '', platform: '', pageId: '' } },
    ['destination.platform'],
  ],
  [
    { ...toValues(null), name: 'A', destination: { kind: 'page' as const, url: '', platform: '', pageId: '' } },
    ['destination.pageId'],
  ],
])('what is missing is told where it is missing', (values, fields) => {
  const { error } = qrCodeFormSchema.safeParse(toInput(values))
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(fields)
})

it('a location offers the platforms it has links for', () => {
  expect(listLinkedPlatforms({ reviewLinks: { yelp: 'https://y.example', google: 'https://g.example' } })).toEqual([
    'google',
    'yelp',
  ])
  expect(listLinkedPlatforms(undefined)).toEqual([])
})
