import { isLocale, type Locale } from '#shared/domain/locales.ts'
import { reviewWidgetPath } from '#shared/domain/paths.ts'
import { REVIEW_WIDGET_LIMITS, WIDGET_PARTS } from '#shared/domain/review-widgets.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getPlan, getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { isShownAt, localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { find, findOwner, listAverages, listShowable, type WidgetRow } from './review-widgets.repository.ts'
import { renderGonePage, renderParts, renderWidgetPage, STYLES_HASH, type WidgetView } from './widget-page.ts'

const ROUTE = reviewWidgetPath(':word')
const WORD = /^[\w-]{16}$/
const ASKED_PER_MINUTE = 120
/** Every visitor of a website asks for the same. */
const KEPT_MS = 30_000
const MOST_KEPT = 1000
const BROWSERS_KEEP_SECONDS = 300
/** The one page of ours that others may frame: it has no script, no form and nobody's session. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLES_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

interface Shown {
  customerId: string
  view: WidgetView
}

/** What has been looked up some seconds ago, by word and language. */
export class ShownWidgets {
  readonly #kept = new Map<string, { shown: Promise<Shown | null>; until: number }>()

  find(key: string, look: () => Promise<Shown | null>): Promise<Shown | null> {
    const held = this.#kept.get(key)
    if (held && held.until > Date.now()) return held.shown
    // Anybody can ask for any word.
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    const shown = look()
    this.#kept.set(key, { shown, until: Date.now() + KEPT_MS })
    shown.catch(() => this.#kept.delete(key))
    return shown
  }

  /** Somebody has changed one here; other processes follow within seconds. */
  clear(): void {
    this.#kept.clear()
  }
}

/** What visitors of other websites see. */
export const widgetPages = (base: Pick<Foundations, 'transactions'>, kept: ShownWidgets): Mount => ({
  mount(app, { rateLimiter, ratePerMinute }) {
    const answer = async (context: AppContext, render: typeof renderParts) => {
      const request = requestInfoOf(context.env.incoming)
      const limit = Math.min(ratePerMinute, ASKED_PER_MINUTE)
      const decision = rateLimiter.take(`widget:${rateKeyOf(request.address)}`, limit)
      if (!decision.isAllowed) {
        return context.text('Too many requests.', 429, { 'retry-after': String(decision.retryAfterSeconds) })
      }
      const locale = chooseLocale(context)
      const word = context.req.param('word') ?? ''
      const shown = WORD.test(word) ? await kept.find(`${word} ${locale}`, () => look(base, word, locale)) : null
      const { outgoing } = context.env
      outgoing.setHeader('content-security-policy', POLICY)
      outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
      outgoing.removeHeader('x-frame-options')
      // With the answer, where the compression adds its own word to it.
      context.header('vary', 'accept-language')
      outgoing.setHeader('x-robots-tag', 'noindex')
      if (!shown || !isShownAt(request, shown.customerId)) {
        outgoing.setHeader('cache-control', 'no-store')
        return context.html(await renderGonePage(locale), 404)
      }
      outgoing.setHeader('cache-control', `public, max-age=${BROWSERS_KEEP_SECONDS}`)
      return context.html(await render(shown.view))
    }
    app.get(ROUTE, (context) => answer(context, renderWidgetPage))
    app.get(ROUTE + WIDGET_PARTS, (context) => answer(context, renderParts))
  },
})

function chooseLocale(context: AppContext): Locale {
  const asked = context.req.query('lang')
  return isLocale(asked) ? asked : localeOf(context.req.header('accept-language'))
}

async function look({ transactions }: Pick<Foundations, 'transactions'>, word: string, locale: Locale) {
  const owner = await transactions.platform.read((tx) => findOwner(tx, word))
  if (!owner) return null
  return transactions.read(owner.customer_id, async (tx): Promise<Shown | null> => {
    const row = await find(tx, owner.widget_id)
    if (!row || isClosed({ plan: await getPlan(tx) })) return null
    const view = await loadView(tx, row, row.language ?? locale)
    return { customerId: owner.customer_id, view }
  })
}

async function loadView(tx: CustomerTx, row: WidgetRow, locale: Locale): Promise<WidgetView> {
  const { kind, location_id: locationId, review_ids: ids } = row
  const { timezone } = (await getSettings(tx)).general
  const isChosen = kind === 'chosen'
  const limit = isChosen ? REVIEW_WIDGET_LIMITS.chosen : REVIEW_WIDGET_LIMITS.newest
  return {
    kind,
    locale,
    business: await getBusinessName(tx),
    timezone: isTimezone(timezone) ? timezone : 'UTC',
    reviews: kind === 'average' ? [] : await listShowable(tx, { locationId, limit, ...(isChosen && { ids }) }),
    averages: kind === 'average' ? await listAverages(tx, locationId) : [],
    at: new Date(),
  }
}
