import type { IncomingMessage } from 'node:http'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { HttpApp } from './http-app.ts'
import { problemResponse } from './problem.ts'
import { rateKeyOf, requestInfoOf } from './request-info.ts'

/** In front of everything that costs more than a file: no address may ask more often than this. */
export function limitAddresses(app: HttpApp, rateLimiter: RateLimiter, perMinute: number): void {
  for (const prefix of ['/api/*', '/auth/*', '/sandbox/*', '/functions/*', '/webhooks/*', '/hooks/*']) {
    app.use(prefix, async (context, next) => {
      return refuseAddress(context.env.incoming, rateLimiter, perMinute) ?? next()
    })
  }
}

/** Counts the request; answers it where its address has asked too often. */
export function refuseAddress(
  incoming: IncomingMessage,
  rateLimiter: RateLimiter,
  perMinute: number,
): Response | undefined {
  const request = requestInfoOf(incoming)
  const decision = rateLimiter.take(`address:${rateKeyOf(request.address)}`, perMinute)
  return decision.isAllowed ? undefined : problemResponse(tooManyRequests(decision.retryAfterSeconds), request.id)
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError('rate-limited', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })
}
