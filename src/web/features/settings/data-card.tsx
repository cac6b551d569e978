import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { CLOSING_DAYS, closeWorkspace, closeWorkspaceInput } from '#shared/contracts/workspace-data.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, Card, Dialog, Field, TextInput } from '#web/ui/index.ts'
import { DATA_ANSWERS, ExportCard, workspaceDataQuery } from './data-export.tsx'

/** What the workspace holds as a whole: to take along, and to leave. */
export function DataCards() {
  const t = useTranslations('settings.data')
  const data = useQuery(workspaceDataQuery)
  const isOwner = useMe().customer?.role === 'owner'
  return (
    <QueryState query={data} failedTitle={t('failed')}>
      {(known) => (
        <div className="flex flex-col gap-6">
          <ExportCard made={known.export} />
          {isOwner && !known.closing && (
            <Card title={t('closing.title')} subtitle={t('closing.subtitle', { days: CLOSING_DAYS })}>
              <CloseButton />
            </Card>
          )}
        </div>
      )}
    </QueryState>
  )
}

const FORM_ID = 'close-workspace'

function CloseButton() {
  'use no memo'
  const t = useTranslations('settings.data.closing')
  const sentenceOf = useFieldSentence()
  const name = useMe().customer?.companyName ?? ''
  const [isAsking, setIsAsking] = useState(false)
  const proven = useProvenAttempt()
  const { mutateAsync: close } = useChange(
    (input: InputOf<typeof closeWorkspace>) => call(closeWorkspace, input),
    DATA_ANSWERS,
  )
  const form = useForm<InputOf<typeof closeWorkspace>>({
    resolver: zodResolver(closeWorkspaceInput),
    defaultValues: { companyName: '' },
  })
  const submit = form.handleSubmit((input) =>
    proven.attempt(async () => {
      await close(input)
      setIsAsking(false)
    }),
  )
  return (
    <Dialog
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={<Button variant="danger">{t('close')}</Button>}
      title={t('askTitle')}
      description={t('askText', { days: CLOSING_DAYS })}
      footer={
        <>
          <Button onClick={() => setIsAsking(false)}>{t('keep')}</Button>
          <Button type="submit" form={FORM_ID} variant="danger" isBusy={proven.isBusy} busyLabel={t('closing')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ProofStep of={proven} />
        <Form id={FORM_ID} onSubmit={submit}>
          <Field label={t('typeName', { name })} error={sentenceOf(form.formState.errors.companyName)}>
            <TextInput autoComplete="off" {...form.register('companyName')} />
          </Field>
        </Form>
        <ProblemBanner error={proven.error} fallback={t('failed')} />
      </div>
    </Dialog>
  )
}
