import { useTranslations } from 'use-intl'
import { Stars } from '#web/ui/index.ts'

interface VerdictProps {
  rating: number | null
  isRecommended: boolean | null
}

/** Stars, or yes or no. */
export function Verdict({ rating, isRecommended }: VerdictProps) {
  const t = useTranslations('reviewImport')
  if (rating !== null)
    return <Stars value={rating} label={t('ratingOf', { rating: String(rating) })} text={String(rating)} size="small" />
  if (isRecommended === null) return null
  return isRecommended ? t('recommended') : t('notRecommended')
}
