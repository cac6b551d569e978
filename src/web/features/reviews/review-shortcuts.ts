import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useToast } from '#web/ui/index.ts'

/** In the order of the sheet that explains them. */
export const REVIEW_SHORTCUTS = [
  { action: 'next', defaultKey: 'j' },
  { action: 'previous', defaultKey: 'k' },
  { action: 'open', defaultKey: 'Enter', isFixed: true },
  { action: 'select', defaultKey: 'x' },
  { action: 'reply', defaultKey: 'r' },
  { action: 'draft', defaultKey: 'a' },
  { action: 'analyze', defaultKey: 'i' },
  { action: 'done', defaultKey: 'e' },
  { action: 'flag', defaultKey: 'f' },
  { action: 'dispute', defaultKey: 'd' },
  { action: 'schedule', defaultKey: 's' },
  { action: 'search', defaultKey: '/' },
  { action: 'undo', defaultKey: 'u' },
] as const

export type ReviewAction = (typeof REVIEW_SHORTCUTS)[number]['action']

/** Buttons that would change a final reply are not there; keys are, and say why they do nothing. */
export function useUnlessFinal(): (answer: (review: Review) => void) => (review: Review) => void {
  const t = useTranslations('reviewsRespond.state')
  const toast = useToast()
  return (answer) => (review) => {
    if (!review.isReplyFinal) return answer(review)
    toast({ kind: 'review-change', tone: 'info', title: t('final', { platform: PLATFORM_NAMES[review.platform] }) })
  }
}
