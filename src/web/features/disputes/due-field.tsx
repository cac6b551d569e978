import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, DatePicker, Field, type IsoDay, useToast } from '#web/ui/index.ts'
import { replaceSeen } from './detail/change-on-latest.ts'
import { useChangeDispute, useChangeFailure } from './detail/use-change-dispute.ts'
import { isOver } from './detail/use-may-change.ts'
import { dayOf, findDueAt } from './due-day.ts'

interface Typed {
  day: IsoDay | undefined
  isInvalid: boolean
  over: string | null | undefined
}

export function DueField({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.course')
  const formatting = useFormatting()
  const now = useNow()
  const timezone = useMe().customer?.timezone ?? 'UTC'
  const setDue = useSetDue(dispute)
  const { dueAt } = dispute
  // What is being typed counts until another deadline is there.
  const [typed, setTyped] = useState<Typed>({ day: undefined, isInvalid: false, over: undefined })
  const isTyped = typed.over === dueAt
  const today = dayOf(now, timezone)
  const inTheMorning = findDueAt(today, timezone)

  const choose = (day: IsoDay | undefined, isInvalid: boolean) => {
    setTyped({ day, isInvalid, over: dueAt })
    // Taken away by the button alone: a day half typed is none either.
    if (day !== undefined) setDue(findDueAt(day, timezone))
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Field
        label={t('due')}
        className="w-full"
        aside={isOverdue(dispute, now) && <Badge tone="bad">{t('overdue')}</Badge>}
        error={isTyped && typed.isInvalid && t('dueInvalid', { example: formatting.date(now) })}
        hint={inTheMorning && t('dueHint', { time: formatting.time(inTheMorning), timezone })}
      >
        <DatePicker
          value={isTyped ? typed.day : dueAt === null ? undefined : dayOf(dueAt, timezone)}
          onChange={choose}
          pattern={formatting.datePattern}
          earliest={today}
        />
      </Field>
      {dueAt !== null && (
        <Button size="small" variant="quiet" className="-ml-2.5" onClick={() => setDue(null)}>
          {t('clearDue')}
        </Button>
      )}
    </div>
  )
}

function isOverdue(dispute: DisputeDetail, now: Date): boolean {
  return dispute.dueAt !== null && !isOver(dispute) && new Date(dispute.dueAt) < now
}

function useSetDue(dispute: DisputeDetail): (dueAt: string | null) => void {
  const t = useTranslations('disputesDetail')
  const toast = useToast()
  const { mutate } = useChangeDispute(dispute)
  const onError = useChangeFailure(dispute.id)
  const { dueAt: former } = dispute
  return (dueAt) => {
    if (dueAt === former) return
    const takeBack = () => mutate(replaceSeen('dueAt', dueAt, former), { onError })
    const onSuccess = () =>
      toast({
        kind: 'dispute-change',
        title: t('course.dueSaved'),
        action: { label: t('undo'), onAction: takeBack },
      })
    mutate(replaceSeen('dueAt', former, dueAt), { onSuccess, onError })
  }
}
