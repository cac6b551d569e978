import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  cancelScheduledResponse,
  listScheduledResponses,
  type ScheduledResponse,
  scheduleResponse,
  sendScheduledResponseNow,
} from '#shared/contracts/scheduled-responses.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import { pagedQuery, useChange } from '#web/kernel/api/queries.ts'

const REFRESH_MS = 60_000

export const scheduledResponsesQuery = {
  ...pagedQuery(queryKeys.scheduledResponses, listScheduledResponses, {}),
  refetchInterval: REFRESH_MS,
}

/** Of the messages about one plan there is one at a time. */
export const kindOfPlan = ({ reviewId }: Pick<ScheduledResponse, 'reviewId'>) => `plan-${reviewId}`

interface PlanChange<Answer> {
  send: (plan: ScheduledResponse) => Promise<Answer>
  said: string
  /** The way back, where there is one. */
  undo?: (plan: ScheduledResponse) => (() => void) | null
  /** Whether what was refused is a question to the person. */
  ask?: (error: Error) => boolean
}

function useChangePlan<Answer>({ send, said, undo, ask }: PlanChange<Answer>) {
  const t = useTranslations('reviews.scheduled')
  const undoLabel = useTranslations('reviewsRespond')('undo')
  const toast = useToast()
  const sayFailed = useFailureToast()
  return useChange(send, {
    renews: [queryKeys.scheduledResponses],
    onSuccess: (_answer, plan) => {
      const onAction = undo?.(plan)
      toast({
        kind: kindOfPlan(plan),
        tone: 'good',
        title: said,
        ...(onAction && { action: { label: undoLabel, onAction } }),
      })
    },
    onError: (error, plan) => {
      if (!ask?.(error)) sayFailed(t('failedAction'), error, kindOfPlan(plan))
    },
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

/** The server asks once where an incident is open: `isAsking` until the person has answered. */
export function useSendPlanNow({ replyWay, platform }: ScheduledResponse['review']) {
  const t = useTranslations('reviews.scheduled')
  const said = replyWay === 'by-hand' ? t('readyByHand', { platform: PLATFORM_NAMES[platform] }) : t('sending')
  const [isAsking, setIsAsking] = useState(false)
  const change = useChangePlan({
    send: ({ id }) => call(sendScheduledResponseNow, { scheduledId: id, despiteIncident: isAsking }),
    said,
    ask: (error) => {
      const isAsked = error instanceof ApiProblem && error.refusal?.reason === 'plan-in-incident'
      if (isAsked) setIsAsking(true)
      return isAsked
    },
  })
  return { ...change, isAsking, stopAsking: () => setIsAsking(false) }
}
