import { createHash } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { KnownQuery, KnownShapes, LookQuery, prepareScope, type LookScope, type Statement } from './look-query.ts'

/** More different statements than the product has; beyond are those whose text depends on how many values they carry. */
const MOST_STATEMENTS = 2000
/** A plan that suits every pattern suits none: these are planned for what they look for. */
const IS_PATTERN_SEARCH = /\b(i?like|similar to)\b|<?%>?>|~\*?/i

/** Only ours: whoever else begins waits for the answer before going on. */
const IS_SCOPED_BEGINNING =
  /^begin(?: read only)?; (?:select set_config\('app\.customer_id'|set local app\.customer_id)/

/** By text: `null` once seen, a name from the second time on. */
const names = new Map<string, string | null>()
let salt = 0

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (typeof known === 'string') return known
  if (known === undefined) {
    if (names.size < MOST_STATEMENTS) names.set(text, null)
    return undefined
  }
  if (IS_PATTERN_SEARCH.test(text)) return undefined
  const name = createHash('sha256').update(`${salt}:${text}`).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** A migration has added a column to what a prepared statement answers; under another name it is prepared anew. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && error.message.includes('cached plan must not change result type')
}

async function renewWhenStale<T>(text: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isStalePlan(error)) {
      salt += 1
      names.set(text, null)
    }
    throw error
  }
}

type Send = (...given: unknown[]) => Promise<unknown>

const answerOf = (query: KnownQuery, send: Send): Promise<unknown> =>
  new Promise((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    void send(query)
  })

/** A look has no transaction to keep open: every statement of it is one by itself. */
const LOOK_BEGINNING =
  /^begin read only; select set_config\('app\.customer_id', '([\w-]+)', true\)(?:, set_config\('app\.locations', '([^']*)', true\))?$/
const IS_END = /^(commit|rollback)$/

interface Look extends LookScope {
  beginning: string
}

/**
 * Prepares what comes again, so that PostgreSQL parses and plans it once a connection. Statements are sent without waiting for
 * the answers to those before; the beginning of a transaction leaves together with its first statement, and looks do without one.
 */
export class PreparingClient extends Client {
  #beginning: (() => void) | undefined
  #look: Look | undefined
  #knowsScope = false
  readonly #shapes: KnownShapes

  constructor(config: ClientConfig & { isPooled?: boolean } = {}) {
    super(config)
    this.#shapes = new KnownShapes({ isKept: config.isPooled !== true })
  }

  // The overloads of `query` are too many to repeat: what is not text with values goes through as it is.
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const send: Send = (...given) => (Client.prototype.query as Send).apply(this, given)
    if (typeof statement !== 'string') return this.#prepare(send, statement, rest)
    const look = LOOK_BEGINNING.exec(statement)
    if (look) {
      this.#look = { beginning: statement, customerId: look[1] ?? '', locations: look[2] ?? '' }
      return Promise.resolve({ command: 'BEGIN', rows: [] })
    }
    if (this.#look) return this.#lookFor(send, this.#look, statement, rest)
    if (IS_SCOPED_BEGINNING.test(statement)) return this.#begin(send, statement)
    return this.#beginning
      ? this.#sendWithBeginning(() => this.#prepare(send, statement, rest))
      : this.#prepare(send, statement, rest)
  }) as Client['query']

  #lookFor(send: Send, look: Look, statement: string, rest: unknown[]): Promise<unknown> {
    if (IS_END.test(statement)) {
      this.#look = undefined
      return Promise.resolve({ command: statement.toUpperCase(), rows: [] })
    }
    // What is set for the statements that follow lasts as long as a transaction.
    if (statement.includes('set_config(')) {
      this.#look = undefined
      void this.#begin(send, look.beginning)
      return this.#sendWithBeginning(() => this.#prepare(send, statement, rest))
    }
    const values = (rest[0] ?? []) as unknown[]
    return renewWhenStale(statement, this.#sendLook(send, look, { text: statement, values, name: nameOf(statement) }))
  }

  #sendLook(send: Send, look: Look, statement: Statement): Promise<unknown> {
    if (!this.#knowsScope) {
      this.#knowsScope = true
      // A connection that fails here fails the look as well.
      send(prepareScope(look)).catch(() => (this.#knowsScope = false))
    }
    return answerOf(new LookQuery(statement, this.#shapes, look), send)
  }

  #begin(send: Send, statement: string): Promise<unknown> {
    return new Promise((resolve) => {
      this.#beginning = () => resolve(send(statement))
    })
  }

  #prepare(send: Send, statement: unknown, rest: unknown[]): Promise<unknown> {
    const [values] = rest
    const isText = typeof statement === 'string' && Array.isArray(values) && values.length > 0
    const name = isText ? nameOf(statement) : undefined
    if (name === undefined || rest.length > 1) return send(statement, ...rest)
    const text = String(statement)
    return renewWhenStale(
      text,
      answerOf(new KnownQuery({ text, values: values as unknown[], name }, this.#shapes), send),
    )
  }

  /** In one piece of the wire instead of two. */
  #sendWithBeginning<T>(sendFirst: () => T): T {
    const { stream } = this.connection
    stream.cork()
    this.#beginning?.()
    this.#beginning = undefined
    const answer = sendFirst()
    stream.uncork()
    return answer
  }
}
