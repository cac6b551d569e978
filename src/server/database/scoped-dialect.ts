import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  ValueNode,
  type DatabaseConnection,
  type LimitNode,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface Scope {
  customerId: string
  /** Those it sees; `null`: all. */
  locations: readonly string[] | null
  isReadOnly?: boolean
}

const scope = new AsyncLocalStorage<Scope>()

/** Begins the work's transaction for one customer. What the work itself begins is not meant. */
export function beginFor<T>(wanted: Scope, begin: (leave: <R>(work: () => R) => R) => Promise<T>): Promise<T> {
  if (!UUID.test(wanted.customerId)) throw new Error('A transaction needs the id of a customer.')
  if (wanted.locations?.some((id) => !UUID.test(id))) throw new Error('A location is named by its id.')
  return scope.run(wanted, () => begin((work) => scope.exit(work)))
}

interface ScopedDialectConfig extends PostgresDialectConfig {
  /** Customers are spread over several nodes. */
  isSpread?: boolean
}

/** Says for whom a transaction is as it begins, and waits for that only at its end: the first statement goes along. */
class ScopedDriver extends PostgresDriver {
  readonly #isSpread: boolean
  readonly #begun = new WeakMap<DatabaseConnection, { answer: Promise<unknown>; isReadOnly: boolean }>()

  constructor({ isSpread = false, ...config }: ScopedDialectConfig) {
    super(config)
    this.#isSpread = isSpread
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const wanted = scope.getStore()
    if (wanted === undefined) return super.beginTransaction(connection, settings)
    const beginning = this.#isSpread ? beginOnNodes(wanted) : beginHere(wanted)
    const answer = connection.executeQuery(CompiledQuery.raw(beginning))
    // Whoever commits learns of its failure.
    answer.catch(() => undefined)
    this.#begun.set(connection, { answer, isReadOnly: wanted.isReadOnly ?? false })
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = this.#begun.get(connection)
    this.#begun.delete(connection)
    // Sent before anything is waited for: where nothing was asked between, the beginning leaves only now.
    const committed = super.commitTransaction(connection)
    // Nothing hangs on the end of a look, where it has one; whoever has the connection next speaks after it.
    if (begun?.isReadOnly) committed.catch(() => undefined)
    await (begun?.isReadOnly ? begun.answer : Promise.all([begun?.answer, committed]))
  }
}

function beginHere({ isReadOnly, customerId, locations }: Scope): string {
  const limit = locations ? `, set_config('app.locations', '{${locations.join(',')}}', true)` : ''
  return `${isReadOnly ? 'begin read only' : 'begin'}; select set_config('app.customer_id', '${customerId}', true)${limit}`
}

/** What is set by a command, and no otherwise, goes along to the node that has the rows. */
function beginOnNodes({ isReadOnly, customerId, locations }: Scope): string {
  const limit = locations ? `; set local app.locations = '{${locations.join(',')}}'` : ''
  return `${isReadOnly ? 'begin read only' : 'begin'}; set local app.customer_id = '${customerId}'${limit}`
}

/** A limit stands in the text itself: of one that is a value the planner expects a tenth of the table, and plans for that. */
class LimitingCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (!ValueNode.is(limit) || typeof limit.value !== 'number') return super.visitLimit(node)
    this.append(`limit ${limit.value}`)
  }
}

export class ScopedPostgresDialect extends PostgresDialect {
  readonly #config: ScopedDialectConfig

  constructor(config: ScopedDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new ScopedDriver(this.#config)
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new LimitingCompiler()
  }
}
