import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  changeReplyTemplate,
  createReplyTemplate,
  type ReplyTemplate,
  replyTemplateInput,
} from '#shared/contracts/replies.ts'
import { TEMPLATE_VARIABLES } from '#shared/domain/reply-templates.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Banner, Field, TextArea, TextInput } from '#web/ui/index.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'

interface TemplateFormProps {
  /** `null` for a new one. */
  template: ReplyTemplate | null
  onClose: () => void
}

interface TemplateWords {
  name: string
  text: string
}

export function TemplateForm({ template, onClose }: TemplateFormProps) {
  'use no memo'
  const t = useTranslations('reviewsRespond.templates')
  const sentenceOf = useFieldSentence()
  const { register, submit, errors, isSubmitting } = useTemplateForm({ template, onClose })
  return (
    <FormDialog
      size="medium"
      title={template ? t('editTitle') : t('addTitle')}
      labels={{ cancel: t('back'), submit: t('save'), busy: t('saving') }}
      isBusy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('name')} error={sentenceOf(errors.name)} isRequired>
        <TextInput {...register('name')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={t('body')} error={sentenceOf(errors.text)} isRequired>
        <TextArea {...register('text')} rows={6} />
      </Field>
      <Variables />
      {errors.root?.message && (
        <Banner tone="bad" title={t('saveFailed')}>
          {errors.root.message}
        </Banner>
      )}
    </FormDialog>
  )
}

function Variables() {
  const t = useTranslations('reviewsRespond.templates')
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-muted">
      <p>{t('variables')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {TEMPLATE_VARIABLES.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code className="text-ink">{`{${name}}`}</code>
            </dt>
            <dd>{t(`variable.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function useTemplateForm({ template, onClose }: TemplateFormProps) {
  'use no memo'
  const t = useTranslations('reviewsRespond.templates')
  const queryClient = useQueryClient()
  const sentenceFor = useErrorSentence()
  const { register, handleSubmit, setError, formState } = useForm<TemplateWords>({
    resolver: zodResolver(replyTemplateInput),
    defaultValues: { name: template?.name ?? '', text: template?.text ?? '' },
  })

  /** What the server says of a field goes to that field. */
  function showProblem(problem: unknown) {
    const [fault] = problem instanceof ApiProblem ? problem.fieldErrors : []
    if (problem instanceof ApiProblem && problem.code === 'conflict') {
      setError('name', { message: t('nameTaken') }, { shouldFocus: true })
    } else if (fault?.field === 'name' || fault?.field === 'text') {
      setError(fault.field, { message: sentenceFor(problem) }, { shouldFocus: true })
    } else {
      setError('root', { message: sentenceFor(problem) })
    }
  }

  const submit = handleSubmit(async (words) => {
    try {
      await (template
        ? call(changeReplyTemplate, { ...words, templateId: template.id })
        : call(createReplyTemplate, words))
      await queryClient.invalidateQueries({ queryKey: queryKeys.replyTemplates })
      onClose()
    } catch (problem) {
      showProblem(problem)
    }
  })
  return { register, submit, errors: formState.errors, isSubmitting: formState.isSubmitting }
}
