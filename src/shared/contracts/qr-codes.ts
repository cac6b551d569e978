import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { PLATFORMS, type Platform } from '../domain/platforms.ts'
import { STEP_GRAINS } from '../domain/time-steps.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

export const QR_CODE_TYPES = ['review', 'survey', 'feedback'] as const
export type QrCodeType = (typeof QR_CODE_TYPES)[number]

export const QR_CODE_STATUSES = ['active', 'inactive'] as const
export type QrCodeStatus = (typeof QR_CODE_STATUSES)[number]

/** `name` runs from A to Z, the others from the newest, most or latest on; never scanned comes last. */
export const QR_CODE_SORTS = ['newest', 'name', 'most-scanned', 'last-scanned'] as const
export type QrCodeSort = (typeof QR_CODE_SORTS)[number]

export const SCAN_DEVICES = ['phone', 'tablet', 'computer'] as const
export type ScanDevice = (typeof SCAN_DEVICES)[number]

export const QR_CODE_LIMITS = { name: 120, destination: 1900, codes: 10_000, bulk: 200, days: 366 } as const

/** Yelp forbids asking for reviews. */
const QR_CODE_WARNINGS = ['yelp-forbids-asking'] as const
export type QrCodeWarning = (typeof QR_CODE_WARNINGS)[number]

/** What its owner should know of a destination, for the form while one types as for the card. */
export function findQrCodeWarning(url: string, platform: Platform | null = null): QrCodeWarning | null {
  const { hostname } = URL.parse(completeWebAddress(url)) ?? { hostname: '' }
  return platform === 'yelp' || /(?:^|\.)yelp\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) ? 'yelp-forbids-asking' : null
}

/** `example.com` is what people type for `https://example.com`. What names another protocol stays as it is. */
function completeWebAddress(typed: string): string {
  const hasProtocol = /^https?:\/\//i.test(typed) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed)
  return hasProtocol ? typed : `https://${typed.replace(/^\/\//, '')}`
}

/** A name and a password in an address serve those who pretend to be somebody else. */
function isWebAddress(address: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(address) ? URL.parse(address) : null
  if (!url || url.username !== '' || url.password !== '') return false
  return /\.|^localhost$|^\[/.test(url.hostname)
}

const incomplete = 'nameAndDestinationRequired'
const name = z.string().trim().min(1, incomplete).max(QR_CODE_LIMITS.name, 'tooLong')

export const qrCodeUrl = z
  .string()
  .trim()
  .min(1, incomplete)
  .max(QR_CODE_LIMITS.destination, 'tooLong')
  .transform(completeWebAddress)
  .refine(isWebAddress, 'webAddressInvalid')

/** Any address, the location's own review link on a platform, or a hosted page; it goes on following those when they change. */
export const qrCodeDestination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), url: qrCodeUrl }),
  z.object({ kind: z.literal('review-link'), platform: z.enum(PLATFORMS, 'choiceInvalid') }),
  z.object({ kind: z.literal('page'), pageId: z.uuid('required') }),
])
export type QrCodeDestination = z.infer<typeof qrCodeDestination>

export const qrCodeSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(QR_CODE_TYPES),
    /** `url` is where a scan leads by now. */
    destination: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('url'), url: z.string() }),
      z.object({ kind: z.literal('review-link'), platform: z.enum(PLATFORMS), url: z.string() }),
      z.object({ kind: z.literal('page'), pageId: z.uuid(), pageName: z.string(), url: z.string() }),
    ]),
    location: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    status: z.enum(QR_CODE_STATUSES),
    /** What is printed and stays; `code` is its last part. */
    shortUrl: z.string(),
    code: z.string(),
    scans: z.int(),
    /** Somebody who scans it again on the same day counts once. */
    uniqueScans: z.int(),
    lastScanAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    warning: z.enum(QR_CODE_WARNINGS).nullable(),
  })
  .meta({ id: 'QrCode' })
export type QrCode = z.infer<typeof qrCodeSchema>

export const qrCodeFilterShape = {
  /** In its name, or in its location's. */
  search: z.string().trim().max(200).optional(),
  type: z.enum(QR_CODE_TYPES).optional(),
  status: z.enum(QR_CODE_STATUSES).optional(),
  location: z.uuid().optional(),
  sort: z.enum(QR_CODE_SORTS).default('newest'),
}

export const listQrCodes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes',
  summary: 'QR codes that match, page by page',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  // A cursor may hold a name.
  input: z.object({ ...qrCodeFilterShape, ...pageInput, cursor: z.string().max(1000).optional() }),
  output: pageOf(qrCodeSchema),
})

const ofQrCode = z.object({ qrCodeId: z.uuid() })

export const getQrCode = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes/:qrCodeId',
  summary: 'One QR code',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  input: ofQrCode,
  output: qrCodeSchema,
  errors: ['not-found'],
})

export const qrCodeInput = z.object({
  name,
  type: z.enum(QR_CODE_TYPES, 'choiceInvalid').default('review'),
  destination: qrCodeDestination,
  locationId: z.uuid().nullable().default(null),
  status: z.enum(QR_CODE_STATUSES).default('active'),
})

export const createQrCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qr-codes',
  summary: 'Create a QR code',
  access: 'qr-codes.manage',
  input: qrCodeInput,
  output: qrCodeSchema,
  errors: ['not-found', 'conflict'],
})

/** One for each location, named after it. Those without a review link on the platform are left out and told. */
export const createQrCodesForLocations = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qr-codes/bulk',
  summary: 'Create a QR code for each of several locations',
  access: 'qr-codes.manage',
  input: z.object({
    locationIds: z
      .array(z.uuid())
      .min(1, 'required')
      .max(QR_CODE_LIMITS.bulk, 'tooMany')
      .transform((ids) => [...new Set(ids)]),
    type: z.enum(QR_CODE_TYPES, 'choiceInvalid').default('review'),
    destination: qrCodeDestination,
    /** Stands before the location's name: "Table tent – Halifax". */
    label: z.string().trim().max(60, 'tooLong').default(''),
  }),
  output: z.object({
    items: z.array(qrCodeSchema),
    /** The locations that have no such link. */
    leftOut: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  errors: ['not-found', 'conflict'],
  isHeavy: true,
})

/** What is not said stays. Taken from its location, a code goes on leading where it led. */
export const changeQrCode = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/qr-codes/:qrCodeId',
  summary: 'Change a QR code, switch it on or off; what is printed stays the same',
  access: 'qr-codes.manage',
  input: ofQrCode.extend({
    name: name.optional(),
    type: z.enum(QR_CODE_TYPES, 'choiceInvalid').optional(),
    destination: qrCodeDestination.optional(),
    locationId: z.uuid().nullable().optional(),
    status: z.enum(QR_CODE_STATUSES).optional(),
  }),
  output: qrCodeSchema,
  errors: ['not-found', 'conflict'],
})

export const duplicateQrCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qr-codes/:qrCodeId/duplicate',
  summary: 'Make another QR code that leads to the same place',
  access: 'qr-codes.manage',
  /** In the words of the screen; without it, the name with "(Copy)" after it. */
  input: ofQrCode.extend({ name: name.optional() }),
  output: qrCodeSchema,
  errors: ['not-found', 'conflict'],
})

/** Whoever scans it then reads that it is no longer in use. `restoreQrCode` undoes it. */
export const deleteQrCode = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/qr-codes/:qrCodeId',
  summary: 'Delete a QR code',
  access: 'qr-codes.manage',
  input: ofQrCode,
  output: qrCodeSchema,
  errors: ['not-found'],
})

export const restoreQrCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qr-codes/:qrCodeId/restore',
  summary: 'Bring a deleted QR code back as it was',
  access: 'qr-codes.manage',
  input: ofQrCode,
  output: qrCodeSchema,
  errors: ['not-found', 'conflict'],
})

/** What people do with a code; `scan` is what the short address notes. */
export const QR_CODE_EVENT_TYPES = ['download', 'link_copy', 'scan'] as const
export type QrCodeEventType = (typeof QR_CODE_EVENT_TYPES)[number]

export const recordQrCodeEvent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qr-codes/:qrCodeId/events',
  summary: 'Note that a QR code was downloaded, or its link copied',
  access: 'qr-codes.view',
  isOpenToReaders: true,
  input: ofQrCode.extend({ eventType: z.enum(QR_CODE_EVENT_TYPES).exclude(['scan']) }),
  output: z.object({}),
  errors: ['not-found'],
})

const counted = z.object({ scans: z.int(), uniqueScans: z.int() })
/** Days that end today, by the clock of the location or else of the business. */
const scanPeriod = ofQrCode.extend({ days: z.coerce.number().int().min(1).max(QR_CODE_LIMITS.days).default(30) })

export const getQrCodeStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes/:qrCodeId/statistics',
  summary: 'How often a QR code was scanned, by day, hour of the day and kind of device',
  access: 'qr-codes.view',
  isOpenToKeys: true,
  input: scanPeriod,
  output: counted
    .extend({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Each day, week or month of the period, by its first day: long periods in larger steps. */
      grain: z.enum(STEP_GRAINS),
      overTime: z.array(counted.extend({ first: z.iso.date() })),
      /** Each hour and each kind of device, those without a scan too. */
      byHour: z.array(counted.extend({ hour: z.int().min(0).max(23) })),
      byDevice: z.array(counted.extend({ device: z.enum(SCAN_DEVICES) })),
      downloads: z.int(),
      linkCopies: z.int(),
    })
    .meta({ id: 'QrCodeStatistics' }),
  errors: ['not-found'],
})

export const exportQrCodeScans = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes/:qrCodeId/scans.csv',
  summary: 'The scans of a QR code by day, hour and kind of device, as a file for spreadsheets',
  access: 'qr-codes.view',
  /** The headings' language: the screen's. */
  input: scanPeriod.extend({ language: z.enum(LOCALES).optional() }),
  output: z.string(),
  mediaType: 'text/csv',
  errors: ['not-found'],
})
