import { Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PageReplyState, PageResponse } from '#shared/contracts/page-responses.ts'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Field, SheetSection, TextArea } from '#web/ui/index.ts'
import { useReply } from './page-responses.queries.ts'

const TONES: Record<PageReplyState, 'info' | 'good' | 'bad'> = { queued: 'info', sent: 'good', failed: 'bad' }

/** What was written back, and a place to write where they agreed to it. */
export function ResponseReplies({ response }: { response: PageResponse }) {
  const t = useTranslations('pageResponses.reply')
  const canManage = can(useMe(), 'qr-codes.manage')
  const { replies, canReply } = response
  return (
    <SheetSection title={t('title')}>
      {replies.length > 0 && (
        <ul aria-label={t('sent')} className="flex flex-col gap-3">
          {replies.map((reply) => (
            <li key={reply.id} className="flex flex-col gap-1.5 rounded-card bg-inset p-3">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
                <span className="font-medium text-ink">{reply.authorName ?? t('someone')}</span>
                <RelativeTime at={reply.createdAt} />
                <Badge tone={TONES[reply.state]}>{t(`states.${reply.state}`)}</Badge>
              </p>
              <p dir="auto" className="break-words whitespace-pre-line">
                {reply.text}
              </p>
              {reply.state === 'failed' && <p className="text-sm text-bad">{t('failedText')}</p>}
            </li>
          ))}
        </ul>
      )}
      {!canReply && <p className="text-ink-muted">{t('cannot')}</p>}
      {canReply && canManage && <ReplyForm response={response} />}
      {canReply && !canManage && replies.length === 0 && <p className="text-ink-muted">{t('mayNot')}</p>}
    </SheetSection>
  )
}

function ReplyForm({ response: { id, email } }: { response: PageResponse }) {
  const t = useTranslations('pageResponses.reply')
  const [text, setText] = useKeptText('page-reply', id)
  const reply = useReply(id)
  const myEmail = useMe().user.email
  const send = () => {
    const written = text.trim()
    if (written === '' || reply.isPending) return
    reply.mutate(written, { onSuccess: () => setText('') })
  }
  return (
    <Form className="flex flex-col gap-3" onSubmit={send}>
      <Field label={t('label')} hint={t('hint', { email: email ?? '', myEmail: myEmail ?? '' })}>
        <TextArea
          rows={5}
          maxLength={HOSTED_PAGE_LIMITS.reply}
          value={text}
          readOnly={reply.isPending}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <ProblemBanner title={t('failed')} error={reply.error} />
      <SubmitButton
        className="self-start"
        icon={<Send aria-hidden />}
        isReady={text.trim() !== ''}
        isBusy={reply.isPending}
        busyLabel={t('sending')}
      >
        {t('send')}
      </SubmitButton>
    </Form>
  )
}
