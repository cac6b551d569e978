import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import type { DisputePart } from '../disputes-search.ts'
import { DisputeBadges } from '../list/dispute-badges.tsx'
import { DescriptionSection } from './case/description-section.tsx'
import { EstimateSection } from './case/estimate-section.tsx'
import { LinesSection } from './case/lines-section.tsx'
import { PolicySection } from './case/policy-section.tsx'
import { TheReview } from './case/the-review.tsx'
import { FilesSection } from './files/files-section.tsx'
import { FilingSection } from './filing/filing-section.tsx'
import { DisputeHistory } from './history/dispute-history.tsx'
import { ChecklistSection } from './work/checklist-section.tsx'
import { CourseSection } from './work/course-section.tsx'

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
      <CourseSection dispute={dispute} />
      <LinesSection dispute={dispute} field="notes" />
      <DisputeHistory events={dispute.events} />
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
