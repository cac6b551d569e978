import { useTranslations } from 'use-intl'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { useCancelPlan, useSendPlanNow } from './scheduled.queries.ts'

interface PlanActionsProps {
  scheduled: ScheduledResponse
  onEdit: () => void
}

export function PlanActions({ scheduled, onEdit }: PlanActionsProps) {
  const t = useTranslations('reviews.scheduled')
  const respond = useTranslations('reviewsRespond.scheduling')
  const anonymous = useTranslations('reviews.row')('anonymous')
  const cancel = useCancelPlan()
  const sendNow = useSendPlanNow(scheduled.review)
  const author = scheduled.review.author ?? anonymous
  const isBusy = cancel.isPending || sendNow.isPending
  // Its time is now: what becomes of it, the list shows in a moment.
  if (sendNow.data?.scheduledTime === scheduled.scheduledTime && scheduled.status === 'pending') {
    return <output className="text-sm text-ink-muted">{respond('sendingNow')}</output>
  }
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="small" aria-label={t('editOf', { author })} disabled={isBusy} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        size="small"
        aria-label={t(scheduled.review.replyWay === 'by-hand' ? 'postNowOf' : 'sendNowOf', { author })}
        isBusy={sendNow.isPending}
        busyLabel={respond('sendingNow')}
        onClick={() => !isBusy && sendNow.mutate(scheduled)}
      >
        {t(scheduled.review.replyWay === 'by-hand' ? 'postNow' : 'sendNow')}
      </Button>
      <IncidentQuestion scheduled={scheduled} sendNow={sendNow} />
      <Button
        size="small"
        aria-label={t('cancelOf', { author })}
        isBusy={cancel.isPending}
        onClick={() => !isBusy && cancel.mutate(scheduled)}
      >
        {t('cancel')}
      </Button>
    </span>
  )
}

interface IncidentQuestionProps {
  scheduled: ScheduledResponse
  sendNow: ReturnType<typeof useSendPlanNow>
}

/** Asked before it leaves, and once. */
function IncidentQuestion({ scheduled, sendNow }: IncidentQuestionProps) {
  const t = useTranslations('reviews.scheduled')
  const respond = useTranslations('reviewsRespond.scheduling')
  return (
    <Dialog
      isOpen={sendNow.isAsking}
      onOpenChange={(isOpen) => !isOpen && sendNow.stopAsking()}
      title={t('incidentTitle')}
      description={t('incidentText')}
      footer={
        <>
          <Button onClick={sendNow.stopAsking}>{t('incidentWait')}</Button>
          <Button
            variant="primary"
            isBusy={sendNow.isPending}
            busyLabel={respond('sendingNow')}
            onClick={() => sendNow.mutate(scheduled, { onSettled: sendNow.stopAsking })}
          >
            {t('incidentSend')}
          </Button>
        </>
      }
    />
  )
}
