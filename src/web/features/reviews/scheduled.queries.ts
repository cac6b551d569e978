import { useTranslations } from 'use-intl'
import {
  cancelScheduledResponse,
  listScheduledResponses,
  type ScheduledResponse,
  scheduleResponse,
  sendScheduledResponseNow,
} from '#shared/contracts/scheduled-responses.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { pagedQuery, useChange } from '#web/kernel/api/queries.ts'

const REFRESH_MS = 60_000

export const scheduledResponsesQuery = {
  ...pagedQuery(queryKeys.scheduledResponses, listScheduledResponses, {}),
  refetchInterval: REFRESH_MS,
}

interface PlanChange<Answer> {
  send: (plan: ScheduledResponse) => Promise<Answer>
  said: string
  /** The way back, where there is one. */
  undo?: (plan: ScheduledResponse) => (() => void) | null
}

function useChangePlan<Answer>({ send, said, undo }: PlanChange<Answer>) {
  const t = useTranslations('reviews.scheduled')
  const undoLabel = useTranslations('reviewsRespond')('undo')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange(send, {
    renews: [queryKeys.scheduledResponses],
    onSuccess: (_answer, plan) => {
      const onAction = undo?.(plan)
      toast({ tone: 'good', title: said, ...(onAction && { action: { label: undoLabel, onAction } }) })
    },
    onError: (error) => sayFailed(t('failedAction'), error),
  })
}

/** With the same words, at the same time. */
function usePlanAgain() {
  const t = useTranslations('reviewsRespond.scheduling')
  return useChangePlan({
    send: ({ reviewId, responseText, localTime }) => {
      const [date = '', time = ''] = localTime.split('T')
      return call(scheduleResponse, { reviewId, responseText, date, time: time.slice(0, 5) })
    },
    said: t('done'),
  })
}

export function useCancelPlan() {
  const t = useTranslations('reviews.scheduled')
  const planAgain = usePlanAgain()
  return useChangePlan({
    send: ({ id }) => call(cancelScheduledResponse, { scheduledId: id }),
    said: t('cancelled'),
    // One that was held had its time behind it.
    undo: (plan) => (plan.status === 'pending' ? () => planAgain.mutate(plan) : null),
  })
}

export function useSendPlanNow() {
  const t = useTranslations('reviews.scheduled')
  return useChangePlan({ send: ({ id }) => call(sendScheduledResponseNow, { scheduledId: id }), said: t('sending') })
}
