import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type IncidentDetail, getEvidencePack } from '#shared/contracts/incidents.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Sheet, SkeletonRows, SheetSection, Button, Dialog, useToast } from '#web/ui/index.ts'
import { useShownItem } from '#web/components/sheet/item-sheet.tsx'
import { useState, useEffect, useRef } from 'react'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Download } from 'lucide-react'
import { downloadFile } from '#web/kernel/api/download.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { incidentQuery, useCloseIncident } from './incidents.queries.ts'
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
  const shown = useShownItem(incidentId)
  return shown && <SheetOf isOpen={shown.isOpen} incidentId={shown.id} onClose={onClose} />
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

/** Asked once more: it does not come back. */
function CloseIncident({ incidentId }: { incidentId: string }) {
  const t = useTranslations('incidents.close')
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const closing = useCloseIncident(incidentId)
  const close = () =>
    closing.mutate(undefined, {
      onSuccess: () => {
        setIsAsked(false)
        toast({ tone: 'good', title: t('done') })
      },
    })
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('button')}</Button>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('title')}
        description={t('text')}
        footer={
          <>
            <Button onClick={() => setIsAsked(false)}>{t('cancel')}</Button>
            <Button variant="primary" isBusy={closing.isPending} busyLabel={t('busy')} onClick={close}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <ProblemBanner title={t('failed')} error={closing.error} />
      </Dialog>
    </>
  )
}

function PackButton({ incident }: { incident: IncidentDetail }) {
  const t = useTranslations('incidents.pack')
  const { isBusy, download } = useDownloadPack(incident)
  return (
    <Button icon={<Download aria-hidden />} isBusy={isBusy} busyLabel={t('busy')} onClick={() => void download()}>
      {t('download')}
    </Button>
  )
}

function useDownloadPack({ id: incidentId, firstReviewAt }: IncidentDetail) {
  const t = useTranslations('incidents.pack')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const [isBusy, setIsBusy] = useState(false)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])

  const download = async () => {
    const stop = new AbortController()
    left.current = stop
    setIsBusy(true)
    try {
      const fileName = t('fileName', { day: firstReviewAt.slice(0, 10) })
      await downloadFile({
        endpoint: getEvidencePack,
        input: { incidentId },
        fileName,
        onProgress: () => undefined,
        signal: stop.signal,
      })
      toast({ kind: 'evidence-pack', tone: 'good', title: t('done') })
    } catch (error) {
      if (!stop.signal.aborted)
        toast({ kind: 'evidence-pack', tone: 'bad', title: t('failed'), text: sentenceFor(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download }
}
