import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type SecuritySettings, securitySettingsInput } from '#shared/contracts/settings.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { Banner, Button, Card, Checkbox } from '#web/ui/index.ts'
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
  const isOverwriting = useOthersChanges(form, saved, whitelist.text !== '')
  const { reset } = form

  const send = form.handleSubmit((settings) => proven.attempt(async () => reset(await onSave(settings))))
  function showTheirs() {
    whitelist.type('')
    reset(saved)
  }
  return {
    form,
    proven,
    whitelist,
    // Whoever forgot to press Add means it all the same.
    submit: () => (whitelist.text === '' || whitelist.addTyped() ? send() : undefined),
    isOverwriting: isOverwriting && !proven.isBusy,
    showTheirs,
  }
}

/** What others save shows at once, unless something is typed: then it is for the person to say. */
function useOthersChanges(
  form: UseFormReturn<SecurityInput>,
  saved: SecuritySettings,
  isTypedBeside: boolean,
): boolean {
  'use no memo'
  const { reset, watch, formState } = form
  const isBehind = watch('revision') !== saved.revision
  const isTyped = formState.isDirty || isTypedBeside
  useEffect(() => {
    if (isBehind && !isTyped) reset(saved)
  }, [isBehind, isTyped, reset, saved])
  return isBehind && isTyped
}

function RulesForm({ formId, ...props }: WorkspaceRulesProps & { saved: SecuritySettings }) {
  'use no memo'
  const t = useTranslations('security')
  const { form, proven, whitelist, submit, isOverwriting, showTheirs } = useRulesForm(props)
  return (
    <div className="flex flex-col gap-6">
      <ProofStep of={proven} />
      {isOverwriting && (
        <Banner
          tone="warn"
          action={
            <Button size="small" onClick={showTheirs}>
              {t('rules.showTheirs')}
            </Button>
          }
        >
          {t('rules.changedMeanwhile')}
        </Banner>
      )}
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
