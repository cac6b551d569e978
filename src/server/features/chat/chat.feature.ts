import * as contract from '#shared/contracts/chat.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import { answerQuestion } from './answer-question.ts'
import { isSeeded } from './chat.repository.ts'
import { deleteConversation, describeConversations, describeMessages } from './conversations.ts'
import { changeFlow, createFlow, deleteFlow, describeFlows, seedFlows } from './flows.ts'

/** Flows that answer, conversations that are kept, and the assistant for whatever no flow answers. */
export function makeChat({ transactions }: Foundations, { access }: { access: AssistantAccess }) {
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
      implement(contract.askChat, ({ actor, input, whileAwaited }) =>
        answerQuestion({ transactions, ...access, awaited: whileAwaited() }, actor, input),
      ),
    ],
  }
}
