import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { findLastPlanDay } from '#shared/domain/wall-time.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Banner, DatePicker, Field, TextInput } from '#web/ui/index.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { scheduledTimeQuery } from './respond.queries.ts'
import { findToday } from './suggest-times.ts'
import { Suggestions, TimeNotice } from './time-notice.tsx'

export interface ChosenTime {
  date: string
  time: string
}

interface ScheduleFormProps {
  review: Pick<Review, 'id' | 'platform' | 'replyWay'>
  start: ChosenTime
  /** The response: to read, or to change. */
  preview: ReactNode
  /** Nothing is wrong with the response. */
  isReady?: boolean
  save: (chosen: ChosenTime) => Promise<ScheduledResponse>
  onSaved: (plan: ScheduledResponse) => void
  onClose: () => void
}

const useTime = ({ review, start }: ScheduleFormProps) => {
  const me = useMe()
  const { datePattern: pattern } = useFormatting()
  const [chosen, setChosen] = useState({ ...start, isDateInvalid: false })
  const { data: meant } = useQuery(scheduledTimeQuery(review.id, chosen))
  const timezone = meant?.timezone ?? me.customer?.timezone ?? 'UTC'
  return { chosen, setChosen, meant, timezone, pattern }
}

export function ScheduleForm(props: ScheduleFormProps) {
  const { preview, isReady = true, save, onSaved, onClose } = props
  const t = useTranslations('reviewsRespond.scheduling')
  const time = useTime(props)
  const { chosen } = time
  const { attempt, isBusy, error } = useAttempt()
  const fault = useScheduleFault()(error)
  const isComplete = chosen.date !== '' && chosen.time !== ''
  const submit = () => attempt(async () => onSaved(await save({ date: chosen.date, time: chosen.time })))

  return (
    <FormDialog
      size="medium"
      title={t('title')}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('scheduling') }}
      isReady={isComplete && isReady}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview}
      <TimeFields {...time} timeFault={fault.time} />
      {time.meant?.isInIncident === true && <Banner tone="warn">{t('inIncident')}</Banner>}
      {props.review.replyWay === 'by-hand' && (
        <Banner>{t('byHand', { platform: PLATFORM_NAMES[props.review.platform] })}</Banner>
      )}
      {fault.form && <Banner tone="bad">{fault.form}</Banner>}
      {fault.refusal && (
        <Banner tone="bad" title={t('failed')}>
          {fault.refusal}
        </Banner>
      )}
    </FormDialog>
  )
}

type TimeFieldsProps = ReturnType<typeof useTime> & { timeFault: string | undefined }

function TimeFields({ chosen, setChosen, meant, timezone, pattern, timeFault }: TimeFieldsProps) {
  const t = useTranslations('reviewsRespond.scheduling')
  const [now] = useState(() => new Date())
  const today = findToday(now, timezone)
  return (
    <>
      <Suggestions
        {...{ now, timezone }}
        onChoose={({ date, time }) => setChosen({ date, time, isDateInvalid: false })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('date')} isRequired error={chosen.isDateInvalid && t('dateInvalid')}>
          <DatePicker
            value={chosen.date || undefined}
            pattern={pattern}
            earliest={today}
            latest={findLastPlanDay(today)}
            onChange={(day, isDateInvalid) => setChosen({ ...chosen, date: day ?? '', isDateInvalid })}
          />
        </Field>
        <Field label={t('time')} isRequired error={timeFault}>
          <TextInput
            type="time"
            value={chosen.time}
            onChange={(event) => setChosen({ ...chosen, time: event.target.value })}
          />
        </Field>
      </div>
      <TimeNotice meant={meant} timezone={timezone} />
    </>
  )
}

interface ScheduleFault {
  /** At the time field. */
  time?: string
  /** Of the whole form. */
  form?: string
  /** Why it could not be scheduled. */
  refusal?: string
}

/** What the server says of a plan, in the person's language where the words are the product's own. */
function useScheduleFault(): (error: unknown) => ScheduleFault {
  const t = useTranslations('reviewsRespond.scheduling')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error === null || error === undefined) return {}
    const faults = error instanceof ApiProblem ? error.fieldErrors : []
    if (faults.some(({ code }) => code === 'required')) return { form: t('fillAll') }
    if (faults.some(({ field, code }) => field === 'time' && code === 'invalid')) return { time: t('inThePast') }
    return { refusal: sentenceFor(error) }
  }
}
