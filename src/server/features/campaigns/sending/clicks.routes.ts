import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Pool } from 'pg'
import { campaignLinkPath, READER_PARAM } from '#shared/domain/paths.ts'
import { renderGone, USUAL_BRANDING } from '#server/features/hosted-pages/hosted-pages.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { packText } from '#server/kernel/http/compression.ts'
import { mountDirect } from '#server/kernel/http/direct-route.ts'
import { isPerson } from '#server/kernel/http/is-person.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { isShownAt, localeOf, rateKeyOf, requestInfoOf, type RequestInfo } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { gatherQuestions } from '#server/database/gather-questions.ts'
import type { Tally } from '#server/kernel/tally/tally.ts'
import { findFollowed, type Click, type FollowedLink } from './clicks.repository.ts'
import { listLinks } from './write-letter.ts'

const WORD = /^[\w-]{12}$/
const POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface ClickDeps extends Pick<Foundations, 'publicUrl'> {
  pool: Pool
  tally: Tally<Click>
}

/** A link in a message. It leads to what stands in the campaign and nowhere else; who follows it is counted once, afterwards. */
export const campaignClicks = ({ pool, tally, publicUrl }: ClickDeps): Mount => ({
  mount(app, { rateLimiter, ratePerMinute, log }) {
    const find = gatherQuestions(
      (words) => findFollowed(pool, words),
      ({ word }) => word,
    )
    const noteFailure = (error: unknown) => {
      log.error({ err: error }, 'a link of a campaign could not be looked up')
      return null
    }
    const lead = async (incoming: IncomingMessage, outgoing: ServerResponse, word: string, at: number) => {
      const request = requestInfoOf(incoming)
      const known = WORD.test(word) ? await find(word).catch(noteFailure) : undefined
      const found = known && !isShownAt(request, known.customer_id) ? undefined : known
      const url = found ? listLinks(publicUrl(), found)[at]?.url : undefined
      if (!found || url === undefined) return answerGone(incoming, outgoing, found === null ? 503 : 404)
      outgoing.writeHead(302, {
        location: leadOn(url, found, request),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      outgoing.end()
      // Whoever clicks all day long is led on and no longer counted.
      const key = `click:${rateKeyOf(request.address)}`
      if (!isPerson(incoming) || !rateLimiter.take(key, ratePerMinute).isAllowed) return
      tally.add(found.customer_id, { key: found.message_key, at: new Date(), url })
    }
    const route = campaignLinkPath(':word') as '/c/:word'
    mountDirect(app, route, ({ incoming, outgoing, word }) => lead(incoming, outgoing, word, 0))
    app.get(`${route}/:at`, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, route)
      const { word, at } = context.req.param()
      await lead(incoming, outgoing, word, /^\d$/.test(at) ? Number(at) : Number.NaN)
      return RESPONSE_ALREADY_SENT
    })
  },
})

/** An answer on a page of ours is an answer to the campaign. Whoever is on the business's own domain stays there. */
function leadOn(url: string, { link_kind: kind, word }: FollowedLink, { hostOwner }: RequestInfo): string {
  const target = new URL(url)
  if (kind !== 'page') return target.href
  target.searchParams.set(READER_PARAM, word)
  return hostOwner === undefined ? target.href : target.pathname + target.search
}

async function answerGone(incoming: IncomingMessage, outgoing: ServerResponse, status: 404 | 503): Promise<void> {
  const locale = localeOf(incoming.headers['accept-language'])
  const { body, headers } = await packText(
    incoming,
    String(await renderGone({ locale, business: '', branding: USUAL_BRANDING })),
  )
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    ...headers,
    vary: 'accept-language, accept-encoding',
  })
  outgoing.end(body)
}
