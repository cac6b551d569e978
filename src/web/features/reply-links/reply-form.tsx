import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ReplyLink } from '#shared/contracts/reply-links.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { placeDoubts } from '#shared/domain/place-doubts.ts'
import { isFromDraft, measureDraftShare } from '#shared/domain/draft-share.ts'
import { useOriginWords } from '#web/components/origin-badge.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { useDoubtMarks } from '#web/kernel/formatting/use-doubt-marks.ts'
import { useReplyRoom } from '#web/kernel/formatting/use-reply-room.ts'
import { buttonClasses, Field, joinClasses, MarkedTextArea, MarkList } from '#web/ui/index.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { keptText } from './kept-text.ts'
import { useApprove } from './reply-links.queries.ts'

interface ReplyFormProps {
  word: string
  link: ReplyLink
  onSent: () => void
}

export function ReplyForm({ word, link, onSent }: ReplyFormProps) {
  const t = useTranslations('replyLink')
  const { text, setText, isKept } = useKeptText(word, link)
  const [isTried, setIsTried] = useState(false)
  const field = useEditedField()
  const noted = useDoubtMarks(placeDoubts(text, link.draft, link.doubts))
  const { room, fault } = useReplyRoom(link, text)
  const isEmpty = text.trim() === ''
  const approve = useApprove(word, onSent)

  function send() {
    setIsTried(true)
    if (isEmpty || fault !== undefined) field.current?.focus()
    else approve.mutate(text.trim())
  }

  return (
    <Form onSubmit={send}>
      <Field
        label={t('reply')}
        aside={<span className={joinClasses('tabular-nums', fault && 'font-medium text-bad')}>{room}</span>}
        error={fault ?? (isTried && isEmpty && t('empty'))}
        hint={<TextOrigin link={link} text={text} isKept={isKept} />}
      >
        <MarkedTextArea
          ref={field}
          rows={6}
          value={text}
          marks={noted.marks}
          placeholder={t('placeholder')}
          readOnly={approve.isPending}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <MarkList text={text} field={field} {...noted} />
      <WayNotice link={link} />
      <ProblemBanner title={t('sendFailed')} error={approve.error} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="large" isBusy={approve.isPending} busyLabel={t('sending')}>
          <SendLabel link={link} />
        </SubmitButton>
        <ProductLink href={link.link} className={buttonClasses({ size: 'large' })}>
          {t('openReview')}
        </ProductLink>
      </div>
      <SmallPrint expiresAt={link.expiresAt} />
    </Form>
  )
}

/** Where the reply will go, in honest words. */
function WayNotice({ link: { needsApproval, needsReconnect, replyWay, platform } }: Pick<ReplyFormProps, 'link'>) {
  const t = useTranslations('reviewsRespond.notice')
  const way = needsReconnect ? 'broken' : needsApproval ? 'approval' : replyWay
  return <p className="text-sm text-ink-muted">{t(way, { platform: PLATFORM_NAMES[platform] })}</p>
}

function SendLabel({ link }: Pick<ReplyFormProps, 'link'>) {
  const t = useTranslations('replyLink')
  const respond = useTranslations('reviewsRespond')
  const labels = {
    askForApproval: t('askForApproval'),
    approveAndSend: t('approve'),
    approve: respond('approve'),
  }
  return labels[nameSending(link)]
}

function useKeptText(word: string, { draft, expiresAt }: ReplyLink) {
  const [kept] = useState(() => keptText.find(word))
  const [text, setText] = useState(kept ?? draft)
  const put = (typed: string) => {
    setText(typed)
    keptText.keep(word, { text: typed, expiresAt })
  }
  return { text, setText: put, isKept: kept !== null }
}

/** The mail's "Edit" leads straight into the text. */
function useEditedField() {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (new URLSearchParams(location.search).has('edit')) field.current?.focus()
  }, [])
  return field
}

/** As the server will judge it: a text in which hardly anything of the draft is left is the person's own. */
function TextOrigin({ link, text, isKept }: { link: ReplyLink; text: string; isKept: boolean }) {
  const t = useTranslations('replyLink')
  const wordsFor = useOriginWords()
  const isDrafted = isFromDraft(measureDraftShare(text, link.draft))
  return (
    <span className="flex flex-wrap gap-x-3">
      {text.trim() !== '' && (
        <span className="font-medium">{isDrafted ? wordsFor(link.draftOrigin) : t('ownText')}</span>
      )}
      {isKept && <span>{t('kept')}</span>}
    </span>
  )
}

function SmallPrint({ expiresAt }: Pick<ReplyLink, 'expiresAt'>) {
  const t = useTranslations('replyLink')
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(expiresAt))
  return (
    <p className="text-sm text-ink-muted">
      {t('nothingYet')} {t('worksUntil', { time })}
    </p>
  )
}

/** What the button does, as the button of the mail says it: nothing is promised that cannot happen now. */
export function nameSending({
  needsApproval,
  needsReconnect,
  replyWay,
}: Pick<ReplyLink, 'needsApproval' | 'needsReconnect' | 'replyWay'>): 'askForApproval' | 'approveAndSend' | 'approve' {
  if (needsApproval) return 'askForApproval'
  return replyWay === 'api' && !needsReconnect ? 'approveAndSend' : 'approve'
}
