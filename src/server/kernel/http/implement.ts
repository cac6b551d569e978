import type { Access, Endpoint, OutputOf, ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { z } from 'zod'
import type { ActorFor } from './actor.ts'
import type { RequestInfo } from './request-info.ts'

export interface Call<E extends Endpoint, Who extends Access> {
  actor: ActorFor<Who>
  input: ParsedInputOf<E>
  request: RequestInfo
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
