import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesSquare, PanelLeft, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChatExchange, ChatFlow } from '#shared/contracts/chat.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { Page } from '#web/components/page.tsx'
import { isReader, useMe } from '#web/kernel/session/me.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { Button, Sheet } from '#web/ui/index.ts'
import { ChatWindow } from './chat-window.tsx'
import { conversationsQuery, flowsQuery } from './chat.queries.ts'
import { Conversations } from './conversations.tsx'
import { FlowsPanel } from './flows-panel.tsx'

/** In the address instead of a conversation's id. */
const NEW = 'new'

/** Which conversation is shown: the one in the address, else the one that went on last. */
function useConversation(latest: string | undefined) {
  const { conversation } = useSearch({ from: '/shell/chat' })
  const navigate = useNavigate()
  const open = (id: string | undefined, isReplacing = false) =>
    void navigate({ to: paths.chat, search: id === undefined ? {} : { conversation: id }, replace: isReplacing })
  const id = conversation === NEW ? null : (conversation ?? latest ?? null)
  return { id, open }
}

export function ChatPage() {
  const t = useTranslations('chat')
  const isPhone = useIsPhone()
  const mayAsk = !isReader(useMe())
  const [isPanelOpen, setIsPanelOpen] = useState(!isPhone)
  const [isListOpen, setIsListOpen] = useState(false)
  const conversations = useInfiniteQuery(conversationsQuery)
  const { id, open } = useConversation(conversations.data?.pages[0]?.items[0]?.id)
  const actions = (
    <>
      {mayAsk && (
        <Button icon={<Plus aria-hidden />} onClick={() => open(NEW)}>
          {t('new')}
        </Button>
      )}
      <Button icon={<MessagesSquare aria-hidden />} onClick={() => setIsListOpen(true)}>
        {t('conversations.title')}
      </Button>
      <Button icon={<PanelLeft aria-hidden />} aria-expanded={isPanelOpen} onClick={() => setIsPanelOpen(!isPanelOpen)}>
        {t(isPanelOpen ? 'hideFlows' : 'showFlows')}
      </Button>
    </>
  )
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={actions}>
      <QueryState query={conversations} failedTitle={t('failed')}>
        {() => <Talk {...{ id, open, isPhone, mayAsk, isPanelOpen, setIsPanelOpen }} />}
      </QueryState>
      <Conversations
        query={conversations}
        mayDelete={mayAsk}
        shownId={id}
        isOpen={isListOpen}
        onOpenChange={setIsListOpen}
        onChoose={(chosen) => open(chosen)}
        onDeleted={(gone) => gone === id && open(undefined, true)}
      />
    </Page>
  )
}

interface TalkProps extends ReturnType<typeof useConversation> {
  isPhone: boolean
  mayAsk: boolean
  isPanelOpen: boolean
  setIsPanelOpen: (isOpen: boolean) => void
}

/** The flows beside the window; on a phone in a sheet, which closes for what is done with one of them. */
function Talk({ id, open, isPhone, mayAsk, isPanelOpen, setIsPanelOpen }: TalkProps) {
  const t = useTranslations('chat')
  const [selected, setSelected] = useState<ChatFlow | null>(null)
  const [text, setText] = useKeptText('chat', 'question')
  const input = useRef<HTMLTextAreaElement>(null)
  const query = useQuery(flowsQuery)
  const leavePanel = () => isPhone && setIsPanelOpen(false)
  const test = (flow: ChatFlow) => {
    setText(flow.triggers[0] ?? flow.name)
    leavePanel()
    requestAnimationFrame(() => input.current?.focus())
  }
  const select = (flow: ChatFlow) => {
    setSelected(flow)
    leavePanel()
  }
  const follow = ({ conversation }: ChatExchange) => {
    setSelected(null)
    if (conversation.id !== id) open(conversation.id, true)
  }
  const panel = <FlowsPanel {...{ query, mayAsk }} selectedId={selected?.id ?? null} onSelect={select} onTest={test} />
  return (
    <div className="flex items-start gap-6">
      {!isPhone && isPanelOpen && (
        <section aria-label={t('flows.title')} className="w-72 shrink-0 lg:w-80">
          {panel}
        </section>
      )}
      <div className="min-w-0 flex-1">
        <ChatWindow conversationId={id} flow={selected} onAnswered={follow} {...{ mayAsk, text, setText, input }} />
      </div>
      {isPhone && (
        <Sheet isOpen={isPanelOpen} title={t('flows.title')} onOpenChange={setIsPanelOpen}>
          {panel}
        </Sheet>
      )}
    </div>
  )
}
