import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Locale } from '#shared/domain/locales.ts'
import { PLATFORM_SHORT_NAMES } from '#shared/domain/platforms.ts'
import { REVIEW_WIDGET_LIMITS, type ReviewWidgetKind } from '#shared/domain/review-widgets.ts'
import type { PlatformAverage, ShownReview } from './review-widgets.repository.ts'
import { WIDGET_WORDS } from './widget-words.ts'

type Html = ReturnType<typeof html>

export interface WidgetView {
  kind: ReviewWidgetKind
  locale: Locale
  /** Empty where nobody has said it. */
  business: string
  timezone: string
  reviews: readonly ShownReview[]
  averages: readonly PlatformAverage[]
  at: Date
}

/** Its own, and none of the website's: it stands in a frame. */
const STYLES = `body{margin:0;background:#fff;color:#1f2a2e;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
section{padding:12px}h1{font-size:16px;line-height:1.3;margin:0 0 10px}ul{list-style:none;margin:0;padding:0;display:grid;gap:10px;grid-template-columns:repeat(auto-fit,minmax(min(240px,100%),1fr))}
li{border:1px solid #dde4e5;border-radius:8px;padding:12px}p{margin:0}blockquote{margin:6px 0;white-space:pre-line}.stars{color:#8a5200;letter-spacing:1px}.big{font-size:26px;font-weight:600;line-height:1.2}
.meta,footer{color:#55646a;font-size:13px}footer{margin-top:10px}a{color:#0f5f5a}a:focus-visible{outline:2px solid #1f2a2e;outline-offset:2px}`

/** Names the one style that the page may have, whatever else would get into it. */
export const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64')

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** A page for a frame: no script, nothing that is loaded besides. */
export const renderWidgetPage = (view: WidgetView): Html => wrap(view.locale, renderReviews(view, 'h1'))

export const renderGonePage = (locale: Locale): Html =>
  wrap(locale, html`<section><p>${WIDGET_WORDS[locale].gone}</p></section>`)

const wrap = (locale: Locale, content: Html): Html =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${WIDGET_WORDS[locale].title}</title>
        ${raw(`<style>${STYLES}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`

/** Alone, for a website that takes them into a page of its own, which has its own first heading. */
export const renderParts = (view: WidgetView): Html => renderReviews(view, 'h2')

function renderReviews(view: WidgetView, heading: 'h1' | 'h2'): Html {
  const words = WIDGET_WORDS[view.locale]
  const items =
    view.kind === 'average'
      ? view.averages.map((one) => writeAverage(view, one))
      : view.reviews.map((one) => writeReview(view, one))
  return html`<section class="goodword-reviews" lang="${view.locale}">
    ${raw(`<${heading}>`)}${titleOf(view)}${raw(`</${heading}>`)}
    ${
      items.length === 0
        ? html`<p>${words.empty}</p>`
        : html`<ul>
            ${items}
          </ul>`
    }${view.kind === 'average' ? '' : html`<footer>${words.origin}</footer>`}
  </section>`
}

function titleOf({ kind, locale, business }: WidgetView): string {
  const words = WIDGET_WORDS[locale]
  return fill(words[kind], { business: business || words.nameless })
}

const dayIn = ({ locale, timezone }: WidgetView, at: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }).format(at)

/** With its platform, its day and the way to where it was written. */
function writeReview(view: WidgetView, review: ShownReview): Html {
  const words = WIDGET_WORDS[view.locale]
  const origin = `${PLATFORM_SHORT_NAMES[review.platform]} · ${dayIn(view, review.created_at)}`
  return html`<li><p>${writeVerdict(view, review)} <b>${review.author ?? words.unknown}</b></p><blockquote${review.language === null ? '' : html` lang="${review.language}"`}>${shorten(review.content)}</blockquote><p class="meta">${review.url === null ? origin : html`<a href="${review.url}" target="_blank" rel="noopener nofollow">${origin}</a>`}</p></li>`
}

function writeVerdict({ locale }: WidgetView, { rating, is_recommended: isRecommended }: ShownReview): Html | string {
  const words = WIDGET_WORDS[locale]
  if (rating !== null) return writeStars(rating, fill(words.stars, { rating: String(rating) }))
  if (isRecommended === null) return ''
  return isRecommended ? words.recommended : words.notRecommended
}

const writeStars = (rating: number, label: string): Html =>
  html`<span class="stars" role="img" aria-label="${label}">${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}</span>`

function writeAverage(view: WidgetView, { platform, rated_count: count, rating_sum: sum }: PlatformAverage): Html {
  const words = WIDGET_WORDS[view.locale]
  const format = new Intl.NumberFormat(view.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const rating = format.format(sum / count)
  const [one, other] = words.counted
  const counted = fill(count === 1 ? one : other, {
    count: new Intl.NumberFormat(view.locale).format(count),
    platform: PLATFORM_SHORT_NAMES[platform],
  })
  return html`<li>
    <p class="big">${fill(words.stars, { rating })}</p>
    <p class="meta">${counted} · ${dayIn(view, view.at)}</p>
  </li>`
}

function shorten(text: string): string {
  const signs = Array.from(text)
  return signs.length <= REVIEW_WIDGET_LIMITS.shown
    ? text
    : `${signs.slice(0, REVIEW_WIDGET_LIMITS.shown).join('').trimEnd()}…`
}
