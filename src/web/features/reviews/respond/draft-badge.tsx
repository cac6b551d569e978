import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge } from '#web/ui/index.ts'
import { ownDraftsQuery } from './respond.queries.ts'

/** One has begun to answer this review. */
export function DraftBadge({ reviewId }: { reviewId: string }) {
  const t = useTranslations('reviewsRespond')
  const { data: hasDraft } = useQuery({
    ...ownDraftsQuery,
    enabled: can(useMe(), 'replies.draft'),
    select: ({ reviewIds }) => reviewIds.includes(reviewId),
  })
  return hasDraft ? <Badge tone="neutral">{t('draft')}</Badge> : null
}
