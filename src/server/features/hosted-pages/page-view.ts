import type { Locale } from '#shared/domain/locales.ts'
import type { HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import type { HostedPageKind } from '#shared/domain/hosted-page-kinds.ts'
import { hostedPageContent } from '#shared/domain/hosted-page-content.ts'
import { READER_PARAM, visitorPagePath } from '#shared/domain/paths.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { describeBranding, hasOwnBranding } from '#server/features/branding/branding.service.ts'
import { listLocations, type LocationRow } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { findBusinessName } from './page-responses.repository.ts'
import type { PageView } from './visitor-page.ts'

export interface Shown {
  kind: HostedPageKind
  content: HostedPageContent
  retentionMonths: number
  /** Whose review links these are; `null` for those of all. */
  locationId: string | null
  locale: Locale
  slug: string
  /** The print that led here. */
  code: string | undefined
  /** The word of the message whose link did. */
  reader?: string | undefined
}

/** All that a page shows, whoever looks at it. */
export async function loadView(tx: CustomerTx, shown: Shown): Promise<PageView> {
  const locations = await listLocations(tx)
  return {
    kind: shown.kind,
    content: hostedPageContent.parse(shown.content),
    locale: shown.locale,
    ...(await loadBusiness(tx)),
    retentionMonths: shown.retentionMonths,
    places: locations
      .filter(({ id }) => shown.locationId === null || shown.locationId === id)
      .map(({ name, review_links: links }) => ({ name, links })),
    addressIn: (locale, rest = '') => {
      const { code, reader } = shown
      const query = new URLSearchParams({
        lang: locale,
        ...(code !== undefined && { q: code }),
        ...(reader !== undefined && { [READER_PARAM]: reader }),
      })
      return `${visitorPagePath(shown.slug)}${rest}?${query.toString()}`
    },
  }
}

/** Whose page it is, as visitors see it. */
export async function loadBusiness(tx: CustomerTx): Promise<Pick<PageView, 'business' | 'branding'>> {
  const { logo, darkLogo, colors } = await describeBranding(tx)
  return {
    business: await findBusinessName(tx),
    branding: {
      logo: logo?.small ?? null,
      darkLogo: darkLogo?.small ?? null,
      colors,
      isOwn: await hasOwnBranding(tx),
    },
  }
}

/** Which day it is where the page hangs. */
export async function findDay(tx: CustomerTx, locationId: string | null, at: Date): Promise<string> {
  const place: LocationRow | undefined = (await listLocations(tx)).find(({ id }) => id === locationId)
  const timezone = place?.timezone ?? (await getSettings(tx)).general.timezone
  return toWallTime(at, isTimezone(timezone) ? timezone : 'UTC').date
}
