import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge } from '#web/ui/index.ts'

export function FilingFacts({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const formatting = useFormatting()
  const { platform, filedAt, platformCaseId: reference } = dispute
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {platform && filedAt && t('filedOn', { platform: PLATFORM_NAMES[platform], date: formatting.date(filedAt) })}
        {dispute.isSandboxCase && <Badge tone="warn">{t('sandbox')}</Badge>}
      </p>
      <p className="break-words text-ink-muted">
        {reference === null ? t('noReference') : t('reference', { reference })}
      </p>
      {dispute.isSandboxCase && <p className="text-sm text-ink-muted">{t('sandboxNote')}</p>}
      <AppealFacts appeal={dispute.appeal} />
    </div>
  )
}

function AppealFacts({ appeal }: Pick<DisputeDetail, 'appeal'>) {
  const t = useTranslations('disputeFiling')
  const formatting = useFormatting()
  if (!appeal) return null
  return (
    <>
      <p className="mt-2 font-medium">{t('appealed', { date: formatting.date(appeal.filedAt) })}</p>
      {appeal.reference !== null && (
        <p className="break-words text-ink-muted">{t('appealReference', { reference: appeal.reference })}</p>
      )}
      <p className="text-ink-muted">{t(appeal.isDecided ? 'appealDecided' : 'appealOpen')}</p>
    </>
  )
}
