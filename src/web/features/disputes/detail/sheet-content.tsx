import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { addDisputeFile } from '#shared/contracts/dispute-files.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { SheetSection } from '#web/ui/index.ts'
import { DISPUTE_LIMITS, EVIDENCE_TYPES } from '#shared/domain/dispute-status.ts'
import { FileUpload, type SentFile } from '#web/components/forms/file-upload.tsx'
import { call } from '#web/kernel/api/call.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { ItemHistory } from '#web/components/sheet/item-history.tsx'
import type { DisputePart } from '../disputes-search.ts'
import { DisputeBadges } from '../list/dispute-badges.tsx'
import { DescriptionSection } from '../description-section.tsx'
import { EstimateSection } from '../estimate-section.tsx'
import { LinesSection } from '../lines-section.tsx'
import { PolicySection } from '../policy-section.tsx'
import { TheReview } from '../the-review.tsx'
import { ChecklistSection } from '../checklist-section.tsx'
import { ProgressSection } from '../progress-section.tsx'
import { EventSentence } from './event-sentence.tsx'
import { useDisputeMutation } from '../disputes.queries.ts'
import { isBeingFiled, isFiledNow, isOver, useMayChange } from './use-may-change.ts'
import { FileEntry, RemovedFiles } from '../file-entry.tsx'
import { useRemoveFile } from '../use-file-actions.ts'
import { ApiFiling, FilingProblem } from '../filing/api-filing.tsx'
import { FilingFacts } from '../filing/filing-facts.tsx'
import { GuidedFiling } from '../filing/guided-filing.tsx'

const LARGEST_MEGABYTES = DISPUTE_LIMITS.fileBytes / 1_000_000

function FilesSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.files')
  const { mayWork, mayChange } = useMayChange(dispute)
  const { remove, isLeaving } = useRemoveFile(dispute.id)
  const isOwner = useMe().customer?.role === 'owner'
  const shown = dispute.files.filter((file) => !isLeaving(file))
  const isFull = dispute.files.length >= DISPUTE_LIMITS.files
  return (
    <SheetSection title={t('title')} text={t('hint', { megabytes: LARGEST_MEGABYTES, most: DISPUTE_LIMITS.files })}>
      {shown.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col gap-2">
          {shown.map((file) => (
            <FileEntry
              key={file.id}
              disputeId={dispute.id}
              file={file}
              onRemove={mayChange ? () => remove(file) : undefined}
            />
          ))}
        </ul>
      )}
      {mayWork && isFull && <p className="text-ink-muted">{t('full', { most: DISPUTE_LIMITS.files })}</p>}
      {mayWork && !isFull && <AddFile disputeId={dispute.id} />}
      {isOwner && <RemovedFiles disputeId={dispute.id} />}
    </SheetSection>
  )
}

function AddFile({ disputeId }: { disputeId: string }) {
  const t = useTranslations('disputesDetail.files')
  const { mutateAsync } = useDisputeMutation(({ onSent, ...file }: SentFile) =>
    call(addDisputeFile, { disputeId, ...file }, { onSent }),
  )
  return (
    <FileUpload
      label={t('choose')}
      buttonLabel={t('button')}
      types={EVIDENCE_TYPES}
      mostBytes={DISPUTE_LIMITS.fileBytes}
      send={mutateAsync}
    />
  )
}

export function SheetContent({ dispute }: { dispute: DisputeDetail }) {
  return (
    <div className="flex flex-col gap-6">
      <Facts dispute={dispute} />
      <TheReview dispute={dispute} />
      <PolicySection dispute={dispute} />
      <EstimateSection dispute={dispute} />
      <DescriptionSection dispute={dispute} />
      <LinesSection dispute={dispute} field="evidence" />
      <FilesSection dispute={dispute} />
      <Part name="filing">
        <FilingSection dispute={dispute} />
      </Part>
      <Part name="checklist">
        <ChecklistSection dispute={dispute} />
      </Part>
      <ProgressSection dispute={dispute} />
      <LinesSection dispute={dispute} field="notes" />
      <DisputeHistory dispute={dispute} />
    </div>
  )
}

/** A place in the sheet that an address can lead to. */
function Part({ name, children }: { name: DisputePart; children: ReactNode }) {
  return (
    <div data-part={name} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

function Facts({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail')
  const formatting = useFormatting()
  const { outcome, outcomeNote, createdByName, createdAt } = dispute
  const date = formatting.date(createdAt)
  return (
    <div className="flex flex-col gap-1.5">
      <DisputeBadges dispute={dispute} />
      {outcome !== null && (
        <p className="font-medium break-words">
          {t(`outcomes.${outcome}`)}
          {outcomeNote !== null && <span className="block font-normal whitespace-pre-line">{outcomeNote}</span>}
        </p>
      )}
      <p className="text-sm text-ink-muted">
        {createdByName === null ? t('opened', { date }) : t('openedBy', { date, name: createdByName })}
      </p>
    </div>
  )
}

/** Where the filing stands, and the next step. */
function FilingSection({ dispute }: { dispute: DisputeDetail }) {
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
  const { platform, filingWay } = dispute
  if (platform === null) return null
  // What is on its way stays so, also when its connection goes.
  if (filingWay === 'api' || isBeingFiled(dispute)) return <ApiFiling {...{ dispute, platform, mayFile }} />
  return (
    <>
      <FilingProblem dispute={dispute} />
      {mayFile && filingWay === 'by-hand' && <GuidedFiling dispute={dispute} platform={platform} />}
    </>
  )
}

function DisputeHistory({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.history')
  const texts = { title: t('title'), empty: t('empty'), showAll: t('showAll', { count: dispute.events.length }) }
  return (
    <ItemHistory events={dispute.events} texts={texts}>
      {(event) => <EventSentence event={event} dispute={dispute} />}
    </ItemHistory>
  )
}
