import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { SheetSection, useToast } from '#web/ui/index.ts'
import { AssigneePicker, type Member } from '#web/components/sheet/assignee-picker.tsx'
import { ChangedMeanwhile, type DecideChange } from '#web/features/disputes/detail/change-on-latest.ts'
import { useChangeDispute, useChangeFailure } from '#web/features/disputes/detail/use-change-dispute.ts'
import { useMayChange } from './detail/use-may-change.ts'
import { DueField } from './due-field.tsx'

/** By when, and by whom. */
export function ProgressSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.course')
  const { mayChange } = useMayChange(dispute)
  const assign = useAssign(dispute)
  return (
    <SheetSection title={t('title')}>
      {mayChange ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DueField dispute={dispute} />
          <AssigneePicker
            kind="dispute"
            locationId={dispute.review?.locationId ?? null}
            label={t('assignee')}
            assignee={dispute.assignee}
            onAssign={assign}
          />
        </div>
      ) : (
        <CourseFacts dispute={dispute} />
      )}
    </SheetSection>
  )
}

function CourseFacts({ dispute: { dueAt, assignee } }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.course')
  const common = useTranslations('common')
  const formatting = useFormatting()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <dt className="text-ink-muted">{t('due')}</dt>
      <dd>{dueAt === null ? t('noDue') : formatting.date(dueAt)}</dd>
      <dt className="text-ink-muted">{t('assignee')}</dt>
      <dd className="break-words">{assignee?.name ?? common('assignee.nobody')}</dd>
    </dl>
  )
}

function useAssign(dispute: DisputeDetail): (assignee: Member | null) => void {
  const t = useTranslations('disputesDetail')
  const toast = useToast()
  const { mutate } = useChangeDispute(dispute)
  const onError = useChangeFailure(dispute.id)
  return (assignee) => {
    const former = dispute.assignee
    const said = assignee ? t('course.assigned', { name: assignee.name }) : t('course.unassigned')
    const takeBack = () => mutate(reassign(assignee, former), { onError })
    const onSuccess = () =>
      toast({ kind: 'dispute-change', title: said, action: { label: t('undo'), onAction: takeBack } })
    mutate(reassign(former, assignee), { onSuccess, onError })
  }
}

const reassign =
  (seen: Member | null, wanted: Member | null): DecideChange =>
  (now) => {
    if (now.assignee?.userId !== seen?.userId) throw new ChangedMeanwhile()
    return { assigneeId: wanted?.userId ?? null }
  }
