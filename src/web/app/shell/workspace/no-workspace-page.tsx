import { useTranslations } from 'use-intl'
import { Page } from '#web/components/page.tsx'
import { session } from '#web/kernel/session/session.ts'
import { Button, EmptyState } from '#web/ui/index.ts'

/** In the place of every page for a person who is neither a member of a customer nor an administrator. */
export function NoWorkspacePage() {
  const t = useTranslations('shell')
  return (
    <Page title={t('noWorkspaceTitle')}>
      <EmptyState
        kind="first-use"
        title={t('noWorkspaceReason')}
        text={t('noWorkspaceText')}
        action={<Button onClick={() => void session.signOut()}>{t('signOut')}</Button>}
      />
    </Page>
  )
}
