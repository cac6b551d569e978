import { useTranslations } from 'use-intl'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, EmptyState, MenuChoices, MenuSeparator } from '#web/ui/index.ts'
import { Page } from '#web/components/page.tsx'

/** What a workspace is called, also before somebody has said so. */
function useWorkspaceName(): (workspace: { companyName: string }) => string {
  const t = useTranslations('workspaces')
  return ({ companyName }) => companyName || t('nameless')
}

/** In the user menu of whoever belongs to several. */
export function WorkspaceChoices() {
  const t = useTranslations('workspaces')
  const roles = useTranslations('invitations.roles')
  const { customer, customers } = useMe()
  const nameOf = useWorkspaceName()
  return (
    <>
      <MenuSeparator />
      <MenuChoices
        label={t('label')}
        value={customer?.id ?? ''}
        onChoose={(id) => chosenCustomer.change(id)}
        choices={customers.map((one) => ({ value: one.id, label: nameOf(one), hint: roles(one.role) }))}
      />
    </>
  )
}

/** In the place of every page where their place has been taken away while they were at it. */
export function OtherWorkspaces() {
  const t = useTranslations('workspaces')
  const { customers } = useMe()
  const nameOf = useWorkspaceName()
  return (
    <Page title={t('leftTitle')}>
      <EmptyState
        kind="first-use"
        title={t('leftReason')}
        text={t('leftText')}
        action={
          <div className="flex flex-col gap-2">
            {customers.map((one) => (
              <Button key={one.id} onClick={() => chosenCustomer.change(one.id)}>
                {t('open', { company: nameOf(one) })}
              </Button>
            ))}
          </div>
        }
      />
    </Page>
  )
}
