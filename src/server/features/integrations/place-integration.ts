import type { Integration } from '#shared/contracts/integrations.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { fillReviewLink } from '#server/features/locations/locations.service.ts'
import { moveReviewsOf } from '#server/features/reviews/reviews.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { listLocationNames, update } from './integrations.repository.ts'
import type { ConnectDeps } from './connect.ts'
import { presentIntegration } from './integrations.presenter.ts'

/** Says whose listing it is; the reviews that came through it follow in a job. */
export async function placeIntegration(
  deps: ConnectDeps,
  tx: CustomerTx,
  { integrationId, locationId }: { integrationId: string; locationId: string | null },
): Promise<Integration> {
  await refuseUnknownLocation(tx, locationId)
  const placed = await update(tx, integrationId, { location_id: locationId })
  if (!placed) throw refusal('connection-not-found')
  if (locationId) {
    await fillReviewLink(tx, locationId, { platform: placed.type, url: placed.config.reviewUrl ?? null })
  }
  await moveReviewsOf(tx, integrationId)
  emit(tx, { type: 'integration.changed', subjectId: integrationId, userId: null })
  return presentIntegration(deps, tx, placed)
}

export async function refuseUnknownLocation(tx: CustomerTx, locationId: string | null): Promise<void> {
  if (locationId === null || (await listLocationNames(tx)).has(locationId)) return
  throw refusal('location-not-found')
}
