import { useTranslations } from 'use-intl'
import { useMe } from '#web/kernel/session/me.ts'
import { usePlaces } from './use-places.ts'

/** Whose workspace this is, or that it is the administrators' area. */
export function WorkspaceName() {
  const t = useTranslations('shell')
  const { customer } = useMe()
  const { isAdmin } = usePlaces()
  const name = isAdmin ? t('adminArea') : customer?.companyName
  return name && <p className="min-w-0 truncate font-medium">{name}</p>
}
