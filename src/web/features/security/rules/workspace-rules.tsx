import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type SecuritySettings, securitySettingsInput } from '#shared/contracts/settings.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { ChangedMeanwhile, useSettingsForm } from '#web/components/forms/settings-form.tsx'
import { Card, Checkbox } from '#web/ui/index.ts'
import { type SecurityInput, securitySettingsQuery } from '../security.queries.ts'
import { TimeoutCard } from './timeout-card.tsx'
import { useWhitelist, WhitelistCard } from './whitelist-card.tsx'

interface WorkspaceRulesProps {
  formId: string
  onSave: (settings: SecurityInput) => Promise<SecuritySettings>
}

/** What holds for everybody in the workspace. Saved by the page's own button. */
export function WorkspaceRules(props: WorkspaceRulesProps) {
  const t = useTranslations('security')
  const settings = useQuery(securitySettingsQuery)
  return (
    <QueryState query={settings} failedTitle={t('timeout.failed')}>
      {(saved) => <RulesForm {...props} saved={saved} />}
    </QueryState>
  )
}

function useRulesForm({ onSave, saved }: Omit<WorkspaceRulesProps, 'formId'> & { saved: SecuritySettings }) {
  'use no memo'
  const form = useForm<SecurityInput>({ resolver: zodResolver(securitySettingsInput), defaultValues: saved })
  const proven = useProvenAttempt()
  const whitelist = useWhitelist(form)
  const { submit, isOverwriting, showTheirs } = useSettingsForm({
    name: 'security',
    form,
    saved,
    onSave,
    isTypedBeside: whitelist.text !== '',
    attempting: proven,
  })
  return {
    form,
    proven,
    whitelist,
    // Whoever forgot to press Add means it all the same.
    submit: () => (whitelist.text === '' || whitelist.addTyped() ? submit() : undefined),
    isOverwriting,
    showTheirs: () => {
      whitelist.type('')
      showTheirs()
    },
  }
}

function RulesForm({ formId, ...props }: WorkspaceRulesProps & { saved: SecuritySettings }) {
  'use no memo'
  const t = useTranslations('security')
  const { form, proven, whitelist, submit, isOverwriting, showTheirs } = useRulesForm(props)
  return (
    <div className="flex flex-col gap-6">
      <ProofStep of={proven} />
      <ChangedMeanwhile isOverwriting={isOverwriting} showTheirs={showTheirs} />
      <Form id={formId} onSubmit={submit} className="flex flex-col gap-6">
        <TimeoutCard form={form} />
        <div id="whitelist" className="scroll-mt-20">
          <WhitelistCard
            whitelist={whitelist}
            ownAddress={props.saved.ownAddress}
            error={form.formState.errors.ipWhitelist}
          />
        </div>
        <Card title={t('requirement.title')} subtitle={t('timeout.subtitle')}>
          <Checkbox
            label={t('requirement.label')}
            hint={t('requirement.hint')}
            {...form.register('isTwoFactorRequired')}
          />
        </Card>
      </Form>
    </div>
  )
}
