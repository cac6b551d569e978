import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, buttonClasses, EmptyState } from '#web/ui/index.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'

/** Nothing matches, or nothing has ever come. */
export function ReviewListEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations('reviews')
  const me = useMe()
  const integrations = useQuery({ ...integrationsQuery, enabled: can(me, 'integrations.view') && !isFiltered })
  const isConnected = integrations.data?.items.some(({ status }) => status === 'connected') ?? false
  if (isFiltered) {
    return (
      <EmptyState kind="nothing-matches" title={t('empty')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
    )
  }
  if (isConnected) return <EmptyState kind="nothing-matches" title={t('empty')} />
  return <FirstUse canConnect={can(me, 'integrations.manage')} />
}

function FirstUse({ canConnect }: { canConnect: boolean }) {
  const t = useTranslations('reviews')
  return (
    <EmptyState
      kind="first-use"
      title={t('firstTitle')}
      text={t(canConnect ? 'firstText' : 'firstTextMember')}
      action={
        canConnect && (
          <Link to={paths.settings} search={{ tab: 'integrations' }} className={buttonClasses({ variant: 'primary' })}>
            {t('connect')}
          </Link>
        )
      }
    />
  )
}
