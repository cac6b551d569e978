import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { campaignLinkPath, READER_PARAM } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { renderGone } from '#server/features/hosted-pages/hosted-pages.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { isPerson } from '#server/kernel/http/is-person.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { findById } from '../campaigns.repository.ts'
import { findClick, findClicked } from './clicks.repository.ts'
import { tellChange } from './describe-sending.ts'
import { noteUse } from './results.repository.ts'
import { findLinks } from './write-letter.ts'

const ROUTE = campaignLinkPath(':word')
const POLICY = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type ClickDeps = Pick<Foundations, 'transactions' | 'publicUrl'>

/** A link in a message. It leads to what stands in the campaign and nowhere else; who follows it is counted once. */
export const campaignClicks = (deps: ClickDeps): Mount => ({
  mount(app, { rateLimiter, ratePerMinute }) {
    const lead = async (context: AppContext): Promise<Response> => {
      const { incoming } = context.env
      labelRoute(incoming, ROUTE)
      const { word = '', at = '0' } = context.req.param() as { word?: string; at?: string }
      const isFormed = /^[\w-]{12}$/.test(word) && /^\d$/.test(at)
      const found = isFormed ? await deps.transactions.platform.read((tx) => findClick(tx, word)) : undefined
      if (!found) return answerGone(context)
      // Whoever clicks all day long is led on and no longer counted.
      const key = `click:${rateKeyOf(requestInfoOf(incoming).address)}`
      const isCounted = isPerson(incoming) && rateLimiter.take(key, ratePerMinute).isAllowed
      const { customerId, recipientId } = found
      const url = await deps.transactions.step(customerId, (tx) =>
        follow(deps, tx, { word, recipientId, at: Number(at), isCounted }),
      )
      if (url === null) return answerGone(context)
      return context.body(null, 302, { location: url, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    app.get(ROUTE, lead)
    app.get(`${ROUTE}/:at`, lead)
  },
})

async function follow(
  { publicUrl }: ClickDeps,
  tx: CustomerTx,
  { word, recipientId, at, isCounted }: { word: string; recipientId: string; at: number; isCounted: boolean },
): Promise<string | null> {
  const recipient = await findClicked(tx, recipientId)
  const campaign = recipient && (await findById(tx, recipient.campaign_id))
  if (!campaign) return null
  const url = (await findLinks(tx, publicUrl(), campaign))[at]?.url
  if (url === undefined) return null
  if (isCounted) {
    const counted = await noteUse(tx, 'clicked', [{ key: recipient.message_key, at: new Date(), url }])
    if (counted.length > 0) tellChange(tx, campaign.id)
  }
  const target = new URL(url)
  // An answer there is an answer to the campaign.
  if (campaign.link_kind === 'page') target.searchParams.set(READER_PARAM, word)
  return target.href
}

async function answerGone(context: AppContext): Promise<Response> {
  const branding = { logo: null, colors: DEFAULT_CUSTOMER_SETTINGS.branding.colors, isOwn: false }
  const locale = localeOf(context.req.header('accept-language') ?? '')
  context.header('content-security-policy', POLICY)
  context.header('cache-control', 'no-store')
  return context.html(await renderGone({ locale, business: '', branding }), 404)
}
