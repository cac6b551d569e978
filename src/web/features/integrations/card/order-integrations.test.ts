import { describe, expect, it } from 'vitest'
import { keepOrder, orderIntegrations } from './order-integrations.ts'

const DOWN = { kind: 'platform-down', reason: null, words: null } as const
const integration = (id: string, more: Partial<Parameters<typeof orderIntegrations>[0][number]> = {}) => ({
  id,
  type: 'google' as const,
  name: id,
  status: 'connected' as const,
  fault: null,
  locationName: null,
  ...more,
})
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the order of the connections', () => {
  it('has problems and open choices first, and what is disconnected last', () => {
    const items = [
      integration('over', { status: 'disconnected', fault: DOWN }),
      integration('well'),
      integration('broken', { fault: DOWN }),
      integration('asking', { status: 'pending' }),
    ]
    expect(idsOf(orderIntegrations(items))).toEqual(['asking', 'broken', 'well', 'over'])
  })

  it('goes by place, then by platform', () => {
    const items = [
      integration('c', { locationName: 'Quay' }),
      integration('b', { locationName: 'Harbour', type: 'yelp' }),
      integration('a', { locationName: 'Harbour', type: 'facebook' }),
    ]
    expect(idsOf(orderIntegrations(items))).toEqual(['a', 'b', 'c'])
  })

  it('stays while the page is open, whatever happens to them; new ones come first', () => {
    const items = [integration('a', { status: 'disconnected' }), integration('b', { fault: DOWN }), integration('c')]
    expect(idsOf(keepOrder(items, ['a', 'gone', 'b']))).toEqual(['c', 'a', 'b'])
  })
})
