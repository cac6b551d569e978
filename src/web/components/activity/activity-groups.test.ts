import { describe, expect, it } from 'vitest'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { groupActivity, listEach, readReviewLabel } from './activity-groups.ts'

const signIn = (id: string, actorName: string): ActivityEntry => ({
  id,
  action: 'member.signed-in',
  actorName,
  subjectType: 'member',
  subjectId: actorName,
  subjectLabel: actorName,
  amount: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  link: null,
  changes: [],
  origin: null,
})

const dayOf = (at: string) => at.slice(0, 10)

describe('groupActivity', () => {
  it('counts what the same person did in a row, under the latest entry', () => {
    const groups = groupActivity([signIn('3', 'Dana'), signIn('2', 'Dana'), signIn('1', 'Sam')], dayOf)

    expect(groups.map(({ key, entry, count }) => [key, entry.id, count])).toEqual([
      ['2', '3', 2],
      ['1', '1', 1],
    ])
  })

  it('does not join what another entry stands between', () => {
    expect(groupActivity([signIn('3', 'Dana'), signIn('2', 'Sam'), signIn('1', 'Dana')], dayOf)).toHaveLength(3)
  })

  it('keeps what happened to different things apart', () => {
    const other = { ...signIn('1', 'Dana'), subjectId: 'other' }

    expect(groupActivity([signIn('2', 'Dana'), other], dayOf)).toHaveLength(2)
  })

  it('begins each day anew, also with what goes on over midnight', () => {
    const before = { ...signIn('1', 'Dana'), createdAt: '2025-12-31T23:59:00.000Z' }

    const groups = groupActivity([signIn('3', 'Dana'), signIn('2', 'Sam'), before], dayOf)
    const repeated = groupActivity([signIn('2', 'Dana'), before], dayOf)

    expect(groups.map(({ startsDay }) => startsDay)).toEqual(['2026-01-01', null, '2025-12-31'])
    expect(repeated.map(({ startsDay, count }) => [startsDay, count])).toEqual([
      ['2026-01-01', 1],
      ['2025-12-31', 1],
    ])
  })
})

describe('listEach', () => {
  it('tells everything that happened, under its day', () => {
    const before = { ...signIn('1', 'Dana'), createdAt: '2025-12-31T23:59:00.000Z' }

    const lines = listEach([signIn('3', 'Dana'), signIn('2', 'Dana'), before], dayOf)

    expect(lines.map(({ key, count, startsDay }) => [key, count, startsDay])).toEqual([
      ['3', 1, '2026-01-01'],
      ['2', 1, null],
      ['1', 1, '2025-12-31'],
    ])
  })
})

describe('a reply', () => {
  const told = (id: string, action: ActivityEntry['action'], subjectId = 'r') => ({
    ...signIn(id, 'Dana'),
    action,
    subjectId,
  })

  it('that was taken back is told as that alone', () => {
    const groups = groupActivity(
      [
        told('4', 'reply.submitted'),
        told('3', 'reply.undone'),
        told('2', 'reply.submitted'),
        told('1', 'reply.submitted', 'other'),
      ],
      dayOf,
    )

    expect(groups.map(({ entry }) => entry.id)).toEqual(['4', '3', '1'])
  })

  it('answers somebody’s review, not the platform', () => {
    expect(readReviewLabel('Yelp · Tom · Pier', 'Anonymous')).toEqual({ platform: 'Yelp', author: 'Tom · Pier' })
    expect(readReviewLabel('Tom · Yelp', 'Anonymous')).toEqual({ platform: 'Yelp', author: 'Tom' })
    expect(readReviewLabel('Yelp', 'Anonymous')).toEqual({ platform: 'Yelp', author: 'Anonymous' })
  })
})
