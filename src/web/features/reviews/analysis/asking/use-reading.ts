import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Review } from '#shared/contracts/reviews.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { reviewAnalysisQuery, useAnalyzeReview } from '../analysis.queries.ts'

/** What is known of how a review was read. One that has not been read is read now, for whoever may have that done. */
export function useReading(review: Review) {
  const stored = useQuery(reviewAnalysisQuery(review.id))
  const [isSlow, setIsSlow] = useState(false)
  const analyze = useAnalyzeReview(review, { onSlow: () => setIsSlow(true) })
  const [isAskedFor, setIsAskedFor] = useState(false)
  const canAnalyze = can(useMe(), 'reviews.manage')
  const isUnread = stored.data?.analysis === null
  const readFirst = useEffectEvent(() => canAnalyze && analyze.mutate())
  useEffect(() => {
    if (isUnread) readFirst()
  }, [isUnread])
  const analyzeAgain = () => {
    setIsAskedFor(true)
    setIsSlow(false)
    analyze.mutate()
  }
  return { stored, isUnread, analyze, analyzeAgain, isAskedFor, canAnalyze, isSlow: isSlow && analyze.isPending }
}
