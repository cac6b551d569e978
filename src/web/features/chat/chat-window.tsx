import { useInfiniteQuery } from '@tanstack/react-query'
import { Send, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CHAT_LIMITS, type ChatExchange, type ChatFlow, type ChatMessage } from '#shared/contracts/chat.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Button, joinClasses, TextArea } from '#web/ui/index.ts'
import { AnswerDetails } from './chat-answer.tsx'
import { messagesQuery, useAsk } from './chat.queries.ts'

interface ChatWindowProps {
  /** `null`: a new one, which begins with its first question. */
  conversationId: string | null
  /** Readers see what was said. */
  mayAsk: boolean
  /** The flow whose follow-up questions are offered. */
  flow: ChatFlow | null
  text: string
  setText: (text: string) => void
  input: RefObject<HTMLTextAreaElement | null>
  onAnswered: (exchange: ChatExchange) => void
}

const NONE: readonly string[] = []
const STARTERS = ['week', 'due', 'campaigns', 'worst'] as const

interface Offering {
  isLoaded: boolean
  flow: ChatFlow | null
  last: ChatMessage | undefined
}

/** What follows a flow or an answer; in a new chat what many begin with. */
function useOffered({ isLoaded, flow, last }: Offering): readonly string[] {
  const t = useTranslations('chat.starters')
  if (flow) return flow.responses[0]?.nextQuestions ?? NONE
  if (last) return last.answer?.nextQuestions ?? NONE
  return isLoaded ? STARTERS.map((starter) => t(starter)) : NONE
}

/** What was said, what is on its way, and what may be asked next. */
function useTalk({ conversationId, flow, setText, input, onAnswered }: Omit<ChatWindowProps, 'text' | 'mayAsk'>) {
  const ask = useAsk({ onAnswered })
  const query = useInfiniteQuery(messagesQuery(conversationId))
  const pages = conversationId === null ? [] : (query.data?.pages ?? [])
  const messages = pages.toReversed().flatMap(({ items }) => items)
  const send = (typed: string) => {
    const question = typed.trim()
    if (question === '' || ask.isPending) return
    setText('')
    ask.mutate(
      { text: question, ...(conversationId !== null && { conversationId }) },
      // It waits in the field for the next try, unless something else has been begun there.
      { onError: () => setText(input.current?.value.trim() ? input.current.value : question) },
    )
    input.current?.focus()
  }
  const stop = () => {
    ask.stop()
    input.current?.focus()
  }
  const isHere = ask.isPending && (ask.variables.conversationId ?? null) === conversationId
  const offered = useOffered({ isLoaded: conversationId === null || query.isSuccess, flow, last: messages.at(-1) })
  return {
    ask,
    query,
    messages,
    send,
    stop,
    pending: isHere ? ask.variables.text : null,
    offered,
  }
}

export function ChatWindow({ text, mayAsk, ...props }: ChatWindowProps) {
  const t = useTranslations('chat')
  const { conversationId, setText, input } = props
  const { ask, query, messages, send, stop, pending, offered } = useTalk(props)
  const log = (
    <Log count={messages.length} isAsking={pending !== null}>
      {query.hasNextPage ? <Earlier query={query} /> : <Bubble sender="bot">{t('greeting')}</Bubble>}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {pending !== null && <Bubble sender="user">{pending}</Bubble>}
      {pending !== null && <Typing />}
    </Log>
  )
  return (
    <section
      aria-label={t('window')}
      // On a phone it ends above the bar at the bottom, so that one can type without scrolling.
      className="flex h-[min(44rem,75dvh)] flex-col rounded-card border border-line bg-card max-sm:h-[max(24rem,calc(100dvh-22.5rem))]"
    >
      {conversationId === null ? (
        log
      ) : (
        <QueryState query={query} failedTitle={t('messagesFailed')}>
          {() => log}
        </QueryState>
      )}
      {mayAsk && (
        <div className="mt-auto flex flex-col gap-3 border-t border-line p-3">
          <Chips questions={pending === null ? offered : NONE} onAsk={send} />
          <ProblemBanner title={t('sendFailed')} error={ask.error} />
          <Composer {...{ text, setText, input }} isBusy={ask.isPending} onSend={() => send(text)} onStop={stop} />
        </div>
      )}
    </section>
  )
}

function Earlier({ query }: { query: ReturnType<typeof useTalk>['query'] }) {
  const t = useTranslations('chat')
  return (
    <Button
      size="small"
      className="self-center"
      isBusy={query.isFetchingNextPage}
      busyLabel={t('loadingEarlier')}
      onClick={() => void query.fetchNextPage()}
    >
      {t('earlier')}
    </Button>
  )
}

const SPACE_PX = 16

interface LogProps {
  count: number
  isAsking: boolean
  children: ReactNode
}

/** Stays at its end, where the newest is; of an answer that is longer than that the question and its beginning are shown. */
function Log({ count, isAsking, children }: LogProps) {
  const t = useTranslations('chat')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = box.current
    const asked = [...(shown?.querySelectorAll('[data-sender=user]') ?? [])].at(-1)
    if (!shown || !asked) return
    const above = asked.getBoundingClientRect().top - shown.getBoundingClientRect().top
    shown.scrollTo({ top: shown.scrollTop + above - SPACE_PX })
  }, [count, isAsking])
  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-label={t('log')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and often has nothing else to focus.
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4"
    >
      {children}
    </div>
  )
}

function Bubble({ sender, children }: { sender: ChatMessage['sender']; children: ReactNode }) {
  const t = useTranslations('chat.senders')
  return (
    <div
      data-sender={sender}
      className={joinClasses(
        'flex max-w-[min(36rem,90%)] flex-col gap-2 rounded-card px-3 py-2',
        sender === 'user' ? 'self-end bg-accent text-accent-ink' : 'self-start bg-inset',
      )}
    >
      <span className="sr-only">{t(sender)}</span>
      <div dir="auto" className="break-words whitespace-pre-wrap">
        {children}
      </div>
    </div>
  )
}

function Message({ message: { sender, text, answer } }: { message: ChatMessage }) {
  return (
    <>
      <Bubble sender={sender}>{text}</Bubble>
      {answer && <AnswerDetails answer={answer} />}
    </>
  )
}

const DOT_DELAYS = ['0ms', '150ms', '300ms']

function Typing() {
  const t = useTranslations('chat')
  return (
    <div className="flex items-center gap-1 self-start rounded-card bg-inset px-3 py-3">
      <span className="sr-only">{t('typing')}</span>
      {DOT_DELAYS.map((animationDelay) => (
        <span
          key={animationDelay}
          aria-hidden
          className="size-1.5 rounded-full bg-ink-muted motion-safe:animate-bounce"
          style={{ animationDelay }}
        />
      ))}
    </div>
  )
}

function Chips({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  const t = useTranslations('chat')
  if (questions.length === 0) return null
  return (
    <ul aria-label={t('suggestions')} className="flex gap-2 max-sm:overflow-x-auto sm:flex-wrap">
      {questions.map((question) => (
        <li key={question} className="max-w-full max-sm:shrink-0">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 max-w-full rounded-full border border-line-strong px-3 py-1 text-left text-sm break-words hover:bg-inset max-sm:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ComposerProps {
  text: string
  setText: (text: string) => void
  input: RefObject<HTMLTextAreaElement | null>
  isBusy: boolean
  onSend: () => void
  onStop: () => void
}

function Composer({ text, setText, input, isBusy, onSend, onStop }: ComposerProps) {
  const t = useTranslations('chat')
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to the keyboard's own window.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextArea
        ref={input}
        rows={1}
        className="min-h-11 flex-1"
        aria-label={t('message')}
        placeholder={t('placeholder')}
        maxLength={CHAT_LIMITS.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={sendOnEnter}
      />
      {isBusy ? (
        // Another button than the one that sends: the press that stops may not send again.
        <Button key="stop" icon={<Square aria-hidden />} onClick={onStop}>
          {t('stop')}
        </Button>
      ) : (
        <Button key="send" type="submit" variant="primary" icon={<Send aria-hidden />} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      )}
    </form>
  )
}
