import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { usePageShortcuts } from '#web/kernel/shortcuts/use-page-shortcuts.ts'
import { REVIEW_SHORTCUTS, type ReviewAction } from './review-shortcuts.ts'

interface ReviewShortcutsSettings {
  /** The one the keyboard stands on. */
  active: Review | undefined
  /** What needs a review, and what does not; left out is what the person may not do. */
  onReview: Partial<Record<ReviewAction, (review: Review, event: KeyboardEvent) => void>>
  onPage: Partial<Record<ReviewAction, () => void>>
}

export function useReviewShortcuts({ active, onReview, onPage }: ReviewShortcutsSettings) {
  const t = useTranslations('reviews.keys')
  const { user } = useMe()
  const shortcuts = useMemo(() => REVIEW_SHORTCUTS.map((shortcut) => ({ ...shortcut, label: t(shortcut.action) })), [t])

  usePageShortcuts({
    userId: user.id,
    title: t('title'),
    shortcuts,
    onAction: (action, event) => {
      const name = action as ReviewAction
      const runOnPage = onPage[name]
      const runOnReview = onReview[name]
      runOnPage?.()
      if (active) runOnReview?.(active, event)
      return runOnPage !== undefined || (runOnReview !== undefined && active !== undefined)
    },
  })
}
