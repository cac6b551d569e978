import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { testMessageInput } from '#shared/contracts/providers.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Field, TextInput, useToast } from '#web/ui/index.ts'
import { useTestMessage } from './providers.queries.ts'

/** Asks for one's own number. */
export function TestTextDialog({ connectionId, onClose }: { connectionId: string; onClose: () => void }) {
  const t = useTranslations('providers')
  const toast = useToast()
  const sentence = useFieldSentence()
  const test = useTestMessage()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(testMessageInput),
    defaultValues: { to: '' },
  })
  const submit = handleSubmit(({ to }) =>
    test.mutate(
      { connectionId, to },
      {
        onSuccess: (sent) => {
          toast({ tone: 'good', title: t('test.done', { to: sent.to ?? '' }) })
          onClose()
        },
      },
    ),
  )
  return (
    <FormDialog
      title={t('test.title')}
      description={t('test.text')}
      labels={{ cancel: t('cancel'), submit: t('test.submit'), busy: t('test.busy') }}
      isBusy={test.isPending}
      onSubmit={submit}
      problem={{ error: test.error, fallback: t('test.failed') }}
      onClose={onClose}
    >
      <Field label={t('test.number')} hint={t('phoneHint')} isRequired error={sentence(formState.errors.to)}>
        <TextInput type="tel" autoComplete="tel" {...register('to')} />
      </Field>
    </FormDialog>
  )
}
