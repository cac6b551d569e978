import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { openDispute } from '#shared/contracts/disputes.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useToast } from '#web/ui/index.ts'
import type { DisputesAddressControl } from '../disputes-search.ts'
import { informationGiven, withLine } from './dispute-words.ts'
import type { TypedDispute } from './use-dispute-words.ts'

/** Lines that were typed and not added count as well. */
export function useCreation(words: TypedDispute, { endCreating, openDispute: show }: DisputesAddressControl) {
  const t = useTranslations('disputes.create')
  const care = useTranslations('disputeCare')
  const toast = useToast()
  const queryClient = useQueryClient()
  const { attempt, isBusy, error } = useAttempt()

  const create = () =>
    attempt(async () => {
      const { id } = await call(openDispute, {
        reviewId: words.reviewId,
        reason: words.reason,
        description: words.description,
        evidence: withLine(words.evidence, words.evidenceLine),
        notes: withLine(words.notes, words.notesLine),
        draftId: words.draft?.id ?? null,
        ...informationGiven(words),
      })
      words.forget()
      toast({ tone: 'good', title: t('done'), action: { label: care('open'), onAction: () => show(id) } })
      endCreating()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.disputes }),
        queryClient.invalidateQueries({ queryKey: queryKeys.reviews }),
      ])
    })
  return { create, isBusy, error }
}
