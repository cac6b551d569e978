import { describe, expect, it } from 'vitest'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { groupActivity } from './activity-groups.ts'

const signIn = (id: string, actorName: string): ActivityEntry => ({
  id,
  action: 'member.signed-in',
  actorName,
  subjectType: 'member',
  subjectId: actorName,
  subjectLabel: actorName,
  amount: null,
  createdAt: '2026-01-01T00:00:00.000Z',
})

describe('groupActivity', () => {
  it('counts what the same person did in a row, under the latest entry', () => {
    const groups = groupActivity([signIn('3', 'Dana'), signIn('2', 'Dana'), signIn('1', 'Sam')])

    expect(groups.map(({ key, entry, count }) => [key, entry.id, count])).toEqual([
      ['2', '3', 2],
      ['1', '1', 1],
    ])
  })

  it('does not join what another entry stands between', () => {
    expect(groupActivity([signIn('3', 'Dana'), signIn('2', 'Sam'), signIn('1', 'Dana')])).toHaveLength(3)
  })

  it('keeps what happened to different things apart', () => {
    const other = { ...signIn('1', 'Dana'), subjectId: 'other' }

    expect(groupActivity([signIn('2', 'Dana'), other])).toHaveLength(2)
  })
})
