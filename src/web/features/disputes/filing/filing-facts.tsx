import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge } from '#web/ui/index.ts'

/** Every time it was filed, the last one first: reopening takes nothing back. */
export function FilingFacts({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeCare.filings')
  const { filings } = dispute
  if (filings.length === 0) return null
  return (
    <ol aria-label={t('list')} className="flex flex-col gap-4">
      {filings.map((filing, index) => (
        <li key={filing.id} className="flex flex-col gap-1">
          <FilingEntry filing={filing} platform={dispute.platform} />
          {index === 0 && <AppealFacts dispute={dispute} />}
        </li>
      ))}
    </ol>
  )
}

interface FilingEntryProps extends Pick<DisputeDetail, 'platform'> {
  filing: DisputeDetail['filings'][number]
}

function FilingEntry({ filing, platform }: FilingEntryProps) {
  const t = useTranslations('disputeFiling')
  const care = useTranslations('disputeCare.filings')
  const outcomes = useTranslations('disputesDetail.outcomes')
  const formatting = useFormatting()
  const { reference, outcome, filedByName, isSandbox } = filing
  const date = formatting.date(filing.filedAt)
  const how = [
    filedByName !== null && care('byName', { name: filedByName }),
    filing.way === 'by-hand' && care('byHand'),
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {platform && t('filedOn', { platform: PLATFORM_NAMES[platform], date })}
        {isSandbox && <Badge tone="warn">{t('sandbox')}</Badge>}
      </p>
      <p className="break-words text-ink-muted">
        {reference === null ? t('noReference') : t('reference', { reference })}
      </p>
      <p className="text-sm break-words text-ink-muted empty:hidden">
        {how.filter((part) => part !== false).join(' · ')}
      </p>
      {isSandbox && <p className="text-sm text-ink-muted">{t('sandboxNote')}</p>}
      {outcome !== null && <p className="text-sm">{care('outcome', { outcome: outcomes(outcome) })}</p>}
    </>
  )
}

function AppealFacts({ dispute: { appeal, appealWords } }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const formatting = useFormatting()
  if (!appeal) return null
  return (
    <>
      <p className="mt-2 font-medium">{t('appealed', { date: formatting.date(appeal.filedAt) })}</p>
      {appeal.reference !== null && (
        <p className="break-words text-ink-muted">{t('appealReference', { reference: appeal.reference })}</p>
      )}
      {appealWords !== null && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {appealWords}
        </p>
      )}
      <p className="text-ink-muted">{t(appeal.isDecided ? 'appealDecided' : 'appealOpen')}</p>
    </>
  )
}
