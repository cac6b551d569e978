import { z } from 'zod'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Exchange } from './direct-route.ts'

export function bearerToken(context: Pick<Exchange, 'env'>): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(context.env.incoming.headers.authorization ?? '')?.[1]
}

export const CUSTOMER_HEADER = 'goodword-customer'

/** The customer the request is for, of those its person belongs to. */
export function customerNamed(context: Pick<Exchange, 'env'>): string | null {
  const named = context.env.incoming.headers[CUSTOMER_HEADER]
  if (named === undefined) return null
  const id = z.uuid().safeParse(named)
  if (id.success) return id.data
  throw new AppError('invalid-input', 'Goodword-Customer takes the id of one of your customers.')
}
