import { html } from 'hono/html'
import type { Pool } from 'pg'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import {
  exportQrCodeScans,
  SCAN_DEVICES,
  type getQrCodeStatistics,
  type ScanDevice,
} from '#shared/contracts/qr-codes.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { qrCodePath } from '#shared/domain/paths.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { BYTE_ORDER_MARK, implementDownload, toCsvLine } from '#server/kernel/http/mount-download.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import {
  countEvents,
  findById,
  findCodes,
  listScans,
  type QrCodeRow,
  type ScannedCode,
  type ScansRow,
} from './qr-codes.repository.ts'
import type { ScanCounter } from './scan-counter.ts'

const ROUTE = qrCodePath(':code')
const CODE = /^[2-9a-hjkmnp-z]{8}$/
const PAGE_POLICY = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What is printed. It leads on at once, and counts afterwards. */
export const shortAddresses = ({ pool, counter }: { pool: Pool; counter: ScanCounter }): Mount => ({
  mount(app, { rateLimiter, ratePerMinute, log }) {
    const find = gatherQuestions((codes) => findCodes(pool, codes))
    const noteFailure = (error: unknown) => {
      log.error({ err: error }, 'a QR code could not be looked up')
      return null
    }
    app.get(ROUTE, async (context) => {
      const { incoming } = context.env
      labelRoute(incoming, ROUTE)
      // Somebody may type it from the paper.
      const code = (context.req.param('code') ?? '').toLowerCase()
      const found = CODE.test(code) ? await find(code).catch(noteFailure) : undefined
      if (!found?.destination) return answerPage(context, found)
      const request = requestInfoOf(incoming)
      // Whoever scans all day long is led on and no longer counted.
      const isCounted =
        isPerson(context) && rateLimiter.take(`scan:${rateKeyOf(request.address)}`, ratePerMinute).isAllowed
      if (isCounted) counter.count(found, request)
      return new Response(null, {
        status: 302,
        headers: { location: new URL(found.destination).href, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      })
    })
  },
})

/** While one question is on its way, those that come meanwhile are gathered for the next: a rush takes one connection. */
function gatherQuestions(ask: (codes: readonly string[]) => Promise<ScannedCode[]>) {
  let waiting = new Map<string, PromiseWithResolvers<ScannedCode | undefined>>()
  let isAsking = false
  const askAll = async () => {
    isAsking = true
    while (waiting.size > 0) {
      const asked = waiting
      waiting = new Map()
      try {
        const found = new Map((await ask([...asked.keys()])).map((row) => [row.code, row]))
        for (const [code, { resolve }] of asked) resolve(found.get(code))
      } catch (error) {
        for (const { reject } of asked.values()) reject(error)
      }
    }
    isAsking = false
  }
  return (code: string): Promise<ScannedCode | undefined> => {
    const question = waiting.get(code) ?? Promise.withResolvers<ScannedCode | undefined>()
    waiting.set(code, question)
    if (!isAsking) void askAll()
    return question.promise
  }
}

// Cubot makes phones. In-app browsers carry their app's name and are people; what fetches previews for the app is not.
const PROGRAMS =
  /(?<!cu)bot|crawl|spider|slurp|preview|externalhit|externalagent|facebookcatalog|whatsapp|viber|iframely|embedly|feedfetcher|mediapartners|google-|googleother|archiver|lighthouse|pingdom|statuscake|curl\/|wget\/|python|java\/|go-http|okhttp|axios|libwww|^node/i

/** Not a program that looks where it leads, nor a browser that only prepares to open it. */
function isPerson(context: AppContext): boolean {
  const { method, headers } = context.env.incoming
  // A picture or a frame that leads here is on somebody's page, not before somebody's camera.
  if (method !== 'GET' || (headers['sec-fetch-dest'] ?? 'document') !== 'document') return false
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].join(' ')
  const userAgent = headers['user-agent'] ?? ''
  return !/prefetch|prerender|preview/i.test(purposes) && userAgent !== '' && !PROGRAMS.test(userAgent)
}

interface PageWords {
  title: string
  ofBusiness: string
  ofNobody: string
}

const PAGE_WORDS: Record<Locale, PageWords> = {
  en: {
    title: 'This QR code is not in use right now',
    ofBusiness: '{business} has switched it off for the moment. The team will be happy to help you in person.',
    ofNobody: 'It does not lead anywhere at the moment. Please ask where you found it.',
  },
  es: {
    title: 'Este código QR no está en uso ahora mismo',
    ofBusiness: '{business} lo ha desactivado por el momento. Su equipo le atenderá con mucho gusto.',
    ofNobody: 'Por ahora no lleva a ninguna parte. Pregunte en el lugar donde lo ha encontrado.',
  },
  fr: {
    title: 'Ce code QR n’est pas utilisé en ce moment',
    ofBusiness: '{business} l’a désactivé pour l’instant. L’équipe vous renseignera avec plaisir sur place.',
    ofNobody: 'Il ne mène nulle part pour l’instant. Renseignez-vous là où vous l’avez trouvé.',
  },
  de: {
    title: 'Dieser QR-Code wird gerade nicht verwendet',
    ofBusiness: '{business} hat ihn zurzeit abgeschaltet. Das Team hilft Ihnen gern persönlich weiter.',
    ofNobody: 'Er führt im Moment nirgendwohin. Fragen Sie bitte dort nach, wo Sie ihn gefunden haben.',
  },
}

/** `null`: nobody could find out. */
function answerPage(context: AppContext, found: ScannedCode | null | undefined): Response | Promise<Response> {
  const business = found?.business_name ?? ''
  const locale = localeOf(context.req.header('accept-language'))
  const { title, ofBusiness, ofNobody } = PAGE_WORDS[locale]
  const { outgoing } = context.env
  outgoing.setHeader('content-security-policy', PAGE_POLICY)
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.setHeader('vary', 'accept-language')
  return context.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="/connect/connect.css" />
        </head>
        <body>
          <main>
            ${business === '' ? '' : html`<p class="brand">${business}</p>`}
            <div class="card">
              <h1>${title}</h1>
              <p>${business === '' ? ofNobody : ofBusiness.replace('{business}', () => business)}</p>
            </div>
          </main>
        </body>
      </html>`,
    found === null ? 503 : 404,
  )
}

const DAY_MS = 86_400_000

interface Period {
  from: string
  to: string
  /** When its first day began. */
  since: Date
}

async function findPeriod(tx: CustomerTx, { location_timezone: own }: QrCodeRow, days: number): Promise<Period> {
  const timezone = own ?? (await getSettings(tx)).general.timezone
  const clock = isTimezone(timezone) ? timezone : 'UTC'
  const to = toWallTime(new Date(), clock).date
  const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to, since: toInstant({ date: from, time: '00:00' }, clock)?.instant ?? new Date(from) }
}

export async function getStatistics(
  tx: CustomerTx,
  row: QrCodeRow,
  days: number,
): Promise<OutputOf<typeof getQrCodeStatistics>> {
  const { from, to, since } = await findPeriod(tx, row, days)
  const rows = await listScans(tx, row.id, { from, to })
  const events = await countEvents(tx, row.id, since)
  const [ofDays, ofHours] = [Map.groupBy(rows, ({ day }) => day), Map.groupBy(rows, ({ hour }) => hour)]
  const ofDevices = Map.groupBy(rows, ({ device }) => device)
  return {
    from,
    to,
    ...addUp(rows),
    byDay: Array.from({ length: days }, (_, turn) => {
      const day = new Date(Date.parse(from) + turn * DAY_MS).toISOString().slice(0, 10)
      return { day, ...addUp(ofDays.get(day)) }
    }),
    byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, ...addUp(ofHours.get(hour)) })),
    byDevice: SCAN_DEVICES.map((device) => ({ device, ...addUp(ofDevices.get(device)) })),
    downloads: events.get('download') ?? 0,
    linkCopies: events.get('link_copy') ?? 0,
  }
}

function addUp(rows: readonly ScansRow[] = []) {
  return {
    scans: rows.reduce((sum, row) => sum + row.scans, 0),
    uniqueScans: rows.reduce((sum, row) => sum + row.unique_scans, 0),
  }
}

const EXPORT_WORDS: Record<Locale, { headings: string[]; devices: Record<ScanDevice, string> }> = {
  en: {
    headings: ['QR code', 'Date', 'Hour', 'Device', 'Scans', 'Unique scans'],
    devices: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  },
  es: {
    headings: ['Código QR', 'Fecha', 'Hora', 'Dispositivo', 'Escaneos', 'Escaneos únicos'],
    devices: { phone: 'Teléfono', tablet: 'Tableta', computer: 'Ordenador' },
  },
  fr: {
    headings: ['Code QR', 'Date', 'Heure', 'Appareil', 'Scans', 'Scans uniques'],
    devices: { phone: 'Téléphone', tablet: 'Tablette', computer: 'Ordinateur' },
  },
  de: {
    headings: ['QR-Code', 'Datum', 'Stunde', 'Gerät', 'Scans', 'Einzelne Besucher'],
    devices: { phone: 'Handy', tablet: 'Tablet', computer: 'Computer' },
  },
}

export const scanExport = (transactions: Transactions): Mount =>
  implementDownload(exportQrCodeScans, ({ actor, input }) =>
    transactions.read(actor.customerId, async (tx) => {
      const row = await findById(tx, input.qrCodeId)
      if (!row) throw refusal('qr-code-not-found')
      const language = input.language ?? actor.language ?? (await getSettings(tx)).general.language
      const { headings, devices } = EXPORT_WORDS[language]
      const lines = (await listScans(tx, row.id, await findPeriod(tx, row, input.days))).map((scans) =>
        toCsvLine([row.name, scans.day, scans.hour, devices[scans.device], scans.scans, scans.unique_scans]),
      )
      return {
        name: `${row.name.replaceAll(/[\s/\\]+/g, '-')}-scans.csv`,
        mediaType: 'text/csv; charset=utf-8',
        content: Buffer.from(BYTE_ORDER_MARK + toCsvLine(headings) + lines.join('')),
      }
    }),
  )
