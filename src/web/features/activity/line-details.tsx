import { useTranslations } from 'use-intl'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { isLocale } from '#shared/domain/locales.ts'
import { isPermission, TEAM_ROLES } from '#shared/domain/permissions.ts'
import { LANGUAGE_NAMES } from '#web/kernel/i18n/language-names.ts'

type Change = ActivityEntry['changes'][number]

/** What changed, and from where it was done, as far as the reader may know. */
export function LineDetails({ entry: { changes, origin } }: { entry: ActivityEntry }) {
  const say = useChangeWords()
  const sayOrigin = useOriginWords()
  if (changes.length === 0 && origin === null) return null
  return (
    <ul className="mt-0.5 flex flex-col text-sm break-words text-ink-muted">
      {changes.map((change) => (
        <li key={change.name}>{say(change)}</li>
      ))}
      {origin && <li>{sayOrigin(origin)}</li>}
    </ul>
  )
}

function useChangeWords(): (change: Change) => string {
  const t = useTranslations('activityTab')
  const sayValue = (value: string | null) => {
    const role = TEAM_ROLES.find((known) => known === value)
    if (value === null) return t('nothing')
    if (role) return t(`roles.${role}`)
    if (isLocale(value)) return LANGUAGE_NAMES[value]
    if (value === 'true') return t('yes')
    return value === 'false' ? t('no') : value
  }
  return ({ name, before, after }) => {
    const title = t(`changes.${name}`)
    if (name === 'given' || name === 'taken') {
      const ids = (after ?? before ?? '').split(' ')
      // As it is kept, where a permission has gone since.
      const list = ids.map((id) => (isPermission(id) ? t(`permissions.${id}`) : id)).join(', ')
      return t('listed', { name: title, list })
    }
    return before === after ? title : t('change', { name: title, before: sayValue(before), after: sayValue(after) })
  }
}

function useOriginWords(): (origin: NonNullable<ActivityEntry['origin']>) => string {
  const t = useTranslations('activityTab')
  return ({ browser, system, address }) => {
    const device = browser && system ? t('onSystem', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
    return address === null ? device : t('deviceAt', { device, address })
  }
}
