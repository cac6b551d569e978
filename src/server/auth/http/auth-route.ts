import type { z } from 'zod'
import type { AuthRates } from '#server/kernel/config/auth-settings.ts'
import type { ClientInfo } from '#server/auth/auth-deps.ts'

/** A request of the auth protocol, without the HTTP around it. */
export interface AuthRequest {
  /** `null` when absent or empty. */
  query(name: string): string | null
  queries(): URLSearchParams
  header(name: string): string | null
  param(name: string): string
  /** The bearer token; on public endpoints it may be an API key and is not looked at. */
  bearer: string | undefined
  client: ClientInfo & { ip: string }
  /** The JSON body. `null` equals absent in this protocol, and unknown fields are ignored. */
  read<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>
  /** A body as HTML forms send it. */
  readForm(): Promise<URLSearchParams>
  /** Where to return to: the first of the ways to ask for it that is allowed, else the product's own address. */
  returnAddress(): string
}

export interface AuthRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'ALL'
  path: string
  /** Which of the limits by address the door counts under. */
  limit?: Exclude<keyof AuthRates, 'mails' | 'sms'>
  /** Whoever has no valid token is refused before their body is looked at. */
  isForPeople?: true
  /** The body of a JSON answer, or a whole answer of its own. */
  handle: (request: AuthRequest) => Promise<object>
}
