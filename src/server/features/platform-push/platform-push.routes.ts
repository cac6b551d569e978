import { isPlatform, type Platform } from '#shared/domain/platforms.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import type { PlatformPushService } from './platform-push.service.ts'

const PATH = '/webhooks/:platform'
const MAX_PUSH_BYTES = 256 * 1024
const PUSHES_PER_MINUTE = 600

/** Where platforms tell us that something changed. Nobody is signed in: what counts is the platform's own signature. */
export const platformPush = (push: PlatformPushService): Mount => ({
  mount(app, { rateLimiter }) {
    app.get(PATH, (context) => {
      const platform = getReceiver(context, push)
      const challenge = push.answerHandshake(platform, new URL(context.req.url).searchParams)
      return challenge === null ? context.body(null, 403) : context.text(challenge)
    })

    app.post(PATH, async (context) => {
      const platform = getReceiver(context, push)
      const { address } = requestInfoOf(context.env.incoming)
      const decision = rateLimiter.take(`push:${platform}:${rateKeyOf(address)}`, PUSHES_PER_MINUTE)
      if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
      const rawBody = await readBody(context.env.incoming, MAX_PUSH_BYTES)
      const hints = await push.verify(platform, { headers: context.req.raw.headers, rawBody })
      if (hints === null) return context.body(null, 401)
      await push.receive(platform, hints)
      // Also for listings nobody has any more: anything else would be sent again and again.
      return context.body(null, 200)
    })
  },
})

function getReceiver(context: AppContext, push: PlatformPushService): Platform {
  labelRoute(context.env.incoming, PATH)
  const platform = context.req.param('platform')
  if (isPlatform(platform) && push.canReceive(platform)) return platform
  throw refusal('nothing-here')
}
