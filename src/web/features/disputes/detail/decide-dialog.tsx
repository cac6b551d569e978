import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DisputeDetail, rejectDispute, resolveDispute } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS, RESOLVING_OUTCOMES, type ResolvingOutcome } from '#shared/domain/dispute-status.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { Field, RadioGroup, TextArea } from '#web/ui/index.ts'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useMove } from './use-move.ts'

interface DecideProps {
  dispute: DisputeDetail
  onClose: () => void
}

export function ResolveDialog({ dispute, onClose }: DecideProps) {
  const t = useTranslations('disputesDetail')
  const [note, keepNote] = useKeptText('dispute-outcome', dispute.id)
  const [outcome, setOutcome] = useState<ResolvingOutcome>()
  const resolving = useMove({
    disputeId: dispute.id,
    move: (chosen: ResolvingOutcome) =>
      call(resolveDispute, { disputeId: dispute.id, outcome: chosen, note: note.trim() }),
    said: 'resolved',
    onDone: () => {
      keepNote('')
      onClose()
    },
  })
  return (
    <DecideFrame
      title={t('moves.resolveTitle')}
      text={t('moves.resolveText')}
      confirm={t('moves.resolve')}
      busyLabel={t('moves.resolving')}
      deciding={resolving}
      isReady={outcome !== undefined}
      onSubmit={() => outcome && resolving.mutate(outcome)}
      onClose={onClose}
    >
      <RadioGroup
        legend={t('moves.outcome')}
        options={RESOLVING_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        isRequired
        value={outcome ?? ''}
        onChange={(event) => setOutcome(RESOLVING_OUTCOMES.find((way) => way === event.target.value))}
      />
      <NoteField note={note} onNote={keepNote} />
    </DecideFrame>
  )
}

export function RejectDialog({ dispute, onClose }: DecideProps) {
  const t = useTranslations('disputesDetail')
  const [note, keepNote] = useKeptText('dispute-outcome', dispute.id)
  const platform = dispute.platform ? PLATFORM_NAMES[dispute.platform] : t('moves.thePlatform')
  const rejecting = useMove({
    disputeId: dispute.id,
    move: () => call(rejectDispute, { disputeId: dispute.id, note: note.trim() }),
    said: 'rejected',
    onDone: () => {
      keepNote('')
      onClose()
    },
  })
  return (
    <DecideFrame
      title={t('moves.rejectTitle')}
      text={t('moves.rejectText', { platform })}
      confirm={t('moves.reject')}
      busyLabel={t('moves.rejecting')}
      deciding={rejecting}
      onSubmit={() => rejecting.mutate()}
      onClose={onClose}
    >
      <NoteField note={note} onNote={keepNote} />
    </DecideFrame>
  )
}

function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const t = useTranslations('disputesDetail.moves')
  return (
    <Field label={t('note')}>
      <TextArea
        rows={3}
        value={note}
        maxLength={DISPUTE_LIMITS.line}
        onChange={(event) => onNote(event.target.value)}
      />
    </Field>
  )
}

interface DecideFrameProps {
  title: string
  text: string
  confirm: string
  busyLabel: string
  deciding: Pick<ReturnType<typeof useMove>, 'isPending' | 'error'>
  isReady?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

function DecideFrame({ title, text, confirm, busyLabel, deciding, children, ...form }: DecideFrameProps) {
  const t = useTranslations('disputesDetail.moves')
  return (
    <FormDialog
      title={title}
      description={text}
      labels={{ cancel: t('cancel'), submit: confirm, busy: busyLabel }}
      isBusy={deciding.isPending}
      problem={{ title: t('failed'), error: deciding.error }}
      {...form}
    >
      {children}
    </FormDialog>
  )
}
