import { AppError } from '#server/kernel/errors/app-error.ts'
import type { RateLimiter } from '#server/kernel/rate-limit/rate-limiter.ts'
import type { HttpApp } from './http-app.ts'
import { problemResponse } from './problem.ts'
import { rateKeyOf, requestInfoOf } from './request-info.ts'

/** In front of everything that costs more than a file: no address may ask more often than this. */
export function limitAddresses(app: HttpApp, rateLimiter: RateLimiter, perMinute: number): void {
  for (const prefix of ['/api/*', '/auth/*', '/sandbox/*', '/functions/*', '/webhooks/*']) {
    app.use(prefix, async (context, next) => {
      const request = requestInfoOf(context.env.incoming)
      const decision = rateLimiter.take(`address:${rateKeyOf(request.address)}`, perMinute)
      if (decision.isAllowed) return next()
      return problemResponse(tooManyRequests(decision.retryAfterSeconds), request.id)
    })
  }
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  return new AppError('rate-limited', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })
}
