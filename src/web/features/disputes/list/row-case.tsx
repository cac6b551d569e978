import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { Badge } from '#web/ui/index.ts'
import { useFilingFault } from '../filing/use-filing.ts'

/** How the case stands: its reference, its deadline, who has it, and what went wrong. */
export function RowCase({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('disputes.row')
  const formatting = useFormatting()
  const { platformCaseId, filedAt, assignee, fileCount } = dispute
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted tabular-nums empty:hidden">
        {platformCaseId !== null && (
          <span className="break-all">{t('caseReference', { reference: platformCaseId })}</span>
        )}
        {dispute.isSandboxCase && <Badge tone="warn">{t('sandbox')}</Badge>}
        {filedAt !== null && <span>{t('filed', { date: formatting.date(filedAt) })}</span>}
        <Deadline dispute={dispute} />
        {assignee && <span>{t('assignedTo', { name: assignee.name })}</span>}
        {fileCount > 0 && <span>{t('files', { count: fileCount })}</span>}
      </div>
      {dispute.filingState === 'failed' && <NotFiled dispute={dispute} />}
    </>
  )
}

export function NotFiled({ dispute }: { dispute: Pick<Dispute, 'filingFault' | 'platform'> }) {
  const t = useTranslations('disputes.row')
  const reason = useFilingFault()(dispute)
  return (
    <p className="text-sm break-words text-bad">{reason === null ? t('notFiled') : t('notFiledBecause', { reason })}</p>
  )
}

function Deadline({ dispute: { dueAt, status } }: { dispute: Dispute }) {
  const t = useTranslations('disputes.row')
  const formatting = useFormatting()
  const now = useNow()
  const isOpen = status === 'pending' || status === 'in_progress'
  if (dueAt === null || !isOpen) return null
  const date = formatting.date(dueAt)
  return new Date(dueAt) < now ? (
    <span className="font-medium text-bad">{t('overdue', { date })}</span>
  ) : (
    <span>{t('due', { date })}</span>
  )
}
