import type { Transaction } from 'kysely'
import type { Database } from './connect.ts'
import { beginFor } from './scoped-dialect.ts'
import type { Tables } from './tables.ts'

/** Stands for "no customer": the contact form, administrators, the product's own housekeeping. */
export const NIL_CUSTOMER = '00000000-0000-0000-0000-000000000000'

declare const scope: unique symbol

/** Any transaction of ours. It always names a customer, if only the nil one, so that row-level security has an answer. */
export interface ScopedTx extends Transaction<Tables> {
  readonly customerId: string
  /** Whose transaction it is. */
  readonly database: Database
  /** Runs as the last thing before the commit, in the order given. */
  beforeCommit(step: () => Promise<void>): void
}

/** A transaction that sees one customer's rows. Queries on customer tables take this type, so none runs outside one. */
export interface CustomerTx extends ScopedTx {
  readonly [scope]: 'customer'
}

/** A transaction outside every customer: it sees platform tables and no customer's rows. */
export interface PlatformTx extends ScopedTx {
  readonly [scope]: 'platform'
}

export interface CustomerTransactions {
  transaction<T>(customerId: string, work: (tx: CustomerTx) => Promise<T>): Promise<T>
}

export interface PlatformTransactions {
  transaction<T>(work: (tx: PlatformTx) => Promise<T>): Promise<T>
}

/** Wraps the work of every transaction, inside it; the kernel keeps its idempotency keys this way. */
export type TransactionGuard = <T>(tx: ScopedTx, work: () => Promise<T>) => Promise<T>

const noGuard: TransactionGuard = (_tx, work) => work()

export function createCustomerTransactions(db: Database, guard: TransactionGuard = noGuard): CustomerTransactions {
  return {
    transaction: (customerId, work) => runScoped(db, { customerId, guard }, (tx) => work(tx as CustomerTx)),
  }
}

export function createPlatformTransactions(db: Database, guard: TransactionGuard = noGuard): PlatformTransactions {
  return {
    transaction: (work) => runScoped(db, { customerId: NIL_CUSTOMER, guard }, (tx) => work(tx as PlatformTx)),
  }
}

async function runScoped<T>(
  db: Database,
  options: { customerId: string; guard: TransactionGuard },
  work: (tx: ScopedTx) => Promise<T>,
): Promise<T> {
  return beginFor(options.customerId, (leave) =>
    db.transaction().execute((transaction) =>
      leave(async () => {
        const steps: (() => Promise<void>)[] = []
        const tx: ScopedTx = Object.assign(transaction, {
          customerId: options.customerId,
          database: db,
          beforeCommit: (step: () => Promise<void>) => void steps.push(step),
        })
        const result = await options.guard(tx, () => work(tx))
        for (const step of steps) await step()
        return result
      }),
    ),
  )
}
