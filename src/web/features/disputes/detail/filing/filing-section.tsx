import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { SheetSection } from '#web/ui/index.ts'
import { isFiledNow, isOver } from '../changing/use-may-change.ts'
import { ApiFiling } from './api-filing.tsx'
import { FilingFacts } from './filing-facts.tsx'
import { GuidedFiling } from './guided-filing.tsx'

/** Where the filing stands, and the next step. */
export function FilingSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const mayFile = can(useMe(), 'disputes.file') && !isOver(dispute)
  return (
    <SheetSection title={t('title')}>
      {!isFiledNow(dispute) && <NotFiled dispute={dispute} />}
      <FilingFacts dispute={dispute} />
      <NextStep dispute={dispute} mayFile={mayFile} />
    </SheetSection>
  )
}

function NotFiled({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const care = useTranslations('disputeCare.filings')
  const { filingWay, filingState, filings } = dispute
  if (filings.length > 0) return isOver(dispute) ? null : <p className="text-ink-muted">{care('notAgain')}</p>
  if (filingWay === 'none') return <p className="text-ink-muted">{t('notLinked')}</p>
  return filingState === 'none' ? <p className="text-ink-muted">{t('notFiled')}</p> : null
}

function NextStep({ dispute, mayFile }: { dispute: DisputeDetail; mayFile: boolean }) {
  if (dispute.platform === null) return null
  if (dispute.filingWay === 'api') return <ApiFiling dispute={dispute} platform={dispute.platform} mayFile={mayFile} />
  return mayFile && dispute.filingWay === 'by-hand' ? (
    <GuidedFiling dispute={dispute} platform={dispute.platform} />
  ) : null
}
