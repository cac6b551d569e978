import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { PRINT_FORMS, QR_IMAGE_PIXELS, type PrintCall, type PrintForm } from '../domain/qr-print.ts'
import { defineEndpoint } from './endpoint.ts'
import { QR_CODE_TYPES, type QrCode } from './qr-codes.ts'
import { brandingSchema } from './settings.ts'

export const PRINT_FORM_NAMES = Object.keys(PRINT_FORMS) as [PrintForm, ...PrintForm[]]

const PRINT_CALL_KINDS = [...QR_CODE_TYPES, 'find-us'] as const

/** What its prints may call for, the usual first. Nobody is asked for reviews where that is forbidden. */
export function listPrintCalls({
  type,
  destination,
  warning,
}: Pick<QrCode, 'type' | 'destination' | 'warning'>): [PrintCall, ...PrintCall[]] {
  if (warning === 'yelp-forbids-asking') return [{ kind: 'find-us', platform: 'yelp' }]
  const others = QR_CODE_TYPES.filter((kind) => kind !== type).map((kind) => ({ kind }))
  const named = destination.kind === 'review-link' ? [{ kind: 'find-us', platform: destination.platform } as const] : []
  return [{ kind: type }, ...others, ...named]
}

const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'colorInvalid')

const codeLook = z.object({
  qrCodeId: z.uuid(),
  dark: color.default('#000000'),
  light: color.default('#ffffff'),
  /** In the middle of the code, where the business has one. */
  hasLogo: z.stringbool().default(false),
})

const pixels = z.coerce.number().int().min(QR_IMAGE_PIXELS.least).max(QR_IMAGE_PIXELS.most).default(1024)

export const getQrCodePng = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes/:qrCodeId/code.png',
  summary: 'A QR code as a PNG picture, so many pixels wide and high',
  access: 'qr-codes.view',
  input: codeLook.extend({ pixels }),
  output: z.string(),
  mediaType: 'image/png',
  errors: ['not-found'],
  ratePerMinute: 120,
})

export const getQrCodeSvg = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes/:qrCodeId/code.svg',
  summary: 'A QR code as an SVG picture, for any size',
  access: 'qr-codes.view',
  input: codeLook.extend({ pixels }),
  output: z.string(),
  mediaType: 'image/svg+xml',
  errors: ['not-found'],
  ratePerMinute: 120,
})

export const printQrCode = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-codes/:qrCodeId/print.pdf',
  summary: 'A sheet with a QR code, ready to print in its true size',
  access: 'qr-codes.view',
  input: codeLook.extend({
    form: z.enum(PRINT_FORM_NAMES),
    /** Of the words on it; the language of the business if left out. */
    language: z.enum(LOCALES).optional(),
    /** What the words call for; what cannot stand on this code gives way to the usual. */
    call: z.enum(PRINT_CALL_KINDS).optional(),
  }),
  output: z.string(),
  mediaType: 'application/pdf',
  errors: ['not-found'],
  ratePerMinute: 60,
})

/** For a preview. */
export const getPrintBrand = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qr-print-brand',
  summary: 'What stands on every print: name, logo, colors and language of the business',
  access: 'qr-codes.view',
  input: z.object({}),
  output: brandingSchema.extend({ businessName: z.string(), language: z.enum(LOCALES) }).meta({ id: 'PrintBrand' }),
})
