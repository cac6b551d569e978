import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { Badge, VisuallyHidden } from '#web/ui/index.ts'
import { findAssistance } from './assistance.ts'

/** A text of ours is never called a model's. */
export function AssistanceBadge({ review: { aiGenerated, reply } }: { review: Review }) {
  const t = useTranslations('reviews.row')
  const words = useTranslations('reviewsRespond')
  const assistance = findAssistance(aiGenerated, reply)
  if (assistance === null) return null
  if (assistance.engine === 'template') return <Badge>{t('templateDraft')}</Badge>
  const said = assistance.model === null ? undefined : words('originModel', { model: assistance.model })
  return (
    <span title={said} className="inline-flex">
      <Badge tone="info">{t('aiAssisted')}</Badge>
      {said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  )
}
