import { FileText, Gauge, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { isOpen } from '#shared/domain/dispute-status.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import type { DisputeActions } from './use-dispute-actions.ts'

interface RowActionsProps {
  dispute: Dispute
  actions: DisputeActions
}

export function RowActions({ dispute, actions }: RowActionsProps) {
  const t = useTranslations('disputes')
  const me = useMe()
  const author = dispute.review?.author ?? t('row.anonymous')
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-1 gap-y-0.5">
      <Button
        size="small"
        variant="quiet"
        icon={<FileText aria-hidden />}
        aria-label={t('row.openOf', { reason: t(`reasons.${dispute.reason}`), author })}
        onClick={() => actions.open(dispute)}
      >
        {t('row.open')}
      </Button>
      {((can(me, 'disputes.create') && isOpen(dispute.status)) || dispute.priority) && (
        <Button size="small" variant="quiet" icon={<Gauge aria-hidden />} onClick={() => actions.prioritize(dispute)}>
          {t(dispute.priority ? 'row.priority' : 'row.prioritize')}
        </Button>
      )}
      {can(me, 'disputes.file') && dispute.status === 'pending' && <FileAction dispute={dispute} actions={actions} />}
    </div>
  )
}

/** Where it can be done for a person it is done at once; elsewhere they are led through it. */
function FileAction({ dispute, actions }: RowActionsProps) {
  const t = useTranslations('disputes.row')
  const { platform, filingState } = dispute
  if (platform === null || dispute.filingWay === 'none') {
    return <span className="px-2.5 text-sm text-ink-muted">{t('notLinked')}</span>
  }
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Send aria-hidden />}
      isBusy={filingState === 'queued' || filingState === 'filing' || actions.isFiling(dispute)}
      busyLabel={t('filing')}
      onClick={() => actions.file(dispute)}
    >
      {t('fileWith', { platform: PLATFORM_NAMES[platform] })}
    </Button>
  )
}
