import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { paths } from '#shared/domain/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { buttonClasses } from '#web/ui/index.ts'
import { disputeSearchOf } from './use-dispute.ts'

/** To the dispute there is, or to a new one with the review's data in it. */
export function DisputeLink({ review }: { review: Review }) {
  const t = useTranslations('reviews.row')
  const me = useMe()
  const isDisputed = review.status === 'disputed'
  if (!can(me, isDisputed ? 'disputes.view' : 'disputes.create')) return null
  return (
    <Link
      to={paths.disputes}
      search={disputeSearchOf(review)}
      className={buttonClasses({ variant: 'quiet', size: 'small' })}
    >
      <Scale aria-hidden />
      {t(isDisputed ? 'openDispute' : 'dispute')}
    </Link>
  )
}
