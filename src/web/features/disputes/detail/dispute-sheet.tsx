import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { Sheet } from '#web/ui/index.ts'
import { disputeQuery } from '../disputes.queries.ts'
import type { DisputePart } from '../disputes-search.ts'
import { SheetFooter } from './sheet-footer.tsx'
import { SheetState } from './sheet-state.tsx'
import { useStartAt } from './use-start-at.ts'

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
