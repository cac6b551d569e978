import { useTranslations } from 'use-intl'
import { useMe } from '#web/kernel/session/me.ts'
import { usePlaces } from './use-places.ts'

/** Whose workspace this is, or that it is the administrators' area. */
export function WorkspaceName() {
  const t = useTranslations('shell')
  const common = useTranslations('common')
  const { customer } = useMe()
  const { isAdmin } = usePlaces()
  if (!isAdmin && !customer) return null
  const name = isAdmin ? t('adminArea') : customer?.companyName
  if (name) return <p className="min-w-0 truncate font-medium">{name}</p>
  return <p className="min-w-0 truncate font-medium first-letter:uppercase">{common('yourBusiness')}</p>
}
