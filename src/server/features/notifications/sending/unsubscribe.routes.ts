import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { PREFERENCES_PATH } from '../mail/render-notification-mail.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-word.ts'

const ATTEMPTS_PER_MINUTE = 30

/** Mail programs post here (RFC 8058). Whoever follows the address by hand chooses for themselves: looking ends nothing. */
export const unsubscribePage = (unsubscribe: (word: string) => Promise<boolean>): Mount => ({
  mount(app, { rateLimiter }) {
    app.get(`${UNSUBSCRIBE_PATH}/:word`, (context) => context.redirect(PREFERENCES_PATH, 303))

    app.post(`${UNSUBSCRIBE_PATH}/:word`, async (context) => {
      await readBody(context.env.incoming)
      const { address } = requestInfoOf(context.env.incoming)
      const { isAllowed, retryAfterSeconds } = rateLimiter.take(
        `unsubscribe:${rateKeyOf(address)}`,
        ATTEMPTS_PER_MINUTE,
      )
      if (!isAllowed) return context.text('Too many requests.', 429, { 'retry-after': String(retryAfterSeconds) })
      return (await unsubscribe(context.req.param('word'))) ? context.text('Done.') : context.text('Not found.', 404)
    })
  },
})
