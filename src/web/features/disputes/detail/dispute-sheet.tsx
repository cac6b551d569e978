import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Sheet, Button } from '#web/ui/index.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import {
  beginAtTop,
  type Leafing,
  SheetSkeleton,
  useShownItem,
  LeafButtons,
} from '#web/components/sheet/item-sheet.tsx'
import { type DisputeDetail, reopenDispute } from '#shared/contracts/disputes.ts'
import { call } from '#web/kernel/api/call.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { disputeQuery } from '../disputes.queries.ts'
import type { DisputePart } from '../disputes-search.ts'
import { SheetContent } from './sheet-content.tsx'
import { AppealDialog } from '../filing/appeal-dialog.tsx'
import { listMoves, type Move } from './available-moves.ts'
import { RejectDialog, ResolveDialog } from './decide-dialog.tsx'
import { useMove } from './use-move.ts'

/** The stream tells when it is filed; this is for when it does not. */
const ASK_WHILE_FILING_MS = 2000

interface DisputeSheetProps extends Leafing {
  /** Without one the sheet closes. */
  disputeId: string | undefined
  /** Where in it one begins. */
  part: DisputePart | undefined
  onClose: () => void
}

/** A dispute with all that belongs to it, beside the list one returns to. */
export function DisputeSheet({ disputeId, ...props }: DisputeSheetProps) {
  const shown = useShownItem(disputeId)
  return shown && <SheetOf {...props} isOpen={shown.isOpen} disputeId={shown.id} />
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
        <QueryState
          query={query}
          failedTitle={t('failed')}
          gone={{ title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }}
          skeleton={<SheetSkeleton label={t('loading')} />}
        >
          {(shown) => <SheetContent key={shown.id} dispute={shown} />}
        </QueryState>
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

/** In a checklist, with the first thing that is still to be done. */
function beginAt(place: HTMLElement) {
  const step = place.querySelector<HTMLElement>('input[type=checkbox]:not(:checked):enabled')
  place.scrollIntoView({ block: 'start' })
  ;(step ?? place).focus({ preventScroll: true })
}

interface SheetFooterProps extends Leafing {
  dispute: DisputeDetail | undefined
}

function SheetFooter({ dispute, ...leafing }: SheetFooterProps) {
  const t = useTranslations('disputesDetail')
  return (
    <>
      <LeafButtons labels={{ previous: t('previous'), next: t('next') }} {...leafing} />
      {dispute && <MoveButtons key={dispute.id} dispute={dispute} />}
    </>
  )
}

/** What may become of it from here. */
function MoveButtons({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.moves')
  const me = useMe()
  const [asked, setAsked] = useState<Move | null>(null)
  const moves = listMoves(dispute, (permission) => can(me, permission))
  // Before it is filed, filing is the next step, not its end.
  const nextMove: Move | null = dispute.status === 'in_progress' ? 'resolve' : null
  return (
    <>
      {moves.map((move) =>
        move === 'reopen' ? (
          <ReopenButton key={move} disputeId={dispute.id} />
        ) : (
          <Button key={move} variant={move === nextMove ? 'primary' : 'secondary'} onClick={() => setAsked(move)}>
            {t(move)}
          </Button>
        ),
      )}
      <AskedDialog asked={asked} dispute={dispute} onClose={() => setAsked(null)} />
    </>
  )
}

interface AskedProps {
  asked: Move | null
  dispute: DisputeDetail
  onClose: () => void
}

function AskedDialog({ asked, dispute, onClose }: AskedProps) {
  if (asked === 'resolve') return <ResolveDialog dispute={dispute} onClose={onClose} />
  if (asked === 'reject') return <RejectDialog dispute={dispute} onClose={onClose} />
  if (asked !== 'appeal' || dispute.platform === null) return null
  return <AppealDialog dispute={dispute} platform={dispute.platform} onClose={onClose} />
}

function ReopenButton({ disputeId }: { disputeId: string }) {
  const t = useTranslations('disputesDetail.moves')
  const sayFailed = useFailureToast()
  const reopening = useMove({ disputeId, move: () => call(reopenDispute, { disputeId }), said: 'reopened' })
  const reopen = () =>
    reopening.mutate(undefined, {
      onError: (error) => sayFailed(t('failed'), error, 'dispute-change'),
    })
  return (
    <Button isBusy={reopening.isPending} busyLabel={t('reopening')} onClick={reopen}>
      {t('reopen')}
    </Button>
  )
}
