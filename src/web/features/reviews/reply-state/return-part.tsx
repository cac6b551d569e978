import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { returnReply } from '#shared/contracts/replies.ts'
import { Button, Dialog, Field, TextArea, useToast } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { type OfReply, useReplyAction } from './use-reply-action.ts'

/** Back to its author, with what should change. */
export function ReturnPart({ review, reply }: OfReply) {
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
  const formId = useId()
  const [note, setNote] = useState('')
  const { perform, isBusy, error } = useReplyAction({ review, reply })
  const name = reply.authorName ?? t('state.somebody')
  const isBlank = note.trim() === ''
  const send = () =>
    perform(returnReply, { note: note.trim() }, () => {
      onClose()
      toast({ tone: 'good', title: t('return.done', { name }) })
    })
  const look = { variant: 'primary', busyLabel: t('return.returning') } as const
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('return.title', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('return.cancel')}</Button>
          <Button type="submit" form={formId} disabled={isBlank} isBusy={isBusy} {...look}>
            {t('return.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank) void send()
        }}
      >
        <Field label={t('return.note')} isRequired>
          <TextArea rows={3} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <ProblemBanner title={t('return.failed')} error={error} />
      </form>
    </Dialog>
  )
}
