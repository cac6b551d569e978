import type { InputOf } from '#shared/contracts/endpoint.ts'
import type { HostedPageSummary } from '#shared/contracts/hosted-pages.ts'
import { type createQrCode, type QrCode, qrCodeInput, type QrCodeType } from '#shared/contracts/qr-codes.ts'
import type { Location } from '#shared/contracts/locations.ts'
import { PLATFORMS, type Platform } from '#shared/domain/platforms.ts'

/** Whether it is on is said on its card, at once. */
export const qrCodeFormSchema = qrCodeInput.omit({ status: true })

/** What the form holds; what was typed for another kind of destination stays while one looks at this. */
export interface QrCodeValues {
  name: string
  type: QrCodeType
  /** Empty: none. */
  locationId: string
  destination: { kind: QrCode['destination']['kind']; url: string; platform: string; pageId: string }
}

const BLANK: QrCodeValues = {
  name: '',
  type: 'review',
  locationId: '',
  destination: { kind: 'url', url: '', platform: '', pageId: '' },
}

/** What a new code for a page begins with. */
export const toValuesFor = ({ id, name, kind, location }: HostedPageSummary): QrCodeValues => ({
  name,
  type: kind,
  locationId: location?.id ?? '',
  destination: { ...BLANK.destination, kind: 'page', pageId: id },
})

export function toValues(code: QrCode | null): QrCodeValues {
  if (!code) return BLANK
  const { name, type, location, destination: led } = code
  const destination = {
    kind: led.kind,
    url: led.kind === 'url' ? led.url : '',
    platform: led.kind === 'review-link' ? led.platform : '',
    pageId: led.kind === 'page' ? led.pageId : '',
  }
  return { name, type, locationId: location?.id ?? '', destination }
}

export function toInput({ locationId, destination, ...values }: QrCodeValues): InputOf<typeof createQrCode> {
  return { ...values, locationId: locationId === '' ? null : locationId, destination: toDestination(destination) }
}

/** What is no platform, and no page, is told by the schema. */
function toDestination({ kind, url, platform, pageId }: QrCodeValues['destination']) {
  if (kind === 'url') return { kind, url }
  return kind === 'page' ? { kind, pageId } : { kind, platform: platform as Platform }
}

/** Where one can leave a review of it. */
export const listLinkedPlatforms = (location: Pick<Location, 'reviewLinks'> | undefined): Platform[] =>
  PLATFORMS.filter((platform) => location?.reviewLinks[platform] !== undefined)
