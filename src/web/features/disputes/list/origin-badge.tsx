import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { Badge } from '#web/ui/index.ts'

type Origin = NonNullable<Dispute['origin']>

/** Whose words they are. A text of ours is never called a model's. */
export function OriginBadge({ origin }: { origin: Origin }) {
  const t = useTranslations('disputes')
  if (origin.engine === 'template') return <Badge>{t('templateDraft')}</Badge>
  return (
    <Badge tone="info">{origin.model === null ? t('aiGenerated') : t('originModel', { model: origin.model })}</Badge>
  )
}
