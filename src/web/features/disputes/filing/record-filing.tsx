import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { recordFiling } from '#shared/contracts/dispute-filing.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES, type Platform } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { DatePicker, Field, type IsoDay, TextInput, useToast } from '#web/ui/index.ts'
import { useDisputeMutation } from '../disputes.queries.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { isFiledNow } from '../detail/use-may-change.ts'
import { dayOf, findDueAt } from '../due-day.ts'

const LONGEST_REFERENCE = 200

interface RecordFilingProps {
  dispute: DisputeDetail
  platform: Platform
  onDone: () => void
}

/** Only this makes it count as filed. */
export function RecordFiling({ dispute, platform, onDone }: RecordFilingProps) {
  const t = useTranslations('disputeFiling.guide')
  const formatting = useFormatting()
  const [reference, keep] = useKeptText('dispute-reference', dispute.id)
  const now = useNow()
  const when = useFilingDay(dispute)
  const recording = useRecordFiling(dispute, platform)

  const submit = () => {
    const onSuccess = () => {
      keep('')
      onDone()
    }
    if (!when.isInvalid) recording.mutate({ reference: reference.trim(), filedAt: when.filedAt }, { onSuccess })
  }
  return (
    <Form onSubmit={submit} className="flex w-full flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('referenceLabel', { platform: PLATFORM_NAMES[platform] })}>
          <TextInput
            value={reference}
            maxLength={LONGEST_REFERENCE}
            autoComplete="off"
            onChange={(event) => keep(event.target.value)}
          />
        </Field>
        <Field label={t('dateLabel')} error={when.isInvalid && t('dateInvalid', { example: formatting.date(now) })}>
          <DatePicker value={when.day} onChange={when.choose} pattern={formatting.datePattern} latest={when.today} />
        </Field>
      </div>
      <ProblemBanner title={t('failed')} error={recording.error} />
      <SubmitButton className="self-start" isBusy={recording.isPending} busyLabel={t('confirming')}>
        {t('confirm')}
      </SubmitButton>
    </Form>
  )
}

/** Today unless said otherwise; an earlier day is meant as its morning. */
function useFilingDay(dispute: DisputeDetail) {
  const filedAt = isFiledNow(dispute) ? dispute.filedAt : null
  const timezone = useMe().customer?.timezone ?? 'UTC'
  const today = dayOf(useNow(), timezone)
  const [day, setDay] = useState<IsoDay | undefined>(filedAt === null ? today : dayOf(filedAt, timezone))
  const [isInvalid, setIsInvalid] = useState(false)
  const isEarlier = day !== undefined && day !== today
  return {
    today,
    day,
    isInvalid,
    filedAt: isEarlier ? findDueAt(day, timezone) : null,
    choose: (chosen: IsoDay | undefined, isWrong: boolean) => {
      setDay(chosen)
      setIsInvalid(isWrong)
    },
  }
}

function useRecordFiling({ id: disputeId }: DisputeDetail, platform: Platform) {
  const t = useTranslations('disputeFiling')
  const toast = useToast()
  return useDisputeMutation(
    ({ reference, filedAt }: { reference: string; filedAt: string | null }) =>
      call(recordFiling, { disputeId, reference: reference || null, ...(filedAt !== null && { filedAt }) }),
    { onSuccess: () => toast({ tone: 'good', title: t('filedBare', { platform: PLATFORM_NAMES[platform] }) }) },
  )
}
