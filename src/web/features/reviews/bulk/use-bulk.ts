import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkAction, BulkRun } from '#shared/contracts/review-bulk.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { reviewCountQuery } from '../reviews.queries.ts'
import { type BulkTarget, useStartBulk } from './bulk.queries.ts'
import { type BulkStep, reverseBulk } from './reverse-bulk.ts'

/** These have a window of their own, which says the number and tells what went wrong. */
const hasWindow = ({ kind }: BulkAction) => kind === 'schedule' || kind === 'dispute'

/** More than one takes in at a glance. */
const MOST_UNASKED = 25

/** How many it is to be done to. */
export interface BulkSize {
  count: number
  isMore: boolean
}

export interface StartedBulk {
  run: BulkRun
  action: BulkAction
  /** What takes it back; nothing where nobody knows how it was before. */
  reverse: BulkStep[]
}

interface BulkSettings extends BulkTarget {
  reviews: readonly Review[]
  onStarted: (started: StartedBulk) => void
}

/** Does one thing to the chosen reviews; to many only once the number has been agreed to. */
export function useBulk({ selection, filter, reviews, onStarted }: BulkSettings) {
  const t = useTranslations('reviews.bulk')
  const sayFailed = useFailureToast()
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const { data: matching } = useQuery(reviewCountQuery(filter))
  const size: BulkSize = selection.isAll
    ? (matching ?? { count: 0, isMore: false })
    : { count: selection.ids.size, isMore: false }
  const { mutate, isPending, error } = useStartBulk({ selection, filter })

  function findReverse(action: BulkAction): BulkStep[] {
    const known = selection.isAll ? [] : reviews.filter((review) => selection.ids.has(review.id))
    return known.length === selection.ids.size ? reverseBulk(action, known) : []
  }
  const start = (action: BulkAction) => {
    const reverse = findReverse(action)
    mutate(action, {
      onSuccess: (run) => onStarted({ run, action, reverse }),
      onError: (problem) => {
        setAsked(null)
        if (hasWindow(action)) return
        sayFailed(t('failed'), problem, 'review-change')
      },
    })
  }
  const isMany = selection.isAll || size.count > MOST_UNASKED

  return {
    size,
    asked,
    error,
    isBusy: isPending,
    perform: (action: BulkAction) => (isMany && !hasWindow(action) ? setAsked(action) : start(action)),
    confirm: () => asked && start(asked),
    refuse: () => setAsked(null),
  }
}
