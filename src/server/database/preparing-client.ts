import { createHash } from 'node:crypto'
import { Client } from 'pg'

/** More different statements than the product has; beyond are those whose text depends on how many values they carry. */
const MOST_STATEMENTS = 2000
/** A plan that suits every pattern suits none: these are planned for what they look for. */
const IS_PATTERN_SEARCH = /\b(i?like|similar to)\b|<?%>?>|~\*?/i

/** Only ours: whoever else begins waits for the answer before going on. */
const IS_SCOPED_BEGINNING = /^begin( read only)?; select set_config\('app\.customer_id'/

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

/**
 * Prepares what comes again, so that PostgreSQL parses and plans it once a connection. Statements are sent without waiting for
 * the answers to those before; the beginning of a transaction leaves together with its first statement.
 */
export class PreparingClient extends Client {
  #beginning: (() => void) | undefined

  // The overloads of `query` are too many to repeat: what is not text with values goes through as it is.
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const send: Send = (...given) => (Client.prototype.query as Send).apply(this, given)
    if (typeof statement === 'string' && IS_SCOPED_BEGINNING.test(statement)) {
      return new Promise((resolve) => {
        this.#beginning = () => resolve(send(statement))
      })
    }
    return this.#beginning
      ? this.#sendWithBeginning(() => this.#prepare(send, statement, rest))
      : this.#prepare(send, statement, rest)
  }) as Client['query']

  #prepare(send: Send, statement: unknown, rest: unknown[]): Promise<unknown> {
    const [values] = rest
    const isText = typeof statement === 'string' && Array.isArray(values) && values.length > 0
    const name = isText ? nameOf(statement) : undefined
    if (name === undefined || rest.length > 1) return send(statement, ...rest)
    return renewWhenStale(String(statement), send({ name, text: statement, values }))
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
