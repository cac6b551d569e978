import { describe, expect, it } from 'vitest'
import { keepOrder, orderIntegrations } from './order-integrations.ts'

const integration = (id: string, more: Partial<Parameters<typeof orderIntegrations>[0][number]> = {}) => ({
  id,
  type: 'google' as const,
  name: id,
  status: 'connected' as const,
  problem: null,
  locationName: null,
  ...more,
})
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

describe('the order of the connections', () => {
  it('has problems and open choices first, and what is disconnected last', () => {
    const items = [
      integration('over', { status: 'disconnected', problem: 'Not confirmed' }),
      integration('well'),
      integration('broken', { problem: 'Down' }),
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
    const items = [
      integration('a', { status: 'disconnected' }),
      integration('b', { problem: 'Down' }),
      integration('c'),
    ]
    expect(idsOf(keepOrder(items, ['a', 'gone', 'b']))).toEqual(['c', 'a', 'b'])
  })
})
