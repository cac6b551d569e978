import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { unsubscribePath } from '#shared/domain/paths.ts'

const ATTEMPTS_PER_MINUTE = 30

/** Mail programs post here (RFC 8058). Whoever follows the address gets a page of the app, and presses there. */
export const oneClickUnsubscribe = (unsubscribe: (word: string) => Promise<boolean>): Mount => ({
  mount(app, { rateLimiter }) {
    app.post(unsubscribePath(':word'), async (context) => {
      await readBody(context.env.incoming)
      const { address } = requestInfoOf(context.env.incoming)
      const { isAllowed, retryAfterSeconds } = rateLimiter.take(
        `unsubscribe:${rateKeyOf(address)}`,
        ATTEMPTS_PER_MINUTE,
      )
      if (!isAllowed) return context.text('Too many requests.', 429, { 'retry-after': String(retryAfterSeconds) })
      return (await unsubscribe(context.req.param('word') ?? ''))
        ? context.text('Done.')
        : context.text('Not found.', 404)
    })
  },
})
