import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { NOTICE_TONES, type Notice, noticeInput } from '#shared/contracts/notices.ts'
import { LOCALES } from '#shared/domain/locales.ts'
import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import { DayField } from '#web/components/forms/day-field.tsx'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { nameTimezone, timezoneHere } from '#web/kernel/formatting/timezone-name.ts'
import { Field, Select, TextArea, TimePicker, useToast } from '#web/ui/index.ts'
import { useSaveNotice } from './notices.queries.ts'

type SavedNotice = z.output<typeof noticeInput>

/** What the form holds: moments as a clock on the wall shows them here. */
interface NoticeValues {
  texts: SavedNotice['texts']
  tone: SavedNotice['tone']
  startDay: string
  startTime: string
  endDay: string
  endTime: string
}

function toValues(notice: Notice | null): NoticeValues {
  const now = toWallTime(new Date(), timezoneHere())
  if (!notice) {
    const texts = { en: '', es: '', fr: '', de: '' }
    return { texts, tone: 'info', startDay: now.date, startTime: '00:00', endDay: '', endTime: '00:00' }
  }
  const [start, end] = [notice.startsAt, notice.endsAt].map((at) => toWallTime(new Date(at), timezoneHere()))
  return {
    texts: notice.texts,
    tone: notice.tone,
    startDay: start?.date ?? '',
    startTime: start?.time ?? '',
    endDay: end?.date ?? '',
    endTime: end?.time ?? '',
  }
}

const toMoment = (date: string, time: string) =>
  toInstant({ date, time }, timezoneHere())?.instant.toISOString() ?? date

const toInput = ({ texts, tone, startDay, startTime, endDay, endTime }: NoticeValues) => ({
  texts,
  tone,
  startsAt: toMoment(startDay, startTime),
  endsAt: toMoment(endDay, endTime),
})

/** `null` for a new one. */
export function NoticeDialog({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('notices.form')
  const locale = useLocale()
  const toast = useToast()
  const save = useSaveNotice(notice?.id ?? null)
  const form = useForm<NoticeValues, unknown, SavedNotice>({
    resolver: (values, context, options) =>
      zodResolver(noticeInput)(toInput(values), context, options as never) as never,
    defaultValues: toValues(notice),
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      await save.mutateAsync(input)
    } catch {
      // Told below the fields, which keep what was typed.
      return
    }
    toast({ tone: 'good', title: t('saved') })
    onClose()
  })
  return (
    <FormDialog
      size="large"
      title={t(notice ? 'editTitle' : 'title')}
      description={t('zone', { timezone: nameTimezone(timezoneHere(), locale) })}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={save.isPending}
      problem={{ title: t('failed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextFields form={form} />
      <Field label={t('tone')}>
        <Select
          options={NOTICE_TONES.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
          {...form.register('tone')}
        />
      </Field>
      <MomentFields form={form} name="start" />
      <MomentFields form={form} name="end" />
    </FormDialog>
  )
}

type NoticeForm = ReturnType<typeof useForm<NoticeValues, unknown, SavedNotice>>

function TextFields({ form: { register, formState } }: { form: NoticeForm }) {
  'use no memo'
  const t = useTranslations('notices.form')
  const sentenceOf = useFieldSentence()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          label={t('text', { language: names.of(locale) ?? locale })}
          error={sentenceOf(formState.errors.texts?.[locale])}
          isRequired
        >
          <TextArea rows={3} lang={locale} {...register(`texts.${locale}`)} />
        </Field>
      ))}
    </div>
  )
}

function MomentFields({
  form: { register, control, formState, getValues },
  name,
}: {
  form: NoticeForm
  name: 'start' | 'end'
}) {
  'use no memo'
  const t = useTranslations('notices.form')
  const sentenceOf = useFieldSentence()
  // The contract speaks of moments, the form of days and times.
  const errors = formState.errors as Record<string, { message?: string } | undefined>
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name={`${name}Day`}
        render={({ field: { value, onChange } }) => (
          <DayField
            label={t(`${name}Day`)}
            error={sentenceOf(errors[`${name}sAt`])}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Field label={t(`${name}Time`)}>
        <TimePicker alsoOffer={getValues(`${name}Time`)} {...register(`${name}Time`)} />
      </Field>
    </div>
  )
}
