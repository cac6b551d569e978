import type { IncomingMessage, ServerResponse } from 'node:http'
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
import { qrCodePath, visitorPagePath } from '#shared/domain/paths.ts'
import { nameQrFile } from '#shared/domain/qr-print.ts'
import { grainFor, listSteps, stepOf } from '#shared/domain/time-steps.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { packText } from '#server/kernel/http/compression.ts'
import { mountDirect } from '#server/kernel/http/direct-route.ts'
import { isPerson } from '#server/kernel/http/is-person.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { isShownAt, localeOf, rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { gatherQuestions } from '#server/database/gather-questions.ts'
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

const CODE = /^[2-9a-hjkmnp-z]{8}$/
const PAGE_POLICY = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What is printed. It leads on at once, and counts afterwards. */
export const shortAddresses = ({ pool, counter }: { pool: Pool; counter: ScanCounter }): Mount => ({
  mount(app, { rateLimiter, ratePerMinute, log }) {
    const find = gatherQuestions(
      (codes) => findCodes(pool, codes),
      ({ code }) => code,
    )
    const noteFailure = (error: unknown) => {
      log.error({ err: error }, 'a QR code could not be looked up')
      return null
    }
    mountDirect(app, qrCodePath(':code'), async ({ incoming, outgoing, word }) => {
      // Somebody may type it from the paper.
      const code = word.toLowerCase()
      const request = requestInfoOf(incoming)
      const known = CODE.test(code) ? await find(code).catch(noteFailure) : undefined
      const found = known && !isShownAt(request, known.customer_id) ? undefined : known
      if (!found?.destination) return answerPage(incoming, outgoing, found)
      outgoing.writeHead(302, {
        location: leadOn(found.destination, found),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      outgoing.end()
      // Whoever scans all day long is led on and no longer counted.
      const isCounted =
        isPerson(incoming) && rateLimiter.take(`scan:${rateKeyOf(request.address)}`, ratePerMinute).isAllowed
      if (isCounted) counter.count(found, request)
    })
  },
})

/** A page of ours gets to know which print led there; from the visitor's own address on, whichever of ours that is. */
const leadOn = (destination: string, { code, page_slug: slug }: ScannedCode) =>
  slug === null ? new URL(destination).href : visitorPagePath(slug, code)

interface PageWords {
  title: string
  ofBusiness: string
  ofNobody: string
}

const PAGE_WORDS: Record<Locale, PageWords> = {
  en: {
    title: 'This QR code is not in use right now',
    ofBusiness: '{business} has turned it off for the moment. The team will be happy to help you in person.',
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
async function answerPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  found: ScannedCode | null | undefined,
): Promise<void> {
  const business = found?.business_name ?? ''
  const locale = localeOf(incoming.headers['accept-language'])
  const { title, ofBusiness, ofNobody } = PAGE_WORDS[locale]
  const page = await html`<!doctype html>
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
    </html>`
  const { body, headers } = await packText(incoming, String(page))
  outgoing.writeHead(found === null ? 503 : 404, {
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-store',
    ...headers,
    vary: 'accept-language, accept-encoding',
  })
  outgoing.end(body)
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
  const grain = grainFor(from, to)
  const ofSteps = Map.groupBy(rows, ({ day }) => stepOf(grain, day))
  const ofHours = Map.groupBy(rows, ({ hour }) => hour)
  const ofDevices = Map.groupBy(rows, ({ device }) => device)
  return {
    from,
    to,
    ...addUp(rows),
    grain,
    overTime: listSteps(grain, from, to).map((first) => ({ first, ...addUp(ofSteps.get(first)) })),
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
    headings: ['QR-Code', 'Datum', 'Stunde', 'Gerät', 'Scans', 'Eindeutige Scans'],
    devices: { phone: 'Handy', tablet: 'Tablet', computer: 'Computer' },
  },
}

export const scanExport = (transactions: Transactions): Mount =>
  implementDownload(exportQrCodeScans, ({ actor, input }) =>
    transactions.step(actor.customerId, async (tx) => {
      const row = await findById(tx, input.qrCodeId)
      if (!row) throw refusal('qr-code-not-found')
      await recordActivity(tx, actor, 'qr-code.exported', { type: 'qr-code', id: row.id, label: row.name })
      const language = input.language ?? actor.language ?? (await getSettings(tx)).general.language
      const { headings, devices } = EXPORT_WORDS[language]
      const lines = (await listScans(tx, row.id, await findPeriod(tx, row, input.days))).map((scans) =>
        toCsvLine([row.name, scans.day, scans.hour, devices[scans.device], scans.scans, scans.unique_scans]),
      )
      return {
        name: nameQrFile(row.name, 'scans.csv'),
        mediaType: 'text/csv; charset=utf-8',
        content: Buffer.from(BYTE_ORDER_MARK + toCsvLine(headings) + lines.join('')),
      }
    }),
  )
