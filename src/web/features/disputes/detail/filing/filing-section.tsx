import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { SheetSection } from '#web/ui/index.ts'
import { isOver } from '../changing/use-may-change.ts'
import { ApiFiling } from './api-filing.tsx'
import { FilingFacts } from './filing-facts.tsx'
import { GuidedFiling } from './guided-filing.tsx'

/** Where the filing stands, and the next step. */
export function FilingSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
  const mayFile = can(useMe(), 'disputes.file') && !isOver(dispute)
  return (
    <SheetSection title={t('title')}>
      {dispute.filedWithPlatform ? <FilingFacts dispute={dispute} /> : <NotFiled dispute={dispute} />}
      <NextStep dispute={dispute} mayFile={mayFile} />
    </SheetSection>
  )
}

function NotFiled({ dispute: { filingWay, filingState } }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputeFiling')
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
