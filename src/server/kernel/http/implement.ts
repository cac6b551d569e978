import type { Access, Endpoint, OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { z } from 'zod'
import type { Actor, ActorFor } from './actor.ts'
import type { RequestInfo } from './request-info.ts'

export interface Call<E extends Endpoint, Who extends Access> {
  actor: ActorFor<Who>
  input: ParsedInputOf<E>
  request: RequestInfo
  /** Aborted once nobody waits for the answer any more; for work that takes its time. */
  whileAwaited: () => AbortSignal
}

export interface Implementation {
  endpoint: Endpoint
  /** The answer, or a promise of it. */
  handle(call: Call<Endpoint, Access>): unknown
}

/** Binds a contract to the code behind it. Everything generic (who may call, limits, parsing, errors) is done around it. */
export function implement<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  endpoint: Endpoint<Input, Output, Who>,
  handle: (
    call: Call<Endpoint<Input, Output, Who>, Who>,
  ) => Promise<OutputOf<Endpoint<Input, Output, Who>>> | OutputOf<Endpoint<Input, Output, Who>>,
): Implementation {
  return {
    endpoint,
    // The wrapper has parsed the input by this contract and found the actor its access names.
    handle: (call) => handle(call as Call<Endpoint<Input, Output, Who>, Who>),
  }
}

/**
 * The same where all the work is one transaction of the actor's customer: a look for a GET, for everything else a change,
 * which keeps the Idempotency-Key with the answer.
 */
export function implementIn(transactions: Transactions) {
  return <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: Endpoint<Input, Output, Permission>,
    work: (tx: CustomerTx, actor: Actor, input: z.output<Input>) => Promise<z.output<Output>>,
  ): Implementation => {
    const look = endpoint.readsReplica ? transactions.readAnywhere : transactions.read
    const open = endpoint.method === 'GET' ? look : transactions.change
    return implement(endpoint, ({ actor, input }) => open(actor.customerId, (tx) => work(tx, actor, input)))
  }
}
