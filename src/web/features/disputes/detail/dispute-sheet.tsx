import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Sheet, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { disputeQuery } from '../disputes.queries.ts'
import type { DisputePart } from '../disputes-search.ts'
import { SheetFooter } from './sheet-footer.tsx'
import { SheetContent } from './sheet-content.tsx'

/** The stream tells when it is filed; this is for when it does not. */
const ASK_WHILE_FILING_MS = 2000

interface DisputeSheetProps {
  /** Without one the sheet closes. */
  disputeId: string | undefined
  /** Where in it one begins. */
  part: DisputePart | undefined
  onClose: () => void
  /** Left out where there is none before or behind it. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** A dispute with all that belongs to it, beside the list one returns to. */
export function DisputeSheet({ disputeId, ...props }: DisputeSheetProps) {
  // While it slides away it still shows what it showed.
  const [lastId, setLastId] = useState(disputeId)
  if (disputeId !== undefined && disputeId !== lastId) setLastId(disputeId)
  if (lastId === undefined) return null
  return <SheetOf {...props} isOpen={disputeId !== undefined} disputeId={lastId} />
}

type SheetOfProps = DisputeSheetProps & { isOpen: boolean; disputeId: string }

function SheetOf({ disputeId, isOpen, part, onClose, onPrevious, onNext }: SheetOfProps) {
  const t = useTranslations('disputesDetail')
  const reasons = useTranslations('disputes.reasons')
  const [content, setContent] = useState<HTMLDivElement | null>(null)
  const query = useQuery({
    ...disputeQuery(disputeId),
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.filingState) ? ASK_WHILE_FILING_MS : false),
  })
  const dispute = query.data
  useStartAt({ content, disputeId, part, isLoaded: dispute !== undefined })
  const reason = dispute && reasons(dispute.reason)
  return (
    <Sheet
      isLarge
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={reason === undefined ? t('title') : t('titleOf', { reason })}
      description={dispute?.platform && PLATFORM_NAMES[dispute.platform]}
      footer={<SheetFooter dispute={dispute} onPrevious={onPrevious} onNext={onNext} />}
    >
      <div ref={setContent}>
        <output className="sr-only">{reason !== undefined && t('shown', { reason })}</output>
        <SheetState query={query} onClose={onClose} />
      </div>
    </Sheet>
  )
}

const isUnderWay = (state: string) => state === 'queued' || state === 'filing'

interface StartAt {
  /** `null` until the sheet has drawn it, which may be after the dispute is known. */
  content: HTMLElement | null
  disputeId: string
  part: DisputePart | undefined
  isLoaded: boolean
}

/** Another dispute begins at its top, or at the part one asked for; the focus stays in the sheet. */
function useStartAt({ content, disputeId, part, isLoaded }: StartAt) {
  const startedWith = useRef<string | null>(null)
  useEffect(() => {
    const start = `${disputeId} ${part ?? ''}`
    if (!isLoaded || content === null || startedWith.current === start) return
    const isFirst = startedWith.current === null
    startedWith.current = start
    const place = part && content.querySelector<HTMLElement>(`[data-part="${part}"]`)
    if (place) beginAt(place)
    else if (!isFirst) beginAtTop(content)
  }, [content, disputeId, part, isLoaded])
}

function beginAt(place: HTMLElement) {
  place.scrollIntoView({ block: 'start' })
  place.focus({ preventScroll: true })
}

function beginAtTop(content: HTMLElement) {
  content.parentElement?.scrollTo({ top: 0 })
  const sheet = content.closest<HTMLElement>('[role="dialog"]')
  if (sheet && !sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true })
}

interface SheetStateProps {
  query: UseQueryResult<DisputeDetail>
  onClose: () => void
}

function SheetState({ query, onClose }: SheetStateProps) {
  const t = useTranslations('disputesDetail')
  const gone = { title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }
  return (
    <QueryState query={query} failedTitle={t('failed')} gone={gone} skeleton={<SheetSkeleton />}>
      {(dispute) => <SheetContent key={dispute.id} dispute={dispute} />}
    </QueryState>
  )
}

function SheetSkeleton() {
  const t = useTranslations('disputesDetail')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="mt-6 h-4 w-1/4" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </SkeletonGroup>
  )
}
