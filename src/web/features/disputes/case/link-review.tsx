import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkReview } from '#shared/contracts/disputes.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Button, useToast } from '#web/ui/index.ts'
import { ReviewPicker } from '../create/review-picker.tsx'
import { takeInDispute } from '../disputes.queries.ts'
import { keepFocusInSheet } from '../detail/keep-focus.ts'

/** For a dispute that was typed by hand. */
export function LinkReview({ disputeId }: { disputeId: string }) {
  const t = useTranslations('disputeCare.review')
  const [chosen, setChosen] = useState<Review | null>(null)
  const linking = useLinkReview(disputeId)
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full max-w-md">
        <ReviewPicker
          label={t('label')}
          hint={t('hint')}
          offered="all"
          chosen={chosen ?? undefined}
          onChoose={setChosen}
        />
      </div>
      <ProblemBanner title={t('failed')} error={linking.error} />
      {chosen && (
        <Button
          icon={<Link2 aria-hidden />}
          isBusy={linking.isPending}
          busyLabel={t('linking')}
          onClick={(event) => {
            keepFocusInSheet(event.currentTarget)
            linking.mutate(chosen.id)
          }}
        >
          {t('link')}
        </Button>
      )}
    </div>
  )
}

function useLinkReview(disputeId: string) {
  const t = useTranslations('disputeCare.review')
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reviewId: string) => call(linkReview, { disputeId, reviewId }),
    onSuccess: async (detail) => {
      toast({ tone: 'good', title: t('linked') })
      await takeInDispute(queryClient, detail)
      await queryClient.invalidateQueries({ queryKey: queryKeys.reviews })
    },
  })
}
