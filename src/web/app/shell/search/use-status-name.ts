import { useTranslations } from 'use-intl'
import type { SearchSubject } from '#shared/contracts/search.ts'
import { DISPUTE_STATUSES } from '#shared/domain/dispute-status.ts'
import { REVIEW_STATUSES } from '#shared/domain/review-status.ts'

/** As the lists of the subject call it. */
export function useStatusName(): (subject: SearchSubject, status: string) => string {
  const reviews = useTranslations('reviews.statuses')
  const disputes = useTranslations('disputes.statuses')
  return (subject, status) => {
    if (subject === 'review') {
      const known = REVIEW_STATUSES.find((each) => each === status)
      return known ? reviews(known) : ''
    }
    const known = DISPUTE_STATUSES.find((each) => each === status)
    return known ? disputes(known) : ''
  }
}
