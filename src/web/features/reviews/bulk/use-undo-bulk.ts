import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { startBulkAction } from '#shared/contracts/review-bulk.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import type { BulkStep } from './reverse-bulk.ts'

/** Brings the reviews back to how they were, group by group. */
export function useUndoBulk() {
  const t = useTranslations('reviews')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (steps: readonly BulkStep[]) => {
      for (const { action, ids } of steps) await call(startBulkAction, { action, on: { ids } })
    },
    onSuccess: () => toast({ kind: 'review-change', tone: 'good', title: t('bulk.undone') }),
    onError: (error) => toast({ tone: 'bad', title: t('triage.failed'), text: sentenceFor(error), durationMs: 0 }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.reviews }),
  })
  return mutate
}
