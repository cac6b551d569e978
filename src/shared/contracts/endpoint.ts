import type { z } from 'zod'
import type { AdminRole } from '../domain/admin-roles.ts'
import type { ErrorCode } from '../domain/error-codes.ts'
import type { FeatureSwitch } from '../domain/feature-switches.ts'
import type { Permission } from '../domain/permissions.ts'
import type { PlanCapability } from '../domain/plans.ts'
import type { RefusalReason } from '../domain/refusals/refusals.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. `public`: anybody. `signed-in`: any session, also an administrator's without a customer.
 * `platform-admin`: a row in admin_users. Anything else names the permission a member of the customer needs.
 */
export type Access = 'public' | 'signed-in' | 'platform-admin' | Permission

/** What a plan must have: every capability whose absence is told, as the refusal `<capability>-outside-plan`. */
export type NeededCapability = {
  [Name in PlanCapability]: `${Name}-outside-plan` extends RefusalReason ? Name : never
}[PlanCapability]

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  method: HttpMethod
  /** Path parameters are written `:name` and are part of the input. */
  path: `/api/v1/${string}`
  summary: string
  access: Who
  /** For `platform-admin`: the role it needs, where it is not the usual one (`neededRole`). */
  adminRole?: AdminRole
  /** What the customer's plan must have, beside the permission. */
  plan?: NeededCapability
  /** Refused while the people who run the installation have this switched off. */
  switch?: FeatureSwitch
  /** Concerns the whole business: nobody who is limited to some locations may call it, whatever their permissions. */
  needsAllLocations?: boolean
  /** A change that a customer who can only read may still make. */
  isOpenToReaders?: boolean
  /** What the people of a customer that has been shut out still have: to take along what is theirs. */
  isOpenToClosed?: boolean
  /** Is the person's own, or their way back in: also for whom the customer's rules keep out for now. */
  isOpenToBarred?: boolean
  /** A change that an administrator may make who sees a customer as its people do. */
  isOpenInView?: boolean
  /** Part of the public API: programs may call it by a key that has the permission. Keys are refused everywhere else. */
  isOpenToKeys?: boolean
  /** A body as a program would send it, for the reference: every change that is open to keys has one. */
  example?: Record<string, unknown>
  /** Path parameters, query (GET, DELETE) and body (the rest) as one object. */
  input: Input
  output: Output
  /** Refusals of its own, beyond those every endpoint can give. */
  errors: readonly ErrorCode[]
  /** Requests per minute for one caller, where the general limit is too generous. */
  ratePerMinute?: number
  /** Reads much, and a replica of the database answers where there is one. For a GET. */
  readsReplica?: boolean
  /** Works on very much at once: of one customer one at a time, in a line apart from what is answered quickly. */
  isHeavy?: boolean
  /** What a request may bring, where the general limit is too narrow. */
  maxBodyBytes?: number
  /** The answer holds a secret that is told once: it is not kept for the Idempotency-Key, and who asks again is refused. */
  tellsSecret?: boolean
  /** The answer is a stream of server-sent events, each of the shape of `output`. */
  isStream?: boolean
  /** Screens ask for it again and again: the answer carries an ETag, and is not sent twice to whoever has it. */
  isPolled?: boolean
  /** The answer is a file of this type, not JSON. */
  mediaType?: string
}

type EndpointDefinition<Input extends z.ZodType, Output extends z.ZodType, Who extends Access> = Omit<
  Endpoint<Input, Output, Who>,
  'errors'
> & { errors?: readonly ErrorCode[] }

export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType, Who extends Access>(
  definition: EndpointDefinition<Input, Output, Who>,
): Endpoint<Input, Output, Who> {
  return { ...definition, errors: definition.errors ?? [] }
}

/** What the caller sends. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the handler gets, after defaults and trimming. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>
