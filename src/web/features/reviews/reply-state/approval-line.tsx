import { useTranslations } from 'use-intl'
import { approveReply, returnReply } from '#shared/contracts/replies.ts'
import { can, useMe, waitsForApproval } from '#web/kernel/session/me.ts'
import { Button, Field, TextArea, useToast } from '#web/ui/index.ts'
import { useState } from 'react'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { AssistanceBadge } from '../replies/assistance-badge.tsx'
import { useAnnounceReply } from '../reply-outcome/use-announce-reply.ts'
import { ActionFault } from './action-fault.tsx'
import { StateFace } from './state-face.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'

type ApprovalLineProps = OfReply & { onEdit: () => void }

const QUOTE_CLASSES = 'border-l-2 border-line-strong pl-3 break-words whitespace-pre-line'

/** Waits for somebody who may let it go out. */
export function ApprovalLine({ review, reply, onEdit }: ApprovalLineProps) {
  const t = useTranslations('reviewsRespond.state')
  const me = useMe()
  const isOwn = reply.authorName === me.user.name && waitsForApproval(me)
  const canDecide = can(me, 'replies.publish') && !isOwn
  const name = reply.authorName ?? t('somebody')
  return (
    <StateFace
      tone="waiting"
      title={isOwn ? t('awaitingOwn') : t('awaiting', { name })}
      actions={canDecide ? <Decision {...{ review, reply, onEdit }} /> : <EditButton onEdit={onEdit} />}
    >
      <blockquote dir="auto" className={QUOTE_CLASSES}>
        {reply.text}
      </blockquote>
      <p className="flex flex-wrap items-center gap-1.5 empty:hidden">
        <AssistanceBadge isAiGenerated={reply.aiGenerated} reply={reply} />
      </p>
    </StateFace>
  )
}

function Decision({ review, reply, onEdit }: ApprovalLineProps) {
  const t = useTranslations('reviewsRespond.action')
  const announce = useAnnounceReply()
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  return (
    <>
      <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void perform(approveReply, {}, announce)}>
        {t('approve')}
      </Button>
      <EditButton onEdit={onEdit} />
      <ReturnPart review={review} reply={reply} />
      <ActionFault error={error} />
    </>
  )
}

/** Came back with a note; its author has the text as a draft. */
export function ReturnedLine({ reply, onEdit }: ApprovalLineProps) {
  const t = useTranslations('reviewsRespond.state')
  return (
    <StateFace
      tone="warn"
      title={t('returned', { name: reply.decidedByName ?? t('somebody') })}
      actions={<EditButton onEdit={onEdit} />}
    >
      {reply.returnNote !== null && (
        <blockquote dir="auto" className={QUOTE_CLASSES}>
          {reply.returnNote}
        </blockquote>
      )}
    </StateFace>
  )
}

function EditButton({ onEdit }: { onEdit: () => void }) {
  const t = useTranslations('reviewsRespond.action')
  const me = useMe()
  if (!can(me, 'replies.draft')) return null
  return (
    <Button size="small" onClick={onEdit}>
      {t('edit')}
    </Button>
  )
}

/** Back to its author, with what should change. */
function ReturnPart({ review, reply }: OfReply) {
  const t = useTranslations('reviewsRespond')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('action.return')}
      </Button>
      {isOpen && <ReturnDialog {...{ review, reply }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReturnDialog({ review, reply, onClose }: OfReply & { onClose: () => void }) {
  const t = useTranslations('reviewsRespond')
  const toast = useToast()
  const [note, setNote] = useState('')
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  const name = reply.authorName ?? t('state.somebody')
  const send = () =>
    perform(returnReply, { note: note.trim() }, () => {
      onClose()
      toast({ tone: 'good', title: t('return.done', { name }) })
    })
  return (
    <FormDialog
      title={t('return.title', { name })}
      labels={{ cancel: t('return.cancel'), submit: t('return.confirm'), busy: t('return.returning') }}
      isReady={note.trim() !== ''}
      isBusy={isBusy}
      onSubmit={send}
      problem={{ title: t('return.failed'), error }}
      onClose={onClose}
    >
      <Field label={t('return.note')} isRequired>
        <TextArea rows={3} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
