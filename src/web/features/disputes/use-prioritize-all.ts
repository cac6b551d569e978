import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { prioritizeMany } from '#shared/contracts/disputes.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { useToast } from '#web/ui/index.ts'
import { prioritizingQuery } from './disputes.queries.ts'

/** For every open dispute that nobody has looked at, or in vain; a job works through them. */
export function usePrioritizeAll() {
  const t = useTranslations('disputes.prioritizeAll')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(prioritizeMany, {}),
    onSuccess: ({ count }) => {
      toast({ tone: count === 0 ? 'info' : 'good', title: t('started', { count }) })
      return queryClient.invalidateQueries({ queryKey: prioritizingQuery.queryKey })
    },
    onError: (error) => toast({ tone: 'bad', title: t('failed'), text: sentenceFor(error), durationMs: 0 }),
  })
}
