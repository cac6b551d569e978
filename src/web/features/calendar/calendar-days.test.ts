import { describe, expect, it } from 'vitest'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import {
  addMonths,
  daysOf,
  hasClockChange,
  moveBy,
  placeOf,
  sortIntoDays,
  sortIntoSlots,
  weeksOf,
} from './calendar-days.ts'

const campaign = (given: Partial<Extract<CalendarItem, { kind: 'campaign' }>>): CalendarItem => ({
  kind: 'campaign',
  id: '1',
  title: 'Spring',
  status: 'scheduled',
  channels: ['email'],
  locationId: null,
  canMove: true,
  at: null,
  day: null,
  hasMessage: true,
  failure: null,
  ...given,
})

describe('the days of a view', () => {
  it('are whole weeks from Sunday to Saturday', () => {
    const month = daysOf('month', '2026-11-18')
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-11-01', '2026-12-05', 35])
    expect(daysOf('month', '2027-02-01')).toHaveLength(35)
    // Begins on a Sunday and has 28 days.
    expect(daysOf('month', '2026-02-14')).toHaveLength(28)
    expect(daysOf('month', '2026-08-31')).toHaveLength(42)
    expect(daysOf('week', '2026-11-18')).toEqual(['15', '16', '17', '18', '19', '20', '21'].map((d) => `2026-11-${d}`))
    expect(weeksOf(month)).toHaveLength(5)
  })

  it('step by months without leaving one out', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  })
})

describe('where clocks change', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
  ])('in %s, %s is told, and no other day of its week', (timezone, day) => {
    expect(daysOf('week', day).filter((each) => hasClockChange(each, timezone))).toEqual([day])
    expect(hasClockChange(day, 'UTC')).toBe(false)
  })

  it.each([
    // Before and after the hour that is left out, or comes twice.
    ['Europe/Berlin', '2026-03-29T00:30:00.000Z', '01:30'],
    ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '03:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '02:30'],
    ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '02:30'],
    ['America/New_York', '2026-03-08T06:59:00.000Z', '01:59'],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '03:00'],
    ['America/New_York', '2026-11-01T05:30:00.000Z', '01:30'],
    ['America/New_York', '2026-11-01T06:30:00.000Z', '01:30'],
  ])('in %s, %s stands at %s', (timezone, at, time) => {
    expect(placeOf(campaign({ at }), timezone)).toEqual({ day: at.slice(0, 10), time })
  })
})

it('puts each item on its day by the customer’s clocks, drafts first', () => {
  const late = campaign({ id: 'late', at: '2026-11-19T02:00:00.000Z' })
  const early = campaign({ id: 'early', at: '2026-11-18T14:00:00.000Z' })
  const draft = campaign({ id: 'draft', day: '2026-11-18' })

  const days = sortIntoDays([late, early, draft], 'America/New_York')

  expect([...days.keys()]).toEqual(['2026-11-18'])
  expect(days.get('2026-11-18')?.map(({ item }) => item.id)).toEqual(['draft', 'early', 'late'])
})

it('shows side by side what begins in the same half hour', () => {
  const at = (time: string) => ({ item: campaign({ id: time }), place: { day: '2026-11-18', time } })
  const slots = sortIntoSlots([at('09:00'), at('09:29'), at('09:30'), { ...at('x'), place: { day: 'd', time: null } }])

  expect([...slots].map(([slot, items]) => [slot, items.length])).toEqual([
    [540, 2],
    [570, 1],
  ])
})

it.each([
  ['month', 'ArrowRight', '2026-12-01', '09:00'],
  ['month', 'ArrowUp', '2026-11-23', '09:00'],
  ['month', 'ArrowDown', '2026-12-07', '09:00'],
  ['week', 'ArrowUp', '2026-11-30', '08:30'],
  ['week', 'ArrowLeft', '2026-11-29', '09:00'],
] as const)('in a %s, %s takes what is held to %s %s', (view, key, day, time) => {
  expect(moveBy({ day: '2026-11-30', time: '09:00' }, key, view)).toEqual({ day, time })
})

it('goes on to the next day at midnight', () => {
  expect(moveBy({ day: '2026-11-30', time: '23:45' }, 'ArrowDown', 'week')).toEqual({
    day: '2026-12-01',
    time: '00:15',
  })
  expect(moveBy({ day: '2026-12-01', time: '00:15' }, 'ArrowUp', 'week')).toEqual({ day: '2026-11-30', time: '23:45' })
})
