import * as contract from '#shared/contracts/customers.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { listPage, writeLines } from './list-customers.ts'

/** For administrators: everybody who uses the product. */
export function makeCustomers({ adminTransactions: admins }: Foundations) {
  return {
    routes: [
      implement(contract.listCustomers, ({ actor: admin, input, request }) =>
        admins.transaction({ admin, requestId: request.id, action: 'customers.list' }, (tx) => listPage(tx, input)),
      ),
    ],
    mounts: [
      implementDownload(contract.exportCustomers, async ({ actor: admin, input, request }) => {
        const deed = { admin, requestId: request.id, action: 'customers.export' }
        const content = await admins.transaction(deed, (tx) => writeLines(tx, input))
        const day = new Date().toISOString().slice(0, 10)
        return { name: `customers-${day}.csv`, mediaType: 'text/csv; charset=utf-8', content: Buffer.from(content) }
      }),
    ],
  }
}
