import { expect, it } from 'vitest'
import { groupChoices, type Choice } from './choices-cards.tsx'

const choice = (kind: Choice['kind'], channel: Choice['channel']): Choice => ({
  kind,
  channel,
  isOn: true,
  isFixed: false,
})

it('makes a row of every kind, under its subject, and leaves out subjects the person is told nothing of', () => {
  const groups = groupChoices([
    choice('review.new', 'app'),
    choice('review.new', 'email'),
    choice('security.notice', 'app'),
    choice('review.bad', 'push'),
  ])

  expect(groups.map(({ group, rows }) => [group, rows.map(({ kind }) => kind)])).toEqual([
    ['reviews', ['review.new', 'review.bad']],
    ['security', ['security.notice']],
  ])
  expect(Object.keys(groups[0]?.rows[0]?.byChannel ?? {})).toEqual(['app', 'email'])
})
