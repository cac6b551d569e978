import { useState } from 'react'
import type { Integration } from '#shared/contracts/integrations.ts'
import { keepOrder, orderIntegrations } from './order-integrations.ts'

/** Ordered once for as long as the list is on screen. */
export function useStableOrder(items: readonly Integration[]): Integration[] {
  const [ids] = useState(() => orderIntegrations(items).map(({ id }) => id))
  return keepOrder(items, ids)
}
