import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { administratorInput } from '#shared/contracts/administrators.ts'
import { ADMIN_ROLES, type AdminRole } from '#shared/domain/admin-roles.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { useAdd } from './administrators.queries.ts'

const FORM = 'add-administrator'

function useAdding(onClose: () => void) {
  const t = useTranslations('administrators')
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const proven = useProvenAttempt()
  const { mutateAsync: add } = useAdd()
  const [values, setValues] = useState({ email: '', name: '', role: 'support' as AdminRole })
  const [isSent, setIsSent] = useState(false)
  const faults = administratorInput.safeParse(values).error?.issues ?? []
  const faultOf = (field: string) => (isSent ? sentenceOf(faults.find(({ path }) => path[0] === field)) : undefined)
  const change = (some: Partial<typeof values>) => setValues({ ...values, ...some })
  const submit = async () => {
    setIsSent(true)
    if (faults.length > 0) return
    await proven.attempt(async () => {
      await add(values)
      toast({ tone: 'good', title: t('form.added', { email: values.email }) })
      onClose()
    })
  }
  return { values, change, faultOf, proven, submit }
}

/** Whoever decides who comes in shows first that it is them: the proof stands below what was typed. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administrators')
  const { values, change, faultOf, proven, submit } = useAdding(onClose)
  return (
    <FormDialog
      size="medium"
      title={t('add')}
      description={t('form.text')}
      labels={{ cancel: t('form.cancel'), submit: t('form.submit'), busy: t('form.busy') }}
      isReady={proven.waiting === null}
      isBusy={proven.isBusy}
      formId={FORM}
      onClose={onClose}
    >
      <Form id={FORM} onSubmit={submit}>
        <Field label={t('email')} error={faultOf('email')} isRequired>
          <TextInput
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
        <Field label={t('name')} error={faultOf('name')} isRequired>
          <TextInput autoComplete="off" value={values.name} onChange={({ target }) => change({ name: target.value })} />
        </Field>
        <Field label={t('role')} hint={t(`hints.${values.role}`)}>
          <Select
            value={values.role}
            options={ADMIN_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            onChange={({ target }) => change({ role: ADMIN_ROLES.find((role) => role === target.value) ?? 'support' })}
          />
        </Field>
        <ProblemBanner title={t('form.failed')} error={proven.error} />
      </Form>
      <ProofStep of={proven} />
    </FormDialog>
  )
}
