import type { z } from 'zod'
import * as contract from '#shared/contracts/customers.ts'
import type { BillingProvider } from '#server/adapters/billing/port.ts'
import type { CustomerTx, PlatformTx, ScopedTx } from '#server/database/transactions.ts'
import { presentToOutsiders, recordActivity } from '#server/features/activity/activity.service.ts'
import { askForCredit } from '#server/features/billing/billing.service.ts'
import { startWithDefaults } from '#server/features/settings/settings.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AdminActor } from '#server/kernel/http/actor.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { readPage, type PageInput, type PageRequest } from '#server/kernel/paging/keyset.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import * as rows from './customers.repository.ts'
import {
  describeCustomer,
  getFound,
  getNote,
  presentConnection,
  presentNote,
  type CountUsage,
} from './describe-customer.ts'
import { listPage, writeLines } from './list-customers.ts'
import { extendTrial, moveStanding, THE_HOUSE } from './move-customer.ts'

/** Makes the account that waits for its owner, if there is none, and queues the mail. */
type InviteOwner = (tx: CustomerTx, owner: { email: string; inviter: string }) => Promise<void>

interface CustomerPorts {
  /** `null`: this installation sells nothing. */
  provider: BillingProvider | null
  countUsage: CountUsage
  inviteOwner: InviteOwner
  refuseUnproved: (tx: ScopedTx, actor: { sessionId: string }) => Promise<void>
}

/** For administrators: everybody who uses the product. */
export function makeCustomers(base: Foundations, ports: CustomerPorts) {
  const { adminTransactions: admins, transactions } = base
  const deps = { transactions, countUsage: ports.countUsage, isSelling: ports.provider !== null }
  const describe: Describe = (tx, customerId) => describeCustomer(deps, tx, customerId)
  return {
    routes: [...makeLooks(base, describe), ...makeDeeds(base, ports, describe), ...makeOpening(base, ports, describe)],
    mounts: [
      implementDownload(contract.exportCustomers, async ({ actor: admin, input, request }) => {
        const deed = { admin, requestId: request.id, action: 'customers.export' }
        const content = await admins.read(deed, (tx) => writeLines(tx, input))
        const day = new Date().toISOString().slice(0, 10)
        return { name: `customers-${day}.csv`, mediaType: 'text/csv; charset=utf-8', content: Buffer.from(content) }
      }),
    ],
  }
}

type Describe = (tx: PlatformTx, customerId: string) => Promise<contract.Customer>
type OfCustomer = PageInput & { customerId: string }

/** A list of something of one customer's. */
async function pageOf<Row extends { id: string; created_at: Date }, Item>(
  tx: PlatformTx,
  input: OfCustomer,
  list: (tx: PlatformTx, customerId: string, wanted: PageRequest) => Promise<Row[]>,
  present: (row: Row) => Item,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  await getFound(tx, input.customerId)
  const page = await readPage(input, (wanted) => list(tx, input.customerId, wanted))
  return { items: page.rows.map(present), nextCursor: page.nextCursor }
}

type Asked = { actor: AdminActor; request: { id: string }; input: { customerId: string } }

function makeLooks({ adminTransactions: admins }: Foundations, describe: Describe) {
  const look = <T>({ actor: admin, request, input }: Asked, action: string, work: (tx: PlatformTx) => Promise<T>) =>
    admins.read({ admin, requestId: request.id, action, customerId: input.customerId }, work)
  return [
    implement(contract.listCustomers, ({ actor: admin, input, request }) =>
      admins.read({ admin, requestId: request.id, action: 'customers.list' }, (tx) => listPage(tx, input)),
    ),
    implement(contract.getCustomer, (asked) =>
      look(asked, 'customers.look', (tx) => describe(tx, asked.input.customerId)),
    ),
    implement(contract.listCustomerConnections, (asked) =>
      look(asked, 'customers.connections', (tx) => pageOf(tx, asked.input, rows.listConnections, presentConnection)),
    ),
    implement(contract.listCustomerActivity, (asked) =>
      look(asked, 'customers.activity', (tx) => pageOf(tx, asked.input, rows.listActivity, presentToOutsiders)),
    ),
    implement(contract.listCustomerNotes, (asked) =>
      look(asked, 'customers.notes', (tx) => pageOf(tx, asked.input, rows.listNotes, presentNote)),
    ),
  ]
}

function makeDeeds(base: Foundations, { provider, refuseUnproved }: CustomerPorts, describe: Describe) {
  const { adminTransactions: admins, authTransactions, transactions } = base
  return [
    implement(contract.addCustomerNote, ({ actor: admin, input, request }) => {
      const { customerId, noteId: id, text } = input
      return admins.transaction(
        { admin, requestId: request.id, action: 'customers.note', customerId },
        async (tx, _note, within) => {
          await getFound(tx, customerId)
          await within(transactions, customerId, (own) => rows.insertNote(own, { id, text, authorId: admin.userId }))
          return getNote(tx, customerId, id)
        },
      )
    }),
    implement(contract.moveCustomer, async ({ actor: admin, input, request }) => {
      const { customerId, move, reason } = input
      const deed = { admin, requestId: request.id, action: `customers.${move}`, customerId, reason }
      if (move === 'deactivate') await authTransactions.platform.read((tx) => refuseUnproved(tx, admin))
      return admins.transaction(deed, async (tx, _note, within) => {
        await getFound(tx, customerId)
        await within(transactions, customerId, (own) => moveStanding(base, own, input))
        return describe(tx, customerId)
      })
    }),
    implement(contract.giveCredit, async ({ actor: admin, input, request }) => {
      if (!provider) throw refusal('billing-off')
      await authTransactions.platform.read((tx) => refuseUnproved(tx, admin))
      const { customerId, creditId: id, amountCents, reason } = input
      const deed = { admin, requestId: request.id, action: 'customers.credit', customerId, subject: id, reason }
      return admins.transaction({ ...deed, details: { amountCents } }, async (tx, _note, within) => {
        await getFound(tx, customerId)
        const asked = { id, amountCents, reason, askedBy: admin.userId }
        await within(transactions, customerId, (own) => askForCredit(own, asked))
        return describe(tx, customerId)
      })
    }),
  ]
}

/** Workspaces that somebody is invited to as their owner. */
function makeOpening(base: Foundations, { inviteOwner }: CustomerPorts, describe: Describe) {
  const { adminTransactions: admins, authTransactions, transactions } = base
  return [
    implement(contract.createCustomer, ({ actor: admin, input, request }) => {
      const { customerId, tier, trialDays } = input
      const deed = {
        admin,
        requestId: request.id,
        action: 'customers.create',
        customerId,
        details: { tier, trialDays },
      }
      return admins.transaction(deed, async (tx, _note, within) => {
        await within(authTransactions, customerId, (own) => openCustomer(own, inviteOwner, input))
        return describe(tx, customerId)
      })
    }),
    implement(contract.extendTrial, ({ actor: admin, input, request }) => {
      const { customerId, days } = input
      const deed = { admin, requestId: request.id, action: 'customers.extend-trial', customerId, details: { days } }
      return admins.transaction(deed, async (tx, _note, within) => {
        if ((await getFound(tx, customerId)).state !== null) throw refusal('trial-beside-plan')
        await within(transactions, customerId, (own) => extendTrial(base, own, input))
        return describe(tx, customerId)
      })
    }),
    implement(contract.inviteOwnerAgain, ({ actor: admin, input: { customerId }, request }) =>
      admins.transaction(
        { admin, requestId: request.id, action: 'customers.invite', customerId },
        async (tx, _note, within) => {
          const { owner_status: status, email } = await getFound(tx, customerId)
          if (status !== 'invited' || email === null) throw refusal('owner-is-here')
          await within(authTransactions, customerId, (own) => inviteOwner(own, { email, inviter: THE_HOUSE.name }))
          return describe(tx, customerId)
        },
      ),
    ),
  ]
}

/** In the account service's transaction, which may write people and members at once. Asked for again, nothing happens. */
async function openCustomer(
  tx: CustomerTx,
  inviteOwner: InviteOwner,
  { companyName, email, tier, trialDays, language }: z.output<typeof contract.newCustomerInput>,
): Promise<void> {
  const customer = { company_name: companyName, subscription_tier: tier, trialDays }
  if (!(await rows.insertCustomer(tx, customer))) return
  await startWithDefaults(tx, { language })
  await inviteOwner(tx, { email: email.toLowerCase(), inviter: THE_HOUSE.name })
  const subject = { type: 'customer', id: tx.customerId, label: companyName } as const
  await recordActivity(tx, THE_HOUSE, 'workspace.created', subject)
}
