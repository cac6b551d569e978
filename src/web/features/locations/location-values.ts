import type { z } from 'zod'
import type { Location, locationInput } from '#shared/contracts/locations.ts'
import { PLATFORMS, type Platform } from '#shared/domain/platforms.ts'

/** What the form holds: every platform has a field, though it may be empty. */
export interface LocationValues {
  name: string
  address: string
  timezone: string
  reviewLinks: Record<Platform, string>
}

export type LocationInput = z.output<typeof locationInput>

export function toValues(location: Location | null, timezone: string): LocationValues {
  const links = PLATFORMS.map((platform) => [platform, location?.reviewLinks[platform] ?? ''] as const)
  return {
    name: location?.name ?? '',
    address: location?.address ?? '',
    timezone: location?.timezone ?? timezone,
    reviewLinks: Object.fromEntries(links) as Record<Platform, string>,
  }
}

/** An empty field is no link. */
export function toInput({ reviewLinks, ...values }: LocationValues): z.input<typeof locationInput> {
  const filled = Object.entries(reviewLinks).flatMap(([platform, link]) =>
    link.trim() === '' ? [] : [[platform, link.trim()] as const],
  )
  return { ...values, reviewLinks: Object.fromEntries(filled) }
}
