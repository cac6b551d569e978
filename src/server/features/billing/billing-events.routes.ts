import { BILLING_EVENTS_PATH } from '#shared/domain/billing.ts'
import type { BillingProvider } from '#server/adapters/billing/port.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { findOwner, keepEvent } from './billing.repository.ts'
import { followAccountJob } from './follow-account.ts'

const MOST_BYTES = 512 * 1024
const PER_MINUTE = 3000

interface EventDeps {
  transactions: Transactions
  provider: BillingProvider
}

/** Where who collects the money reports. Nobody is signed in: what counts is the signature over the raw body. */
export const billingEvents = ({ transactions, provider }: EventDeps): Mount => ({
  mount(app, { rateLimiter }) {
    app.post(BILLING_EVENTS_PATH, async (context) => {
      labelRoute(context.env.incoming, BILLING_EVENTS_PATH)
      const { address } = requestInfoOf(context.env.incoming)
      const decision = rateLimiter.take(`billing:${rateKeyOf(address)}`, PER_MINUTE)
      if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
      const rawBody = await readBody(context.env.incoming, MOST_BYTES)
      const event = await provider.readEvent(rawBody, context.req.raw.headers)
      if (!event) return context.body(null, 401)
      // 200 only once it is stored: anything else makes them try again.
      if (event !== 'of-no-account') {
        await transactions.platform.step(async (tx) => {
          if (!(await keepEvent(tx, event))) return
          const customerId = await findOwner(tx, event.accountRef)
          if (customerId !== null) await enqueue(tx, followAccountJob, { customerId })
        })
      }
      return context.body(null, 200)
    })
  },
})
