import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge } from '#web/ui/index.ts'
import { ownDraftsQuery } from './respond.queries.ts'

const NO_DRAFTS: readonly string[] = []

/** The reviews one has begun to answer. A list asks once for all of its rows: each that asks follows the answer itself. */
export function useOwnDrafts(): readonly string[] {
  const { data } = useQuery({ ...ownDraftsQuery, enabled: can(useMe(), 'replies.draft') })
  return data?.reviewIds ?? NO_DRAFTS
}

/** One has begun to answer this review. */
export function DraftBadge() {
  const t = useTranslations('reviewsRespond')
  return <Badge tone="neutral">{t('draft')}</Badge>
}
