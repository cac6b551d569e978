import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'

type Ordered = Pick<Integration, 'id' | 'type' | 'name' | 'status' | 'fault' | 'locationName'>

function rankOf({ status, fault }: Ordered): number {
  if (status === 'disconnected') return 2
  return status === 'pending' || fault !== null ? 0 : 1
}

/** What wants somebody's hand first, what is over last; between them by place, then by platform. */
export function orderIntegrations<Item extends Ordered>(items: readonly Item[]): Item[] {
  return [...items].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.locationName ?? one.name).localeCompare(other.locationName ?? other.name) ||
      PLATFORMS.indexOf(one.type) - PLATFORMS.indexOf(other.type) ||
      one.name.localeCompare(other.name),
  )
}

/** As they were ordered before, so that nothing jumps under somebody's hand; what came since is first. */
export function keepOrder<Item extends Ordered>(items: readonly Item[], ids: readonly string[]): Item[] {
  const added = items.filter(({ id }) => !ids.includes(id))
  return [...orderIntegrations(added), ...ids.flatMap((id) => items.find((item) => item.id === id) ?? [])]
}
