import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/index.ts'
import { reviewCountQuery } from '../reviews.queries.ts'
import type { FilterProps } from './filter-bar.tsx'

/** One click to the replies that did not get there, while there are any. */
export function ProblemsChip({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  const { data } = useQuery(reviewCountQuery({ reply: 'problem', sort: 'newest' }))
  if (!data || data.count === 0 || filter.reply === 'problem') return null
  return (
    <Button
      size="small"
      icon={<TriangleAlert aria-hidden className="text-warn" />}
      onClick={() => onChange({ reply: 'problem' })}
    >
      {t('problems', { count: data.count, isMore: String(data.isMore) })}
    </Button>
  )
}
