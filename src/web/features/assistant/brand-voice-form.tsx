import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type BrandVoice, brandVoiceSchema, TONES } from '#shared/domain/assistant.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { DiscardButton } from '#web/components/forms/discard-button.tsx'
import type { Draft } from '#web/components/forms/use-draft.ts'
import { useKeeping } from '#web/components/forms/use-kept-text.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useSaveBrandVoice } from './assistant.queries.ts'
import { LineList } from './line-list.tsx'
import { LINE_LISTS, type LineListName, splitFaults, withoutBlankLines } from './line-lists.ts'

const FORM_ID = 'brand-voice'

function useVoiceForm(draft: Draft<BrandVoice>) {
  'use no memo'
  const t = useTranslations('assistant.voice')
  const toast = useToast()
  const save = useSaveBrandVoice()
  const form = useForm<BrandVoice>({ resolver: zodResolver(brandVoiceSchema), defaultValues: draft.begin() })
  useKeeping(form.subscribe, draft.keep)

  const send = form.handleSubmit(async (voice) => {
    try {
      form.reset(await save.mutateAsync(voice))
    } catch {
      // Shown below the form, which keeps what was typed.
      return
    }
    draft.clear()
    toast({ tone: 'good', title: t('saved') })
  })
  const submit = () => {
    form.reset(withoutBlankLines(form.getValues()), { keepDefaultValues: true })
    return send()
  }
  return { form, submit, save }
}

export function BrandVoiceForm({ draft }: { draft: Draft<BrandVoice> }) {
  'use no memo'
  const t = useTranslations('assistant.voice')
  const sentenceOf = useFieldSentence()
  const { form, submit, save } = useVoiceForm(draft)
  const { register } = form
  const { errors } = form.formState
  return (
    <Form id={FORM_ID} className="flex flex-col gap-5" onSubmit={submit}>
      <Field label={t('tone')} error={sentenceOf(errors.tone)}>
        <Select
          options={TONES.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
          className="max-w-60"
          {...register('tone')}
        />
      </Field>
      {LINE_LISTS.map((list) => (
        <LinesField key={list} list={list} form={form} />
      ))}
      <SignatureField form={form} />
      <ProblemBanner error={save.error} fallback={t('saveFailed')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={save.isPending} busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
        <DiscardButton draft={draft} formId={FORM_ID} />
      </div>
    </Form>
  )
}

/** A part of its own, so that it is registered after the lists: the focus goes to the first of what is wrong. */
function SignatureField({ form: { register, formState } }: { form: UseFormReturn<BrandVoice> }) {
  'use no memo'
  const t = useTranslations('assistant.voice')
  const sentenceOf = useFieldSentence()
  return (
    <Field label={t('signature')} hint={t('signatureHint')} error={sentenceOf(formState.errors.signature)}>
      <TextInput autoComplete="off" {...register('signature')} />
    </Field>
  )
}

interface LinesFieldProps {
  list: LineListName
  form: UseFormReturn<BrandVoice>
}

function LinesField({ list, form: { control, formState } }: LinesFieldProps) {
  'use no memo'
  const t = useTranslations('assistant.voice')
  const sentenceOf = useFieldSentence()
  const faults = splitFaults(formState.errors[list])
  return (
    <Controller
      name={list}
      control={control}
      render={({ field: { ref, value, onChange } }) => (
        <LineList
          ref={ref}
          title={t(list)}
          hint={t(`${list}Hint`)}
          lines={value}
          fault={sentenceOf(faults.own)}
          faultOf={(at) => sentenceOf(faults.ofLine(at))}
          onChange={onChange}
        />
      )}
    />
  )
}
