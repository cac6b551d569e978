import { expect, it } from 'vitest'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { listMoves } from './available-moves.ts'

const anything = () => true
const standing = (parts: Partial<Dispute>) => ({
  status: 'pending' as const,
  filingState: 'none' as const,
  filedWithPlatform: false,
  platform: 'google' as const,
  appeal: null,
  ...parts,
})
const APPEAL = { filedAt: '2026-01-01T00:00:00Z', reference: null, isDecided: true }

it.each([
  ['a new one', {}, ['resolve', 'reject']],
  ['one under way', { status: 'in_progress' }, ['resolve', 'reject']],
  ['one that is being filed', { filingState: 'filing' }, []],
  ['a resolved one', { status: 'resolved' }, []],
  ['one rejected before it was filed', { status: 'rejected' }, ['reopen']],
  ['one the platform rejected', { status: 'rejected', filedWithPlatform: true }, ['reopen', 'appeal']],
  [
    'one whose appeal is on its way',
    { status: 'rejected', filedWithPlatform: true, filingState: 'queued' },
    ['reopen'],
  ],
  ['one appealed already', { status: 'rejected', filedWithPlatform: true, appeal: APPEAL }, ['reopen']],
  ['one where there is no appeal', { status: 'rejected', filedWithPlatform: true, platform: 'yelp' }, ['reopen']],
  ['one about no platform', { status: 'rejected', filedWithPlatform: true, platform: null }, ['reopen']],
] as const)('for %s', (_, parts, expected) => {
  expect(listMoves(standing(parts), anything)).toEqual(expected)
})

it('leaves out what the person may not do', () => {
  const rejected = standing({ status: 'rejected', filedWithPlatform: true })

  expect(listMoves(rejected, (permission) => permission === 'disputes.file')).toEqual(['appeal'])
  expect(listMoves(rejected, () => false)).toEqual([])
})
