import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { SheetSection } from '#web/ui/index.ts'
import { useMayChange } from '../changing/use-may-change.ts'
import { AssigneePicker } from './assignee-picker.tsx'
import { DueField } from './due-field.tsx'

/** By when, and by whom. */
export function CourseSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.course')
  const { mayChange } = useMayChange(dispute)
  return (
    <SheetSection title={t('title')}>
      {mayChange ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DueField dispute={dispute} />
          <AssigneePicker dispute={dispute} />
        </div>
      ) : (
        <CourseFacts dispute={dispute} />
      )}
    </SheetSection>
  )
}

function CourseFacts({ dispute: { dueAt, assignee } }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.course')
  const formatting = useFormatting()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <dt className="text-ink-muted">{t('due')}</dt>
      <dd>{dueAt === null ? t('noDue') : formatting.date(dueAt)}</dd>
      <dt className="text-ink-muted">{t('assignee')}</dt>
      <dd className="break-words">{assignee?.name ?? t('nobody')}</dd>
    </dl>
  )
}
