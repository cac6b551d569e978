import { luminanceOf } from './customer-settings.ts'
import type { Locale } from './locales.ts'
import { PLATFORM_NAMES, type Platform } from './platforms.ts'

/** What a QR code can be printed on. Sizes are those of the sheet once it is cut, in millimetres. */
export const PRINT_FORMS = {
  sticker: { width: 70, height: 70 },
  'table-tent': { width: 105, height: 297 },
  poster: { width: 210, height: 297 },
  'door-sign': { width: 148, height: 210 },
  'business-card': { width: 85, height: 55 },
} as const
export type PrintForm = keyof typeof PRINT_FORMS

/** What the words beside the code call for. Where a platform forbids asking for reviews, it is only named. */
export type PrintCall = { kind: 'review' | 'survey' | 'feedback' } | { kind: 'find-us'; platform: Platform }

/** How wide a picture of a code may be. */
export const QR_IMAGE_PIXELS = { least: 150, most: 2048 } as const

/** As #rrggbb. */
export interface CodeColors {
  dark: string
  light: string
}

/** Grade B of ISO/IEC 15415: how much more light the background throws back than the code. */
const LEAST_CONTRAST = 0.55

/** Why phones would not read a code in these colors: the reason it is refused by. */
export function findColorFault({ dark, light }: CodeColors): 'qr-colors-inverted' | 'qr-colors-too-close' | null {
  const contrast = luminanceOf(light) - luminanceOf(dark)
  if (contrast < 0) return 'qr-colors-inverted'
  return contrast < LEAST_CONTRAST ? 'qr-colors-too-close' : null
}

/** Named after the code; folders and spaces have no place in a file's name. */
export const nameQrFile = (name: string, ending: string) => `${name.replaceAll(/[\s/\\]+/g, '-')}-${ending}`

/** Asks everybody the same, promises nothing and names no stars. */
const CALLS: Record<Locale, Record<PrintCall['kind'], string>> = {
  en: {
    review: 'Tell us how it was',
    survey: 'Got a minute for a few questions?',
    feedback: 'Tell us what’s on your mind',
    'find-us': 'Find us on {platform}',
  },
  es: {
    review: 'Cuéntenos qué tal ha ido',
    survey: '¿Tiene un minuto para unas preguntas?',
    feedback: 'Díganos lo que piensa',
    'find-us': 'Encuéntrenos en {platform}',
  },
  fr: {
    review: 'Dites-nous comment c’était',
    survey: 'Quelques questions, une minute suffit',
    feedback: 'Dites-nous tout, on vous écoute',
    'find-us': 'Retrouvez-nous sur {platform}',
  },
  de: {
    review: 'Erzählen Sie uns, wie es war',
    survey: 'Eine Minute für ein paar Fragen?',
    feedback: 'Sagen Sie uns Ihre Meinung',
    'find-us': 'Sie finden uns auf {platform}',
  },
}

const HINTS: Record<Locale, string> = {
  en: 'Just scan with your phone’s camera',
  es: 'Escanee el código con la cámara del teléfono',
  fr: 'Scannez le code avec votre téléphone',
  de: 'Einfach mit der Handykamera scannen',
}

/** As people on the street call them. */
const PRINTED_NAMES: Record<Platform, string> = { ...PLATFORM_NAMES, google: 'Google' }

/** `address` is what the code says. */
export function writePrintTexts({ language, call, address }: { language: Locale; call: PrintCall; address: string }) {
  const platform = call.kind === 'find-us' ? PRINTED_NAMES[call.platform] : ''
  return {
    call: CALLS[language][call.kind].replace('{platform}', platform),
    hint: HINTS[language],
    address: address.replace(/^https?:\/\//, ''),
  }
}

/** In millimetres, from the upper left corner of what it lies in. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What one looks at from one side. */
export interface Face {
  place: Box
  /** Printed upside down, as the sheet is folded. */
  isTurned: boolean
  head: Box
  foot: Box
  call: Box
  code: Box
  hint: Box | null
  address: Box
}

export interface Sheet {
  width: number
  height: number
  /** How far colours go on beyond the cut; without it nothing is cut, and the sheet has no marks. */
  bleed: number
  /** How far down it is folded. */
  folds: number[]
  faces: Face[]
}

/** How far from the top each part begins, and how high it is. */
interface Stack {
  head: number
  call: readonly [y: number, height: number]
  code: readonly [y: number, side: number]
  hint: readonly [y: number, height: number] | null
  foot: number
}

/** From the top to the bottom; texts keep clear of the sides. */
function stack(place: Box, { head, call, code, hint, foot }: Stack): Omit<Face, 'isTurned'> {
  const { width, height } = place
  const clear = width * 0.07
  const across = ([y, high]: readonly [number, number]) => ({ x: clear, y, width: width - 2 * clear, height: high })
  const footBox = { x: 0, y: height - foot, width, height: foot }
  const [codeY, side] = code
  return {
    place,
    head: { x: 0, y: 0, width, height: head },
    foot: footBox,
    call: across(call),
    code: { x: (width - side) / 2, y: codeY, width: side, height: side },
    hint: hint && across(hint),
    address: across([footBox.y, foot]),
  }
}

const whole = (form: PrintForm): Box => ({ x: 0, y: 0, ...PRINT_FORMS[form] })
const BLEED = 3

const STICKER = stack(whole('sticker'), { head: 13, call: [14, 9], code: [23.5, 37], hint: null, foot: 8.5 })
const DOOR_SIGN = stack(whole('door-sign'), {
  head: 40,
  call: [46, 28],
  code: [79, 84],
  hint: [167, 10],
  foot: 26,
})
/** Offices print it on their own paper, and no printer there reaches the edge. */
const POSTER_MARGIN = 8
const POSTER = stack(
  { x: POSTER_MARGIN, y: POSTER_MARGIN, width: 210 - 2 * POSTER_MARGIN, height: 297 - 2 * POSTER_MARGIN },
  { head: 52, call: [60, 40], code: [107, 116], hint: [229, 14], foot: 28 },
)
/** Two sides to look at, and one to stand on. */
const TENT_SIDE = 128
const showTentSide = (y: number) =>
  stack(
    { x: 0, y, width: 105, height: TENT_SIDE },
    { head: 24, call: [28, 19], code: [49, 53], hint: [103.5, 7], foot: 14 },
  )
const CARD: Face = {
  place: whole('business-card'),
  isTurned: false,
  head: { x: 0, y: 0, width: 44, height: 30 },
  foot: { x: 0, y: 30, width: 44, height: 25 },
  call: { x: 5, y: 32, width: 35, height: 18 },
  code: { x: 46, y: 5, width: 36, height: 36 },
  hint: null,
  address: { x: 46, y: 43, width: 36, height: 7 },
}

export const SHEETS: Record<PrintForm, Sheet> = {
  sticker: { ...PRINT_FORMS.sticker, bleed: BLEED, folds: [], faces: [{ ...STICKER, isTurned: false }] },
  'table-tent': {
    ...PRINT_FORMS['table-tent'],
    bleed: BLEED,
    folds: [TENT_SIDE, 2 * TENT_SIDE],
    faces: [
      { ...showTentSide(0), isTurned: true },
      { ...showTentSide(TENT_SIDE), isTurned: false },
    ],
  },
  poster: { ...PRINT_FORMS.poster, bleed: 0, folds: [], faces: [{ ...POSTER, isTurned: false }] },
  'door-sign': { ...PRINT_FORMS['door-sign'], bleed: BLEED, folds: [], faces: [{ ...DOOR_SIGN, isTurned: false }] },
  'business-card': { ...PRINT_FORMS['business-card'], bleed: BLEED, folds: [], faces: [CARD] },
}
