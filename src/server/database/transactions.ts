import type { Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { FairLine } from './fair-line.ts'
import { findLimit } from './location-limit.ts'
import { isStalePlan } from './preparing-client.ts'
import type { ReadReplica } from './read-replica.ts'
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

type InCustomer = <T>(customerId: string, work: (tx: CustomerTx) => Promise<T>) => Promise<T>
type InPlatform = <T>(work: (tx: PlatformTx) => Promise<T>) => Promise<T>

/** The ways to the database for one of its roles. */
export interface Transactions {
  /** What somebody asked for: the effect and its Idempotency-Key commit together. */
  change: InCustomer
  /** A look. Writing fails. */
  read: InCustomer
  /** A look that reads much: a replica answers it, where there is one and it has all that was committed before. */
  readAnywhere: InCustomer
  /** One step of a job, or of a request that takes several: it leaves the Idempotency-Key alone. */
  step: InCustomer
  /** A look before somebody outside is asked: a request that was answered before asks nobody again. */
  replay: InCustomer
  /** The same outside every customer. */
  platform: { change: InPlatform; read: InPlatform; step: InPlatform }
}

/** Wraps the work of a transaction, inside it. */
export type TransactionGuard = <T>(tx: ScopedTx, work: () => Promise<T>) => Promise<T>

const noGuard: TransactionGuard = (_tx, work) => work()

/** The kernel keeps its idempotency keys by the guards. In the line, customers take turns at the connections. */
export function createTransactions(
  db: Database,
  {
    change = noGuard,
    replay = noGuard,
    line,
    replica,
  }: {
    change?: TransactionGuard
    replay?: TransactionGuard
    line?: FairLine
    replica?: ReadReplica | null
  } = {},
): Transactions {
  const inTurn = <T>(options: Scope, work: (tx: ScopedTx) => Promise<T>): Promise<T> =>
    line ? line.run(options.customerId, () => run(db, options, work)) : run(db, options, work)
  const inCustomer =
    (way: Way): InCustomer =>
    (customerId, work) =>
      inTurn({ customerId, ...way }, (tx) => work(tx as CustomerTx))
  const inPlatform =
    (way: Way): InPlatform =>
    (work) =>
      inTurn({ customerId: NIL_CUSTOMER, ...way }, (tx) => work(tx as PlatformTx))
  const ways = { change: { guard: change }, read: { guard: noGuard, isReadOnly: true }, step: { guard: noGuard } }
  const read = inCustomer(ways.read)
  const readAnywhere: InCustomer = (customerId, work) => {
    const options = { customerId, ...ways.read }
    const here = (copy: Database) => run(copy, options, (tx) => work(tx as CustomerTx))
    return replica ? replica.look(customerId, here, () => read(customerId, work)) : read(customerId, work)
  }
  return {
    change: inCustomer(ways.change),
    read,
    readAnywhere,
    step: inCustomer(ways.step),
    replay: inCustomer({ guard: replay }),
    platform: { change: inPlatform(ways.change), read: inPlatform(ways.read), step: inPlatform(ways.step) },
  }
}

interface Way {
  guard: TransactionGuard
  isReadOnly?: boolean
}
type Scope = Way & { customerId: string }

/** While a migration changes what statements answer, a look is repeated with the statement as it is now. */
async function run<T>(db: Database, options: Scope, work: (tx: ScopedTx) => Promise<T>): Promise<T> {
  try {
    return await runScoped(db, options, work)
  } catch (error) {
    if (options.isReadOnly && isStalePlan(error)) return runScoped(db, options, work)
    throw error
  }
}

async function runScoped<T>(db: Database, options: Scope, work: (tx: ScopedTx) => Promise<T>): Promise<T> {
  return beginFor({ ...options, locations: findLimit(options.customerId) }, (leave) =>
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
