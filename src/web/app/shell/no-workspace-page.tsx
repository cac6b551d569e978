import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { PagePending } from '#web/app/page-pending.tsx'
import { Page } from '#web/components/page.tsx'
import { myInvitationsQuery } from '#web/features/team/invitations.queries.ts'
import { session } from '#web/kernel/session/session.ts'
import { Button, EmptyState } from '#web/ui/index.ts'

/**
 * In the place of every page for a person who is neither a member of a customer nor an administrator. Where an
 * invitation waits for them, that is what they came for.
 */
export function NoWorkspacePage() {
  const t = useTranslations('shell')
  const { data, isPending } = useQuery(myInvitationsQuery)
  if (isPending) return <PagePending />
  if (data?.invitations[0]) return <Navigate to={paths.acceptInvitation} replace />
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
