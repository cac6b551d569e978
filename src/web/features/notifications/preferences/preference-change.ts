import type { InputOf } from '#shared/contracts/endpoint.ts'
import type {
  changeNotificationPreferences,
  NotificationPreferences,
} from '#shared/contracts/notification-preferences.ts'

export type PreferenceChange = InputOf<typeof changeNotificationPreferences>

/** What the preferences will be once the server has noted it. */
export function withChange(preferences: NotificationPreferences, change: PreferenceChange): NotificationPreferences {
  const { choices = [] } = change
  return {
    ...preferences,
    timezone: change.timezone ?? preferences.timezone,
    digest: change.digest ?? preferences.digest,
    quietHours: change.quietHours ?? preferences.quietHours,
    choices: preferences.choices.map((choice) => {
      const changed = choices.findLast(({ kind, channel }) => kind === choice.kind && channel === choice.channel)
      return changed ? { ...choice, isOn: changed.isOn } : choice
    }),
  }
}
