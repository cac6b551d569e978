import { createHash, randomBytes } from 'node:crypto'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { CalendarStatus } from '#shared/contracts/calendar-filter.ts'
import type { CalendarItem } from '#shared/contracts/calendar.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { calendarFeedPath, forCustomer, paths } from '#shared/domain/paths.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { limitToPerson } from '#server/database/location-limit.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getPlan, getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { findByHash, findReader, insert, remove } from './feeds.repository.ts'
import { listItems } from './list-items.ts'
import { writeIcal, type IcalEvent } from './write-ical.ts'

const WORD_BYTES = 32
const WORD = /^[\w-]{43}$/
const DAYS_BACK = 60
const DAYS_AHEAD = 400
const DAY_MS = 86_400_000

/** More than any program asks on its own. */
const READS_PER_MINUTE = 30

const hashOf = (word: string) => createHash('sha256').update(word).digest()

interface FeedWords {
  name: (business: string) => string
  reply: (to: string) => string
  statuses: Record<CalendarStatus, string>
}

/** What a calendar program shows of them. */
const WORDS: Record<Locale, FeedWords> = {
  en: {
    name: (business) => `${business}: campaigns`,
    reply: (to) => `Reply to ${to}`,
    statuses: { scheduled: 'Scheduled', sent: 'Sent', failed: 'Failed', draft: 'Draft' },
  },
  es: {
    name: (business) => `${business}: campañas`,
    reply: (to) => `Respuesta a ${to}`,
    statuses: { scheduled: 'Programada', sent: 'Enviada', failed: 'Fallida', draft: 'Borrador' },
  },
  fr: {
    name: (business) => `${business} : campagnes`,
    reply: (to) => `Réponse à ${to}`,
    statuses: { scheduled: 'Planifié', sent: 'Envoyé', failed: 'Échoué', draft: 'Brouillon' },
  },
  de: {
    name: (business) => `${business}: Kampagnen`,
    reply: (to) => `Antwort an ${to}`,
    statuses: { scheduled: 'Geplant', sent: 'Gesendet', failed: 'Fehlgeschlagen', draft: 'Entwurf' },
  },
}

/** The one before ends with it. Answers the word, which is kept nowhere. */
export async function makeFeed(tx: CustomerTx, userId: string): Promise<string> {
  const word = randomBytes(WORD_BYTES).toString('base64url')
  await remove(tx, userId)
  await insert(tx, userId, hashOf(word))
  return word
}

/** Read by calendar programs, which sign in nowhere: whoever knows the word sees what its person may see now. */
export const calendarFeed = ({ transactions, publicUrl }: Pick<Foundations, 'transactions' | 'publicUrl'>): Mount => ({
  mount(app, { rateLimiter }) {
    const route = '/ical/:file'
    app.get(route, async (context) => {
      const { incoming } = context.env
      labelRoute(incoming, route)
      const key = `ical:${rateKeyOf(requestInfoOf(incoming).address)}`
      const { isAllowed, retryAfterSeconds } = rateLimiter.take(key, READS_PER_MINUTE)
      if (!isAllowed) return context.text('Too many requests.', 429, { 'retry-after': String(retryAfterSeconds) })
      const word = context.req.param('file').replace(/\.ics$/, '')
      const found = WORD.test(word) && (await transactions.platform.read((tx) => findByHash(tx, hashOf(word))))
      const written = found
        ? await transactions.read(found.customerId, (tx) => writeFeed(tx, found.userId, publicUrl()))
        : null
      if (written === null) return context.text('Not found.', 404)
      return context.text(written, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
    })
  },
})

/** `null` for whoever may not look any more. */
async function writeFeed(tx: CustomerTx, userId: string, publicUrl: string): Promise<string | null> {
  const reader = await findReader(tx, userId)
  if (!reader || isClosed({ plan: await getPlan(tx) })) return null
  const permissions = permissionsOf(reader)
  if (!permissions.includes('calendar.view')) return null
  const business = await getBusinessName(tx)
  await limitToPerson(tx, userId)
  const words = WORDS[reader.language ?? (await getSettings(tx)).general.language]
  const now = new Date()
  const dayOf = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const { items } = await listItems(tx, permissions, { from: dayOf(-DAYS_BACK), to: dayOf(DAYS_AHEAD) })
  const toEvent = (item: CalendarItem): IcalEvent => ({
    id: `${item.kind}-${item.id}`,
    summary: nameOf(item, words),
    start: item.kind === 'campaign' && item.at === null ? (item.day ?? dayOf(0)) : new Date(item.at ?? now),
    isTentative: item.status === 'draft',
    category: words.statuses[item.status],
    url: new URL(forCustomer(linkOf(item), tx.customerId), publicUrl).href,
  })
  return writeIcal({ name: words.name(business), at: now, events: items.map(toEvent) })
}

function nameOf(item: CalendarItem, words: FeedWords): string {
  const title = item.kind === 'campaign' ? item.title : words.reply(item.author ?? PLATFORM_NAMES[item.platform])
  return item.status === 'failed' ? `${words.statuses.failed}: ${title}` : title
}

const linkOf = (item: CalendarItem) =>
  item.kind === 'campaign'
    ? linkTo(paths.campaigns, { campaign: item.id })
    : linkTo(paths.reviews, { review: item.reviewId })

export const feedUrl = (publicUrl: string, word: string) => new URL(calendarFeedPath(word), publicUrl).href
