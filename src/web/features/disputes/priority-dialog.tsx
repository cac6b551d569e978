import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Dispute, prioritizeDispute, takeAction } from '#shared/contracts/disputes.ts'
import { isOpen } from '#shared/domain/dispute-status.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, Dialog, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { call } from '#web/kernel/api/call.ts'
import { PriorityContent } from './priority-content.tsx'
import { useDisputeMutation } from './disputes.queries.ts'

interface PriorityDialogProps {
  dispute: Dispute
  onClose: () => void
  /** The actions stand in the checklist now. */
  onTaken: () => void
}

/** How urgent a dispute is. One that nobody has looked at is looked at now. */
export function PriorityDialog({ dispute, onClose, onTaken }: PriorityDialogProps) {
  const t = useTranslations('disputes.priority')
  const closeButton = useRef<HTMLButtonElement>(null)
  // What is decided needs no attention any more; why it was urgent can still be read.
  const canAct = can(useMe(), 'disputes.create') && isOpen(dispute.status)
  const prioritize = useDisputeMutation(() => call(prioritizeDispute, { disputeId: dispute.id }))
  // The recommended actions become the dispute's checklist.
  const taking = useDisputeMutation(() => call(takeAction, { disputeId: dispute.id }), { onSuccess: onTaken })
  const { priority, isPriorityOutdated } = prioritize.data ?? dispute
  const readFirst = useEffectEvent(() => {
    if (dispute.priority === null && canAct) prioritize.mutate()
  })
  useEffect(() => readFirst(), [])

  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      initialFocus={closeButton}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {canAct && <AnalyzeButton isBusy={prioritize.isPending} onAnalyze={() => prioritize.mutate()} />}
          <Button ref={closeButton} onClick={onClose}>
            {t('close')}
          </Button>
          {canAct && <TakeActionButton taking={taking} isDisabled={priority === null} />}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ProblemBanner
          title={t(prioritize.error instanceof ApiProblem ? 'failed' : 'error')}
          error={prioritize.error}
        />
        <ProblemBanner title={t('actionFailed')} error={taking.error} />
        {isPriorityOutdated && <Outdated />}
        {priority ? <PriorityContent priority={priority} /> : prioritize.isPending && <PrioritySkeleton />}
      </div>
    </Dialog>
  )
}

function Outdated() {
  const t = useTranslations('disputeCare.priority')
  return <Banner tone="warn">{t('earlierReasonText')}</Banner>
}

interface TakeActionProps {
  taking: ReturnType<typeof useDisputeMutation<void>>
  isDisabled: boolean
}

function TakeActionButton({ taking, isDisabled }: TakeActionProps) {
  const t = useTranslations('disputes.priority')
  return (
    <Button
      variant="primary"
      disabled={isDisabled && !taking.isPending}
      isBusy={taking.isPending}
      busyLabel={t('takingAction')}
      onClick={() => taking.mutate()}
    >
      {t('takeAction')}
    </Button>
  )
}

function AnalyzeButton({ isBusy, onAnalyze }: { isBusy: boolean; onAnalyze: () => void }) {
  const t = useTranslations('disputes.priority')
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      className="max-sm:min-w-full sm:mr-auto"
      isBusy={isBusy}
      busyLabel={t('analyzing')}
      onClick={onAnalyze}
    >
      {t('again')}
    </Button>
  )
}

function PrioritySkeleton() {
  const t = useTranslations('disputes.priority')
  return (
    <SkeletonGroup label={t('analyzing')} className="flex flex-col gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-20 w-full" />
    </SkeletonGroup>
  )
}
