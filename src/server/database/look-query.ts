import { Query } from 'pg'

/** What a statement of `pg` does on the wire; its types tell of none of it. */
interface WireQuery {
  name?: string
  callback: (error: Error | null, result: unknown) => void
  _result: ResultShape
  _accumulateRows: boolean
  requiresPreparation(): boolean
  prepare(connection: Wire): void
  handleRowDescription(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}
interface Wire {
  bind(given: { statement: string; values: unknown[] }): void
  describe(given: object): void
  execute(given: object): void
}
const Base = Query as unknown as new (text: string, values: unknown[]) => WireQuery

/** The columns of an answer and what reads each. */
interface ResultShape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/**
 * What a connection knows of its prepared statements. PostgreSQL refuses one that would answer other columns than before, so they
 * are described once. Behind a pooler another connection may have prepared it, and later: there each answer is described.
 */
export class KnownShapes {
  readonly #shapes = new Map<string, ResultShape>()
  readonly #isKept: boolean
  #withoutDescribing: Wire | undefined

  constructor({ isKept }: { isKept: boolean }) {
    this.#isKept = isKept
  }

  find(name: string | undefined): ResultShape | undefined {
    return name === undefined ? undefined : this.#shapes.get(name)
  }

  keep(name: string | undefined, { fields, _parsers, _prebuiltEmptyResultObject }: ResultShape): void {
    if (name !== undefined && this.#isKept) this.#shapes.set(name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  /** The same wire, on which nothing is described. */
  withoutDescribing(connection: Wire): Wire {
    return (this.#withoutDescribing ??= Object.assign(Object.create(connection) as Wire, { describe: () => undefined }))
  }
}

export interface Statement {
  text: string
  values: unknown[]
  /** Under which it is prepared. */
  name: string | undefined
}

export class KnownQuery extends Base {
  readonly #shapes: KnownShapes

  constructor({ text, values, name }: Statement, shapes: KnownShapes) {
    super(text, values)
    if (name !== undefined) this.name = name
    this.#shapes = shapes
  }

  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Wire): void {
    const shape = this.#shapes.find(this.name)
    if (!shape) return super.prepare(connection)
    Object.assign(this._result, shape)
    this._accumulateRows = true
    super.prepare(this.#shapes.withoutDescribing(connection))
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    this.#shapes.keep(this.name, this._result)
  }
}

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
export class LookQuery extends KnownQuery {
  readonly #scope: LookScope
  #isScoped = false

  constructor(statement: Statement, shapes: KnownShapes, scope: LookScope) {
    super(statement, shapes)
    this.#scope = scope
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
