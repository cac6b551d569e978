import { Check, Mail, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { contactAnswerInput, type ContactMessage } from '#shared/contracts/contact-messages.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { Badge, Button, buttonClasses, Field, joinClasses, TextArea, useToast } from '#web/ui/index.ts'
import { useAnswerMessage } from './contact-messages.queries.ts'
import type { Locale } from '#shared/domain/locales.ts'

const LONG_FROM_CHARACTERS = 600
const LONG_FROM_LINES = 8

function isLong(text: string): boolean {
  return text.length > LONG_FROM_CHARACTERS || text.split('\n').length > LONG_FROM_LINES
}

/** What a visitor wrote; a very long message shows its beginning until asked for the rest. */
function ContactMessageText({ text, language }: { text: string; language: Locale }) {
  const t = useTranslations('contactMessages')
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = isLong(text) && !isWhole

  return (
    <>
      <p
        lang={language}
        className={joinClasses('max-w-prose break-words whitespace-pre-wrap', isFolded && 'line-clamp-6')}
      >
        {text}
      </p>
      {isLong(text) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          className="self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showLess') : t('showMore')}
        </Button>
      )}
    </>
  )
}

interface ContactMessageRowProps {
  message: ContactMessage
  onHandle: () => void
}

function mailtoLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

/** What comes first is seen to. */
function toneOf({ handledAt, topic }: ContactMessage) {
  if (handledAt !== null) return 'neutral'
  return topic === 'priority' ? 'warn' : 'info'
}

export function ContactMessageRow({ message, onHandle }: ContactMessageRowProps) {
  const t = useTranslations('contactMessages')
  const locale = useLocale()
  const replyLink = useRef<HTMLAnchorElement>(null)
  const { name, handledBy } = message
  const isOpen = message.handledAt === null
  const mayOperate = useMayOperate()
  const languageName = new Intl.DisplayNames([locale], { type: 'language' }).of(message.language) ?? message.language

  const handle = () => {
    // The button goes away; the focus must not go with it.
    replyLink.current?.focus()
    onHandle()
  }

  return (
    <li className="flex flex-col gap-2 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{name}</span>
        <span className="min-w-0 text-ink-muted break-all">{message.email}</span>
        <Badge tone={toneOf(message)}>{t(`topics.${message.topic}`)}</Badge>
        <RelativeTime at={message.createdAt} className="text-sm text-ink-muted sm:ml-auto" />
      </div>
      <ContactMessageText text={message.message} language={message.language} />
      <div className="flex flex-wrap items-center gap-2">
        <a
          ref={replyLink}
          href={mailtoLink(message.email, t('replySubject'))}
          aria-label={t('replyTo', { name })}
          className={buttonClasses({ size: 'small' })}
        >
          <Mail aria-hidden />
          {t('reply')}
        </a>
        {isOpen && mayOperate && (
          <Button size="small" icon={<Check aria-hidden />} aria-label={t('handleOf', { name })} onClick={handle}>
            {t('handle')}
          </Button>
        )}
        {!isOpen && (
          <Badge tone="good" icon={<Check aria-hidden />}>
            {handledBy === null ? t('handled') : t('handledBy', { name: handledBy })}
          </Badge>
        )}
        <span className="text-sm text-ink-muted">{t('wroteIn', { language: languageName })}</span>
      </div>
      <Answer message={message} />
    </li>
  )
}

function Answer({ message: { id, name, answer, language } }: { message: ContactMessage }) {
  const t = useTranslations('contactMessages')
  const [isAnswering, setIsAnswering] = useState(false)
  const mayOperate = useMayOperate()
  if (answer !== null) return <GivenAnswer answer={answer} language={language} />
  if (!mayOperate) return null
  if (isAnswering) return <AnswerForm messageId={id} name={name} onClose={() => setIsAnswering(false)} />
  return (
    <Button
      size="small"
      className="self-start"
      icon={<Send aria-hidden />}
      aria-label={t('answerTo', { name })}
      onClick={() => setIsAnswering(true)}
    >
      {t('answer')}
    </Button>
  )
}

function GivenAnswer({ answer, language }: { answer: NonNullable<ContactMessage['answer']>; language: Locale }) {
  const t = useTranslations('contactMessages')
  return (
    <div className="flex flex-col gap-1 rounded-control bg-inset p-4">
      <span className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
        {answer.by === null ? t('answered') : t('answeredBy', { name: answer.by })}
        <RelativeTime at={answer.at} />
      </span>
      <ContactMessageText text={answer.text} language={language} />
    </div>
  )
}

interface AnswerFormProps {
  messageId: string
  name: string
  onClose: () => void
}

/** It leaves by mail, once; until then it can be left. */
function AnswerForm({ messageId, name, onClose }: AnswerFormProps) {
  const t = useTranslations('contactMessages')
  const sentenceOf = useFieldSentence()
  const toast = useToast()
  const send = useAnswerMessage(messageId)
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
  const fault = contactAnswerInput.safeParse({ text }).error?.issues[0]
  const submit = () => {
    setIsSent(true)
    if (fault || send.isPending) return
    send.mutate(text, { onSuccess: () => void toast({ tone: 'good', title: t('answerSent', { name }) }) })
  }
  return (
    <Form onSubmit={submit}>
      <Field label={t('answerLabel', { name })} hint={t('answerHint')} error={isSent ? sentenceOf(fault) : undefined}>
        <TextArea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ProblemBanner title={t('answerFailed')} error={send.error} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={send.isPending} busyLabel={t('answerSending')}>
          {t('answerSend')}
        </SubmitButton>
        <Button onClick={onClose}>{t('answerCancel')}</Button>
      </div>
    </Form>
  )
}
