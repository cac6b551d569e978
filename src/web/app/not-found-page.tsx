import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { paths } from '#shared/domain/paths.ts'
import { buttonClasses, EmptyState } from '#web/ui/index.ts'

/** Inside the shell, for an address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('common')
  const me = useMe()
  return (
    <Page title={t('notFoundTitle')}>
      <EmptyState
        kind="nothing-matches"
        title={t('notFoundReason')}
        text={t('notFoundText')}
        action={
          <Link to={me.customer ? paths.dashboard : paths.admin} className={buttonClasses({ variant: 'primary' })}>
            {t('backToDashboard')}
          </Link>
        }
      />
    </Page>
  )
}
