import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { IncidentDetail } from '#shared/contracts/incidents.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Sheet, SkeletonRows, SheetSection } from '#web/ui/index.ts'
import { CloseIncident } from './close-incident.tsx'
import { incidentQuery } from './incidents.queries.ts'
import { PackButton } from './pack-button.tsx'
import { IncidentReviews } from './incident-reviews.tsx'

/** The first two matter most: whoever pays is asked again. */
const ADVICE = ['doNotPay', 'doNotEngage', 'collect', 'report', 'extortion', 'check'] as const

function Advice() {
  const t = useTranslations('incidents.advice')
  return (
    <SheetSection title={t('title')}>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-muted">
        {ADVICE.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
    </SheetSection>
  )
}

interface IncidentSheetProps {
  /** Without one the sheet closes. */
  incidentId: string | undefined
  onClose: () => void
}

/** Many bad reviews at once: what they are, what to do, and what to show for it. */
export function IncidentSheet({ incidentId, onClose }: IncidentSheetProps) {
  // While it slides away it still shows what it showed.
  const [lastId, setLastId] = useState(incidentId)
  if (incidentId !== undefined && incidentId !== lastId) setLastId(incidentId)
  if (lastId === undefined) return null
  return <SheetOf isOpen={incidentId !== undefined} incidentId={lastId} onClose={onClose} />
}

interface SheetOfProps {
  isOpen: boolean
  incidentId: string
  onClose: () => void
}

function SheetOf({ isOpen, incidentId, onClose }: SheetOfProps) {
  const t = useTranslations('incidents.sheet')
  const query = useQuery({ ...incidentQuery(incidentId), enabled: isOpen })
  const incident = query.data
  const gone = { title: t('goneTitle'), text: t('goneText'), close: t('dismiss'), onClose }
  const place = incident?.locationName ?? null
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={place === null ? t('title') : t('titleAt', { place })}
      footer={incident && <Footer incident={incident} />}
    >
      <QueryState query={query} failedTitle={t('failed')} gone={gone} skeleton={<SkeletonRows label={t('loading')} />}>
        {(loaded) => <Content key={loaded.id} incident={loaded} />}
      </QueryState>
    </Sheet>
  )
}

function Footer({ incident }: { incident: IncidentDetail }) {
  const canClose = can(useMe(), 'disputes.resolve') && incident.state === 'open'
  return (
    <>
      <PackButton incident={incident} />
      {canClose && <CloseIncident incidentId={incident.id} />}
    </>
  )
}

function Content({ incident }: { incident: IncidentDetail }) {
  return (
    <div className="flex flex-col gap-6">
      <Facts incident={incident} />
      {incident.state === 'open' && <Advice />}
      <IncidentReviews incident={incident} />
    </div>
  )
}

function Facts({ incident }: { incident: IncidentDetail }) {
  const t = useTranslations('incidents.sheet')
  const formatting = useFormatting()
  const { state, closedAt, closedByName: name } = incident
  const from = formatting.dateTime(incident.firstReviewAt)
  const to = formatting.dateTime(incident.lastReviewAt)
  const closedOn = closedAt === null ? null : formatting.date(closedAt)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Badge tone={state === 'open' ? 'warn' : 'neutral'}>{t(state)}</Badge>
      <p>{t('period', { from, to })}</p>
      {incident.isAutomationPaused && <p className="text-ink-muted">{t('paused')}</p>}
      {closedOn !== null && (
        <p className="text-ink-muted">
          {name === null ? t('closedOn', { date: closedOn }) : t('closedBy', { date: closedOn, name })}
        </p>
      )}
    </div>
  )
}
