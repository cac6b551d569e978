import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DisputeDetail, reopenDispute } from '#shared/contracts/disputes.ts'
import { call } from '#web/kernel/api/call.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, useToast } from '#web/ui/index.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { AppealDialog } from '../filing/appeal-dialog.tsx'
import { listMoves, type Move } from './available-moves.ts'
import { RejectDialog, ResolveDialog } from './decide-dialog.tsx'
import { useMove } from './use-move.ts'

/** What may become of it from here. */
export function MoveButtons({ dispute }: { dispute: DisputeDetail }) {
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
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const reopening = useMove({ disputeId, move: () => call(reopenDispute, { disputeId }), said: 'reopened' })
  const reopen = () =>
    reopening.mutate(undefined, {
      onError: (error) => toast({ tone: 'bad', title: t('failed'), text: sentenceFor(error), durationMs: 0 }),
    })
  return (
    <Button isBusy={reopening.isPending} busyLabel={t('reopening')} onClick={reopen}>
      {t('reopen')}
    </Button>
  )
}
