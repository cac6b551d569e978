import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Capabilities, Platform } from '#shared/domain/platforms.ts'

/** A connection that can do all there is. */
export const FULL_CAPABILITIES: Capabilities = {
  canReadReviews: true,
  readDepth: 'all',
  canReply: true,
  canEditReply: true,
  canDeleteReply: true,
  canPush: true,
  canDispute: true,
  replyLimit: { size: 4096, unit: 'bytes' },
  keepDays: 30,
  hasStars: true,
  limits: [],
  probedAt: '2026-01-01T00:00:00.000Z',
}

export interface ReviewOptions {
  customerId: string
  platform?: Platform
  rating?: number | null
  isRecommended?: boolean | null
  content?: string | null
  author?: string | null
  createdAt?: Date
  /** Columns of `reviews` beyond those, by their names there. */
  columns?: Record<string, unknown>
  integrationId?: string | null
  locationId?: string | null
  listingId?: string
  source?: 'platform' | 'import' | 'manual'
}

const DEFAULTS = {
  platform: 'google' as Platform,
  rating: 4 as number | null,
  isRecommended: null,
  content: 'Friendly people, good coffee.' as string | null,
  author: 'Ann Author' as string | null,
  integrationId: null,
  locationId: null,
  listingId: 'listing',
  source: 'platform',
  columns: {},
}

/** A review as a fetch would have left it, and whatever a test wants to have happened to it. Answers its id. */
export async function insertReview(superuser: Pool, options: ReviewOptions): Promise<string> {
  const given = { ...DEFAULTS, createdAt: new Date(), ...options }
  const columns: Record<string, unknown> = {
    customer_id: given.customerId,
    platform: given.platform,
    listing_id: given.listingId,
    platform_review_id: randomUUID(),
    rating: given.isRecommended === null ? given.rating : null,
    is_recommended: given.isRecommended,
    has_text: Boolean(given.content),
    integration_id: given.integrationId,
    location_id: given.locationId,
    source: given.source,
    created_at: given.createdAt,
    updated_at: given.createdAt,
    ...given.columns,
  }
  const names = Object.keys(columns)
  const places = names.map((_, index) => `$${index + 1}`)
  const { rows } = await superuser.query<{ id: string }>(
    `insert into reviews (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(columns),
  )
  const id = rows[0]?.id ?? ''
  await superuser.query(
    'insert into review_contents (customer_id, review_id, content, author) values ($1, $2, $3, $4)',
    [given.customerId, id, given.content, given.author],
  )
  return id
}
