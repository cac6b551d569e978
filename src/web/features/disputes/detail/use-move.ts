import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useToast } from '#web/ui/index.ts'
import { disputeQuery, useDisputeMutation } from '../disputes.queries.ts'

interface MoveSettings<Input> {
  disputeId: string
  move: (input: Input) => Promise<DisputeDetail>
  said: 'resolved' | 'rejected' | 'reopened'
  onDone?: () => void
}

/** From one status to the next. Refused where somebody was quicker: then what stands there is shown. */
export function useMove<Input = void>({ disputeId, move, said, onDone }: MoveSettings<Input>) {
  const t = useTranslations('disputesDetail.moves')
  const toast = useToast()
  const queryClient = useQueryClient()
  return useDisputeMutation(move, {
    onSuccess: () => {
      toast({ kind: 'dispute-change', tone: 'good', title: t(said) })
      onDone?.()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: disputeQuery(disputeId).queryKey }),
  })
}
