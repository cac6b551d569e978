import { zodResolver } from '@hookform/resolvers/zod'
import { Plus, X } from 'lucide-react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CHAT_LIMITS, type ChatFlow, chatFlowInput, type ChatFlowInput } from '#shared/contracts/chat.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, Field, IconButton, TextArea, TextInput } from '#web/ui/index.ts'
import { useChangeFlow, useCreateFlow } from './chat.queries.ts'

interface FlowValues {
  name: string
  description: string
  isEnabled: boolean
  triggers: { text: string }[]
  /** One question a line. */
  responses: { message: string; nextQuestions: string }[]
}

const EMPTY_RESPONSE = { message: '', nextQuestions: '' }

const toValues = ({ name, description, isEnabled, triggers, responses }: ChatFlow): FlowValues => ({
  name,
  description,
  isEnabled,
  triggers: triggers.map((text) => ({ text })),
  responses: responses.map(({ message, nextQuestions }) => ({ message, nextQuestions: nextQuestions.join('\n') })),
})

const toInput = ({ triggers, responses, ...rest }: FlowValues) => ({
  ...rest,
  triggers: triggers.map(({ text }) => text),
  responses: responses.map(({ message, nextQuestions }) => ({ message, nextQuestions: nextQuestions.split('\n') })),
})

type FlowForm = UseFormReturn<FlowValues, unknown, ChatFlowInput>

/** By hand: what the form's library has for it would weigh on the sign-in page, which shares that library. */
function useRows<Name extends 'triggers' | 'responses'>({ control, setValue }: FlowForm, name: Name) {
  const rows: FlowValues['triggers' | 'responses'] = useWatch({ control, name })
  const write = (changed: readonly object[]) => setValue(name, changed as never, { shouldDirty: true })
  return {
    places: rows.map((_row, index) => index),
    add: (row: FlowValues[Name][number]) => write([...rows, row]),
    remove: (index: number) => write(rows.toSpliced(index, 1)),
  }
}

export function FlowDialog({ flow, onClose }: { flow: ChatFlow | null; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('chat.form')
  const sentenceOf = useFieldSentence()
  const [create, change] = [useCreateFlow(), useChangeFlow()]
  const begin = { name: t('newName'), description: '', isEnabled: true, triggers: [{ text: '' }] }
  const form: FlowForm = useForm<FlowValues, unknown, ChatFlowInput>({
    resolver: (values, context, checking) =>
      zodResolver(chatFlowInput)(toInput(values) as never, context, checking as never) as never,
    defaultValues: flow ? toValues(flow) : { ...begin, responses: [EMPTY_RESPONSE] },
  })
  const submit = form.handleSubmit(async (input) => {
    const saving = flow
      ? change.mutateAsync({ flowId: flow.id, revision: flow.revision, flow: input })
      : create.mutateAsync(input)
    // What goes wrong is told below the fields.
    await saving.then(onClose, () => undefined)
  })
  const { errors } = form.formState
  return (
    <FormDialog
      size="large"
      title={t(flow ? 'editTitle' : 'title')}
      labels={{ cancel: t('cancel'), submit: t(flow ? 'save' : 'submit'), busy: t('saving') }}
      isBusy={create.isPending || change.isPending}
      problem={{ title: t('failed'), error: create.error ?? change.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('name')} error={sentenceOf(errors.name)} isRequired>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label={t('description')} error={sentenceOf(errors.description)}>
        <TextInput {...form.register('description')} />
      </Field>
      <TriggerRows form={form} />
      <ResponseRows form={form} />
    </FormDialog>
  )
}

function TriggerRows({ form }: { form: FlowForm }) {
  'use no memo'
  const t = useTranslations('chat.form')
  const sentenceOf = useFieldSentence()
  const { register, formState } = form
  const { places, add, remove } = useRows(form, 'triggers')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('triggers')}</legend>
      <p className="text-sm text-ink-muted">{t('triggersHint')}</p>
      {places.map((index) => (
        <div key={index} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field
              label={t('trigger', { number: index + 1 })}
              // The contract's triggers are texts, so what is wrong stands at the row itself.
              error={sentenceOf(formState.errors.triggers?.[index] as Parameters<typeof sentenceOf>[0])}
              isRequired={index === 0}
            >
              <TextInput {...register(`triggers.${index}.text`)} />
            </Field>
          </div>
          {places.length > 1 && (
            <IconButton
              label={t('removeTrigger', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {places.length < CHAT_LIMITS.triggers && (
        <Button className="self-start" icon={<Plus aria-hidden />} onClick={() => add({ text: '' })}>
          {t('addTrigger')}
        </Button>
      )}
    </fieldset>
  )
}

function ResponseRows({ form }: { form: FlowForm }) {
  'use no memo'
  const t = useTranslations('chat.form')
  const sentenceOf = useFieldSentence()
  const { register, formState } = form
  const { places, add, remove } = useRows(form, 'responses')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('responses')}</legend>
      <p className="text-sm text-ink-muted">{t('responsesHint')}</p>
      {places.map((index) => (
        <div key={index} className="flex items-start gap-2 rounded-control border border-line p-3">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <Field
              label={t('response', { number: index + 1 })}
              error={sentenceOf(formState.errors.responses?.[index]?.message)}
              isRequired={index === 0}
            >
              <TextArea rows={2} {...register(`responses.${index}.message`)} />
            </Field>
            <Field
              label={t('nextQuestions', { number: index + 1 })}
              hint={t('nextQuestionsHint')}
              error={sentenceOf(formState.errors.responses?.[index]?.nextQuestions)}
            >
              <TextArea rows={2} {...register(`responses.${index}.nextQuestions`)} />
            </Field>
          </div>
          {places.length > 1 && (
            <IconButton
              label={t('removeResponse', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {places.length < CHAT_LIMITS.responses && (
        <Button className="self-start" icon={<Plus aria-hidden />} onClick={() => add(EMPTY_RESPONSE)}>
          {t('addResponse')}
        </Button>
      )}
    </fieldset>
  )
}
