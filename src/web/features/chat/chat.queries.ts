import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  askChat,
  changeChatFlow,
  type ChatExchange,
  type ChatFlow,
  chatFlowInput,
  createChatFlow,
  deleteChatFlow,
  deleteConversation,
  listChatFlows,
  listChatMessages,
  listConversations,
} from '#shared/contracts/chat.ts'
import { createCampaign } from '#shared/contracts/campaigns.ts'
import type { InputOf, OutputOf } from '#shared/contracts/endpoint.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, pagedQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const flowsQuery = endpointQuery(queryKeys.chatFlows, listChatFlows, {})
export const conversationsQuery = pagedQuery(queryKeys.chatConversations, listConversations, {})

const messagesKey = (conversationId: string) => [...queryKeys.chatMessages, conversationId]

/** The latest first, page by page; within a page the newest is at the end. */
export const messagesQuery = (conversationId: string | null) => ({
  ...pagedQuery(messagesKey(conversationId ?? ''), listChatMessages, { conversationId: conversationId ?? '' }),
  enabled: conversationId !== null,
})

const flowChanges = { renews: [queryKeys.chatFlows] }

export const useCreateFlow = () =>
  useChange((input: InputOf<typeof createChatFlow>) => call(createChatFlow, input), flowChanges)
export const useChangeFlow = () =>
  useChange((input: InputOf<typeof changeChatFlow>) => call(changeChatFlow, input), flowChanges)

export async function removeFlow(flow: ChatFlow): Promise<ChatFlow> {
  await call(deleteChatFlow, { flowId: flow.id })
  return flow
}

/** What says who made it when stays behind: it is made anew. */
export const restoreFlow = (flow: ChatFlow) => call(createChatFlow, chatFlowInput.parse(flow))

export const useSwitchFlow = () =>
  useChange(
    ({ flow, isEnabled }: { flow: ChatFlow; isEnabled: boolean }) =>
      call(changeChatFlow, {
        flowId: flow.id,
        revision: flow.revision,
        flow: { ...chatFlowInput.parse(flow), isEnabled },
      }),
    flowChanges,
  )

export const useDeleteConversation = () =>
  useChange((conversationId: string) => call(deleteConversation, { conversationId }), {
    renews: [queryKeys.chatConversations],
  })

/** A draft, to be opened and read before anything goes out. */
export const useDraftCampaign = () =>
  useChange((input: InputOf<typeof createCampaign>) => call(createCampaign, input), { renews: [queryKeys.campaigns] })

/** Nobody answers in no time: before that it would look as if the question had not been read. */
const ANSWER_AFTER_MS = 1000

type Messages = InfiniteData<OutputOf<typeof listChatMessages>>

/** `stop`: nothing more is waited for; what was asked is then not answered. */
export function useAsk({ onAnswered }: { onAnswered: (exchange: ChatExchange) => void }) {
  const queryClient = useQueryClient()
  const waiting = useRef<AbortController>(null)
  const asking = useChange(
    async (input: InputOf<typeof askChat>) => {
      const { signal } = (waiting.current = new AbortController())
      const [exchange] = await Promise.all([
        call(askChat, input, { signal }),
        new Promise<void>((resolve) => {
          setTimeout(resolve, ANSWER_AFTER_MS)
          signal.addEventListener('abort', () => resolve())
        }),
      ])
      return exchange
    },
    {
      renews: [queryKeys.chatConversations],
      // It may have been answered all the same.
      onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.chatMessages }),
      onSuccess: (exchange) => {
        queryClient.setQueryData<Messages>(messagesKey(exchange.conversation.id), (shown) => addTo(shown, exchange))
        onAnswered(exchange)
      },
    },
  )
  const isStopped = isAbort(asking.error)
  return { ...asking, error: isStopped ? null : asking.error, stop: () => waiting.current?.abort() }
}

const isAbort = (error: Error | null) => error instanceof DOMException && error.name === 'AbortError'

function addTo(shown: Messages | undefined, { conversation, question, answer }: ChatExchange): Messages {
  const [latest, ...earlier] = shown?.pages ?? []
  const items = [...(latest?.items ?? []), question, answer]
  return {
    pages: [{ conversation, items, nextCursor: latest?.nextCursor ?? null }, ...earlier],
    pageParams: shown?.pageParams ?? [''],
  }
}
