import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { Badge } from '#web/ui/index.ts'

interface DescriptionOriginProps {
  origin: NonNullable<Dispute['origin']>
  /** Somebody has changed the words since; whose they were stays said. */
  isEdited: boolean
}

/** Whose words the description is in. A text of ours is never called a model's. */
export function DescriptionOrigin({ origin, isEdited }: DescriptionOriginProps) {
  const t = useTranslations('disputes')
  const care = useTranslations('disputeCare')
  return (
    <>
      {origin.engine === 'model' && <Badge tone="info">{t('aiGenerated')}</Badge>}
      <OriginBadge origin={origin} />
      {isEdited && <span className="text-xs text-ink-muted">{care('edited')}</span>}
    </>
  )
}
