import { useMutation, useQueryClient } from '@tanstack/react-query'
import { prioritizeDispute, takeAction } from '#shared/contracts/disputes.ts'
import { call } from '#web/kernel/api/call.ts'
import { takeInDispute } from '../disputes.queries.ts'

export function usePrioritize(disputeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(prioritizeDispute, { disputeId }),
    onSuccess: (detail) => takeInDispute(queryClient, detail),
  })
}

/** The recommended actions become the dispute's checklist. */
export function useTakeAction(disputeId: string, onTaken: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(takeAction, { disputeId }),
    onSuccess: (detail) => {
      onTaken()
      return takeInDispute(queryClient, detail)
    },
  })
}
