import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { Button } from '#web/ui/index.ts'
import { newReviewCountQuery } from '../reviews.queries.ts'

interface NewReviewsPillProps {
  filter: ReviewFilter
  loadedAt: string | undefined
  isBusy: boolean
  onShow: () => void
}

/** Says that there is something new; the list moves only when asked to. */
export function NewReviewsPill({ filter, loadedAt, isBusy, onShow }: NewReviewsPillProps) {
  const t = useTranslations('reviews')
  const { data } = useQuery(newReviewCountQuery(filter, loadedAt))
  const count = data?.count ?? 0
  return (
    <output className="pointer-events-none sticky top-16 z-20 -mb-2 flex h-0 sm:-mb-3 justify-center">
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          icon={<ArrowUp aria-hidden />}
          isBusy={isBusy}
          onClick={onShow}
          className="pointer-events-auto shadow-float"
        >
          {t('newPill', { count })}
        </Button>
      )}
    </output>
  )
}
