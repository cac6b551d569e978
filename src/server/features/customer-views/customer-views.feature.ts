import { endCustomerView, startCustomerView, VIEW_MINUTES } from '#shared/contracts/customer-views.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { put, findStatus, take } from './customer-views.repository.ts'

/** To the team it is the house that looks, whoever that is there. */
const THE_HOUSE = { userId: null, name: 'Goodword' }

/** Administrators see what a customer sees, to read. What such a request may is decided where access is (`admit`). */
export function makeCustomerViews({ transactions, adminTransactions: admins }: Foundations) {
  return {
    routes: [
      implement(startCustomerView, ({ actor: admin, input: { customerId, reason }, request }) => {
        const deed = { admin, requestId: request.id, action: 'customers.view-as', customerId, reason }
        return admins.transaction(deed, async (tx, _note, within) => {
          const status = await findStatus(tx, customerId)
          if (!status) throw refusal('nothing-here')
          if (isClosed({ plan: { status } })) throw refusal('view-shut')
          const { sessionId, userId } = admin
          const endsAt = await put(tx, { sessionId, userId, customerId, minutes: VIEW_MINUTES })
          await within(transactions, customerId, (own) =>
            recordActivity(own, THE_HOUSE, 'workspace.viewed', { type: 'customer', id: customerId, label: reason }),
          )
          return { endsAt: endsAt.toISOString() }
        })
      }),
      implement(endCustomerView, ({ actor: admin, request }) =>
        admins.transaction({ admin, requestId: request.id, action: 'customers.view-end' }, async (tx, note) => {
          const customerId = await take(tx, admin.sessionId)
          note(customerId === undefined ? {} : { customerId })
          return { hasEnded: true }
        }),
      ),
    ],
  }
}
