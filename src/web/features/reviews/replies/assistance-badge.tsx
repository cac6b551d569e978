import { useTranslations } from 'use-intl'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { Badge } from '#web/ui/index.ts'
import { isFromDraft } from '#shared/domain/draft-share.ts'

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

type Assistance = { engine: 'template'; model: null } | { engine: 'model'; model: string | null }

/** Whose words a reply begins with. `null` for a person's own, also where hardly anything of a draft is left. */
export function findAssistance(
  isAiGenerated: boolean,
  reply: Pick<Reply, 'draftOrigin' | 'draftShare'> | null,
): Assistance | null {
  const origin = reply?.draftOrigin
  if (origin?.engine === 'template') {
    return reply && reply.draftShare !== null && isFromDraft(reply.draftShare)
      ? { engine: 'template', model: null }
      : null
  }
  return isAiGenerated ? { engine: 'model', model: origin?.model ?? null } : null
}

/** A reply that nobody has let out yet tells nothing of the answer that stands. */
export function findAnswer({ reply }: Pick<Review, 'reply'>): Reply | null {
  return reply?.state === 'awaiting-approval' || reply?.state === 'returned' ? null : reply
}
