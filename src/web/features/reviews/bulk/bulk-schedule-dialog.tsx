import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LONGEST_REPLY } from '#shared/domain/replies.ts'
import { findLastPlanDay } from '#shared/domain/wall-time.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { DatePicker, Field, Select, TextArea, TimePicker } from '#web/ui/index.ts'
import { replyTemplatesQuery } from '../replies/respond.queries.ts'
import { BulkDialog, type BulkWindow } from './bulk-dialog.tsx'

interface Plan {
  text: string
  date: string
  time: string
}

interface BulkScheduleDialogProps extends BulkWindow {
  onSchedule: (plan: Plan) => void
}

const VARIABLES = '{author}, {business}, {location}, {platform}, {rating}'

/** One text for many reviews, at one time of the clock. */
export function BulkScheduleDialog({ onSchedule, ...shown }: BulkScheduleDialogProps) {
  const t = useTranslations('reviews.bulk')
  const [plan, setPlan] = useState<Plan>({ text: '', date: '', time: '' })
  return (
    <BulkDialog
      {...shown}
      kind="schedule"
      busyLabel={t('scheduling')}
      isReady={plan.text.trim() !== '' && plan.date !== '' && plan.time !== ''}
      onSubmit={() => onSchedule(plan)}
    >
      <TemplateField onChoose={(text) => setPlan({ ...plan, text })} />
      <Field label={t('scheduleText')} hint={t('scheduleHint', { variables: VARIABLES })}>
        <TextArea
          value={plan.text}
          maxLength={LONGEST_REPLY}
          onChange={({ target }) => setPlan({ ...plan, text: target.value })}
        />
      </Field>
      <TimeFields plan={plan} onChange={setPlan} />
    </BulkDialog>
  )
}

function TimeFields({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const t = useTranslations('reviews.bulk')
  const words = useTranslations('reviewsRespond.scheduling')
  const [isDateInvalid, setIsDateInvalid] = useState(false)
  const { customer } = useMe()
  const { datePattern } = useFormatting()
  const timezone = customer?.timezone ?? 'UTC'
  const [today] = useState(() => dayIn(timezone, new Date()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('date')} error={isDateInvalid && words('dateInvalid')}>
        <DatePicker
          value={plan.date || undefined}
          pattern={datePattern}
          earliest={today}
          latest={findLastPlanDay(today)}
          onChange={(date, isInvalid) => {
            setIsDateInvalid(isInvalid)
            onChange({ ...plan, date: date ?? '' })
          }}
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
  const { data } = useQuery(replyTemplatesQuery)
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

/** The day of the calendar there, as `YYYY-MM-DD`. */
function dayIn(timezone: string, at: Date): string {
  // Sweden writes days the way machines do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(at)
}
