import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { NeedGroup } from '#shared/contracts/dashboard.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { AilingConnection } from '#server/features/integrations/integrations.service.ts'
import type { NeedRow } from './needs.repository.ts'

type Item = NeedGroup['items'][number]

const EXCERPT_LENGTH = 160

export function presentReview(review: Review, { at, isToAnswer }: { at: string; isToAnswer: boolean }): Item {
  const { id, platform, author, rating, isRecommended, content, title } = review
  return {
    id,
    platform,
    label: author ?? PLATFORM_NAMES[platform],
    rating,
    isRecommended,
    excerpt: excerptOf(content ?? title),
    at,
    link: linkTo(paths.reviews, { review: id, ...(isToAnswer && { respond: true }) }),
  }
}

export function presentHeldReply(row: NeedRow): Item {
  return { ...presentRow(row), link: linkTo(paths.reviews, { review: row.review_id ?? undefined }) }
}

/** One that was not filed yet opens where that is done. */
export function presentDispute(row: NeedRow): Item {
  return {
    ...presentRow(row),
    link: linkTo(paths.disputes, { dispute: row.id, ...(row.is_unfiled && { part: 'filing' }) }),
  }
}

interface IncidentAtPlace {
  id: string
  location_name: string | null
  first_review_at: Date
}

export function presentIncident(
  { id, location_name: name, first_review_at: at }: IncidentAtPlace,
  company: string,
): Item {
  return {
    id,
    platform: null,
    label: name ?? company,
    rating: null,
    isRecommended: null,
    excerpt: null,
    at: at.toISOString(),
    link: linkTo(paths.disputes, { incident: id }),
  }
}

export function presentConnection({ id, type, name, expiresAt }: AilingConnection): Item {
  return {
    id,
    platform: type,
    label: name,
    rating: null,
    isRecommended: null,
    excerpt: null,
    at: expiresAt && expiresAt.toISOString(),
    link: linkTo(paths.settings, { tab: 'integrations' }),
  }
}

function presentRow({ id, platform, author, rating, is_recommended: isRecommended, text, at }: NeedRow) {
  const label = author ?? (platform && PLATFORM_NAMES[platform]) ?? excerptOf(text) ?? ''
  return { id, platform, label, rating, isRecommended, excerpt: excerptOf(text), at: at.toISOString() }
}

function excerptOf(text: string | null): string | null {
  const words = text?.trim().replaceAll(/\s+/g, ' ') ?? ''
  if (words === '') return null
  return words.length <= EXCERPT_LENGTH ? words : `${words.slice(0, EXCERPT_LENGTH).trimEnd()}…`
}
