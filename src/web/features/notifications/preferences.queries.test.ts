import { describe, expect, it } from 'vitest'
import type { NotificationPreferences } from '#shared/contracts/notification-preferences.ts'
import { withChange } from './preferences.queries.ts'

const preferences: NotificationPreferences = {
  choices: [
    { kind: 'review.new', channel: 'app', isOn: true, isFixed: false },
    { kind: 'review.new', channel: 'email', isOn: false, isFixed: false },
  ],
  quietHours: { isOn: true, from: '22:00', to: '07:00' },
  timezone: 'Europe/Berlin',
  digest: { isOn: true, hour: 8 },
  devices: [],
  pushKey: null,
  workspace: { email: true, push: true },
}

describe('withChange', () => {
  it('turns the one switch that is meant', () => {
    const changed = withChange(preferences, { choices: [{ kind: 'review.new', channel: 'email', isOn: true }] })

    expect(changed.choices.map(({ isOn }) => isOn)).toEqual([true, true])
    expect(preferences.choices.map(({ isOn }) => isOn)).toEqual([true, false])
  })

  it('leaves what is absent as it is', () => {
    expect(withChange(preferences, {})).toEqual(preferences)
  })

  it.each([
    [{ quietHours: { isOn: true, from: '21:00', to: '06:00' } }],
    [{ timezone: 'UTC' }],
    [{ digest: { isOn: false, hour: 9 } }],
  ])('takes over %j', (change) => {
    expect(withChange(preferences, change)).toEqual({ ...preferences, ...change })
  })
})
