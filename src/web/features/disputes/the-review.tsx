import { Link } from '@tanstack/react-router'
import { ExternalLink, Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type DisputeDetail, linkReview } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { Banner, buttonClasses, SheetSection, Button, useToast } from '#web/ui/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useMayChange } from './detail/use-may-change.ts'
import { ReviewPicker } from './create/review-picker.tsx'
import { useDisputeMutation } from './disputes.queries.ts'
import { keepFocusInSheet } from './detail/keep-focus.ts'

export function TheReview({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.review')
  const { review } = dispute
  return (
    <SheetSection title={t('title')}>
      {review ? (
        <ReviewCard review={review} isRemoved={dispute.outcome === 'removed'} />
      ) : (
        <NoReview dispute={dispute} />
      )}
    </SheetSection>
  )
}

/** What was told of it, and the way to link it once it is here. */
function NoReview({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.review')
  const care = useTranslations('disputeCare.review')
  const { maySay } = useMayChange(dispute)
  const canChoose = can(useMe(), 'reviews.view')
  const { stated } = dispute
  return (
    <>
      <p className="text-ink-muted">{stated ? care('stated') : t('none')}</p>
      {stated && (
        <article className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
          <ReviewRating rating={stated.rating} isRecommended={null} />
          <p dir="auto" className="break-words whitespace-pre-line">
            {stated.content ?? t('noText')}
          </p>
        </article>
      )}
      {maySay && canChoose && <LinkReview disputeId={dispute.id} />}
    </>
  )
}

interface ReviewCardProps {
  review: NonNullable<DisputeDetail['review']>
  /** By this dispute, and the dispute says so: there is nothing left to record. */
  isRemoved: boolean
}

function ReviewCard({ review, isRemoved }: ReviewCardProps) {
  const t = useTranslations('disputesDetail.review')
  const formatting = useFormatting()
  const platform = PLATFORM_NAMES[review.platform]
  return (
    <>
      {review.vanishedAt !== null && !isRemoved && (
        <Banner tone="warn">{t('vanished', { platform, date: formatting.date(review.vanishedAt) })}</Banner>
      )}
      <article className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
          <span className="font-medium break-words">{review.author ?? t('anonymous')}</span>
          <time
            dateTime={review.createdAt}
            title={formatting.dateTime(review.createdAt)}
            className="text-sm text-ink-muted"
          >
            {t('written', { platform, date: formatting.date(review.createdAt) })}
          </time>
        </div>
        {review.content ? (
          <p dir="auto" className="break-words whitespace-pre-line">
            {review.content}
          </p>
        ) : (
          <p className="text-ink-muted">{t('noText')}</p>
        )}
        <ReviewLinks review={review} />
      </article>
    </>
  )
}

/** For a dispute that was typed by hand. */
function LinkReview({ disputeId }: { disputeId: string }) {
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
  return useDisputeMutation((reviewId: string) => call(linkReview, { disputeId, reviewId }), {
    onSuccess: () => {
      toast({ tone: 'good', title: t('linked') })
      void queryClient.invalidateQueries({ queryKey: queryKeys.reviews })
    },
  })
}

function ReviewLinks({ review }: Pick<ReviewCardProps, 'review'>) {
  const t = useTranslations('disputesDetail.review')
  const platform = PLATFORM_NAMES[review.platform]
  return (
    <p className="-mx-2 flex flex-wrap gap-1">
      <Link
        to={paths.reviews}
        search={{ review: review.id }}
        className={buttonClasses({ size: 'small', variant: 'quiet' })}
      >
        {t('openHere')}
      </Link>
      {review.url !== null && (
        <a
          href={review.url}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ size: 'small', variant: 'quiet' })}
        >
          <ExternalLink aria-hidden />
          {t('viewOn', { platform })}
        </a>
      )}
    </p>
  )
}
