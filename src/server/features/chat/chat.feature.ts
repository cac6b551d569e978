import * as contract from '#shared/contracts/chat.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { answerByFlow, fallBack } from './answer-question.ts'
import { isSeeded } from './chat.repository.ts'
import {
  deleteConversation,
  describeConversations,
  describeMessages,
  keepExchange,
  openConversation,
} from './conversations.ts'
import { changeFlow, createFlow, deleteFlow, describeFlows, seedFlows } from './flows.ts'

/** Flows that answer, conversations that are kept, and the assistant for whatever no flow answers. */
export function makeChat({ transactions }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      implement(contract.listChatFlows, async ({ actor: { customerId } }) => {
        const isMade = await transactions.read(customerId, isSeeded)
        // A look cannot write; the first one of a customer has to.
        if (!isMade) await transactions.step(customerId, seedFlows)
        return transactions.read(customerId, describeFlows)
      }),
      route(contract.createChatFlow, createFlow),
      route(contract.changeChatFlow, changeFlow),
      route(contract.deleteChatFlow, deleteFlow),
      route(contract.listConversations, describeConversations),
      route(contract.listChatMessages, describeMessages),
      route(contract.deleteConversation, deleteConversation),
      route(contract.askChat, async (tx, actor, input) => {
        await seedFlows(tx)
        const conversation = await openConversation(tx, actor, input)
        const said =
          (await answerByFlow(tx, conversation.id, input.text)) ??
          fallBack(actor.language ?? (await getSettings(tx)).general.language)
        return keepExchange(tx, conversation, { question: input.text, said })
      }),
    ],
  }
}
