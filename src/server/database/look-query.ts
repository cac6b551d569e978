import { Query, type QueryConfig } from 'pg'

/** What a statement of `pg` does on the wire; its types tell of none of it. */
interface WireQuery {
  callback: (error: Error | null, result: unknown) => void
  requiresPreparation(): boolean
  prepare(connection: Wire): void
  handleCommandComplete(message: unknown, connection: Wire): void
}
interface Wire {
  bind(given: { statement: string; values: unknown[] }): void
  execute(given: object): void
}
const Base = Query as unknown as new (config: QueryConfig) => WireQuery

/** Whose rows a look sees. */
export interface LookScope {
  customerId: string
  /** As PostgreSQL writes an array; empty: all of them. */
  locations: string
}

// It finds no row, so nothing of it is in the way of the statement's own. Each of the settings lasts as long as the transaction.
const SCOPE_STATEMENT = 'look-scope'
export const prepareScope = ({ customerId, locations }: LookScope) => ({
  name: SCOPE_STATEMENT,
  text: `select where set_config('app.customer_id', $1, true) is null or set_config('app.locations', $2, true) is null
    or set_config('transaction_read_only', 'on', true) is null`,
  values: [customerId, locations],
})

/**
 * A look and whose it is, in one piece: what is sent before one sync is one transaction (PostgreSQL, 54.2.4 Pipelining), so it
 * needs no beginning and no end. The connection must know the statement of `prepareScope`.
 */
export class LookQuery extends Base {
  readonly #scope: LookScope
  #isScoped = false

  constructor(config: QueryConfig, scope: LookScope) {
    super(config)
    this.#scope = scope
  }

  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Wire): void {
    const { customerId, locations } = this.#scope
    connection.bind({ statement: SCOPE_STATEMENT, values: [customerId, locations] })
    connection.execute({})
    super.prepare(connection)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isScoped) super.handleCommandComplete(message, connection)
    this.#isScoped = true
  }
}
