import { useTranslations } from 'use-intl'
import type { Reply } from '#shared/contracts/reviews.ts'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { Badge } from '#web/ui/index.ts'
import { findAssistance } from './assistance.ts'

interface AssistanceBadgeProps {
  isAiGenerated: boolean
  /** What is known of the text besides. */
  reply: Pick<Reply, 'draftOrigin' | 'draftShare'> | null
}

/** A text of ours is never called a model's; a model's says which one. */
export function AssistanceBadge({ isAiGenerated, reply }: AssistanceBadgeProps) {
  const t = useTranslations('reviews.row')
  const assistance = findAssistance(isAiGenerated, reply)
  if (assistance === null) return null
  return (
    <>
      {assistance.engine === 'model' && <Badge tone="info">{t('aiAssisted')}</Badge>}
      <OriginBadge origin={assistance} />
    </>
  )
}
