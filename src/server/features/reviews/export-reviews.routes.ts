import { Readable } from 'node:stream'
import { exportReviews, type ReviewExport } from '#shared/contracts/reviews.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { admitCaller, readQuery, takePlace, type Mount } from '#server/kernel/http/mount-endpoints.ts'
import { parseInput } from '#server/kernel/http/read-input.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { exportReviews as writeExport } from './export-reviews.ts'

/** A file as long as there are reviews: written batch by batch, as fast as the reader takes it. */
export const reviewExport = (transactions: Transactions): Mount => ({
  mount(app, services) {
    app.get(exportReviews.path, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, exportReviews.path)
      const request = requestInfoOf(incoming)
      const actor = await admitCaller(context, request, { endpoint: exportReviews, services })
      const filter = parseInput(exportReviews, readQuery(context)) as ReviewExport
      await takePlace({ request, principal: actor, services }, outgoing)
      // Admitted by a permission, so it is a person within a customer.
      const lines = writeExport(transactions, actor as Actor, filter)
      const day = new Date().toISOString().slice(0, 10)
      return new Response(Readable.toWeb(Readable.from(lines)) as ReadableStream, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="reviews-${day}.csv"`,
          'cache-control': 'no-store',
        },
      })
    })
  },
})
