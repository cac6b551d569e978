import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listReplyTemplates } from '#shared/contracts/replies.ts'
import { LONGEST_REPLY } from '#shared/domain/replies.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Button, DatePicker, Dialog, Field, Select, TextArea, TimePicker } from '#web/ui/index.ts'
import { dayIn } from './day-in.ts'

interface Plan {
  text: string
  date: string
  time: string
}

interface BulkScheduleDialogProps {
  size: { count: number; isMore: boolean }
  isBusy: boolean
  error: Error | null
  onSchedule: (plan: Plan) => void
  onClose: () => void
}

const FORM_ID = 'bulk-schedule'
const VARIABLES = '{author}, {business}, {location}, {platform}, {rating}'

/** One text for many reviews, at one time of the clock. */
export function BulkScheduleDialog({ size, isBusy, error, onSchedule, onClose }: BulkScheduleDialogProps) {
  const t = useTranslations('reviews.bulk')
  const [plan, setPlan] = useState<Plan>({ text: '', date: '', time: '' })
  const isReady = plan.text.trim() !== '' && plan.date !== '' && plan.time !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onSchedule(plan)
  }

  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('scheduleTitle')}
      description={t('ask.schedule', { count: size.count, isMore: String(size.isMore) })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            disabled={!isReady}
            isBusy={isBusy}
            busyLabel={t('scheduling')}
          >
            {t('scheduleSubmit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} className="flex flex-col gap-4">
        <TemplateField onChoose={(text) => setPlan({ ...plan, text })} />
        <Field label={t('scheduleText')} hint={t('scheduleHint', { variables: VARIABLES })}>
          <TextArea
            value={plan.text}
            maxLength={LONGEST_REPLY}
            onChange={({ target }) => setPlan({ ...plan, text: target.value })}
          />
        </Field>
        <TimeFields plan={plan} onChange={setPlan} />
        <ProblemBanner error={error} />
      </form>
    </Dialog>
  )
}

function TimeFields({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const t = useTranslations('reviews.bulk')
  const { customer } = useMe()
  const { datePattern } = useFormatting()
  const timezone = customer?.timezone ?? 'UTC'
  const [today] = useState(() => dayIn(timezone, new Date()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('date')}>
        <DatePicker
          value={plan.date || undefined}
          pattern={datePattern}
          earliest={today}
          onChange={(date) => onChange({ ...plan, date: date ?? '' })}
        />
      </Field>
      <Field label={t('time')} hint={t('timeHint', { timezone: timezone.replaceAll('_', ' ') })}>
        <TimePicker
          value={plan.time}
          placeholder="--:--"
          onChange={({ target }) => onChange({ ...plan, time: target.value })}
        />
      </Field>
    </div>
  )
}

function TemplateField({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslations('reviews.bulk')
  const { data } = useQuery({
    queryKey: queryKeys.replyTemplates,
    queryFn: ({ signal }) => call(listReplyTemplates, {}, { signal }),
  })
  const templates = data?.items ?? []
  if (templates.length === 0) return null
  return (
    <Field label={t('scheduleTemplate')}>
      <Select
        defaultValue=""
        placeholder=""
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target: { value } }) => {
          const chosen = templates.find((template) => template.id === value)
          if (chosen) onChoose(chosen.text)
        }}
      />
    </Field>
  )
}
