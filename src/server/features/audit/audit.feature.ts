import { z } from 'zod'
import * as contract from '#shared/contracts/audit.ts'
import type { AuditFilter, AuditLine } from '#shared/contracts/audit.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { readCursorText, writeCursorText } from '#server/kernel/paging/cursor-text.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'
import * as rows from './audit.repository.ts'

const DAY_MS = 86_400_000

/** For administrators: what they and others of them did. Nothing here changes a line. */
export function makeAudit({ adminTransactions: admins }: Foundations) {
  return {
    routes: [
      implement(contract.listAudit, ({ actor: admin, input, request }) =>
        admins.read({ admin, requestId: request.id, action: 'audit.list' }, async (tx) => {
          const { cursor, limit, ...filter } = input
          const found = await rows.listNewest(tx, { ...narrow(filter), after: readCursor(cursor), limit: limit + 1 })
          const page = found.slice(0, limit)
          const last = found.length > limit ? page.at(-1) : undefined
          return {
            items: page.map(presentLine),
            nextCursor: last ? writeCursorText([last.created_at.toISOString(), last.id]) : null,
            administrators: await rows.listAdministrators(tx),
          }
        }),
      ),
    ],
    mounts: [
      implementDownload(contract.exportAudit, async ({ actor: admin, input, request }) => {
        const { language, ...filter } = input
        const { customer, ...details } = filter
        const deed = {
          admin,
          requestId: request.id,
          action: 'audit.export',
          details,
          ...(customer && { customerId: customer }),
        }
        const lines = await admins.transaction(deed, (tx) => writeLines(tx, filter, language))
        const day = new Date().toISOString().slice(0, 10)
        const content = Buffer.from(BYTE_ORDER_MARK + lines.join(''))
        return { name: `audit-${day}.csv`, mediaType: 'text/csv; charset=utf-8', content }
      }),
    ],
  }
}

const cursorSchema = z.tuple([z.iso.datetime(), z.string().regex(/^\d{1,18}$/)])

function readCursor(cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null
  const [createdAt, id] = readCursorText(cursor, cursorSchema)
  return { createdAt: new Date(createdAt), id }
}

const narrow = ({ kind, administrator, action, customer, from, to }: AuditFilter) => ({
  isChange: kind === 'all' ? undefined : true,
  userId: administrator,
  action,
  customerId: customer,
  from: from === undefined ? undefined : new Date(from),
  before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
})

const presentLine = (row: rows.AuditRow): AuditLine => ({
  id: row.id,
  at: row.created_at.toISOString(),
  administrator: { id: row.user_id, name: row.shown_name },
  action: row.action,
  isChange: row.is_change,
  customer: row.subject_customer_id === null ? null : { id: row.subject_customer_id, companyName: row.company_name },
  subject: row.subject,
  reason: row.reason,
  details: row.details,
  requestId: row.request_id,
})

const HEADINGS: Record<Locale, readonly string[]> = {
  en: ['Time (UTC)', 'Administrator', 'Action', 'Customer', 'Customer id', 'Subject', 'Reason', 'Details', 'Request'],
  es: [
    'Hora (UTC)',
    'Administrador',
    'Acción',
    'Cliente',
    'Id. del cliente',
    'Objeto',
    'Motivo',
    'Detalles',
    'Solicitud',
  ],
  fr: ['Heure (UTC)', 'Administrateur', 'Action', 'Client', 'Id. du client', 'Objet', 'Motif', 'Détails', 'Requête'],
  de: ['Zeit (UTC)', 'Administrator', 'Aktion', 'Kunde', 'Kunden-ID', 'Gegenstand', 'Grund', 'Einzelheiten', 'Anfrage'],
}

const BATCH = 1000

async function writeLines(tx: PlatformTx, filter: AuditFilter, language: Locale): Promise<string[]> {
  const lines = [toCsvLine(HEADINGS[language])]
  let after: Keyset | null = null
  for (let written = 0; written < contract.MOST_AUDIT_EXPORTED; written += BATCH) {
    const page: rows.AuditRow[] = await rows.listNewest(tx, { ...narrow(filter), after, limit: BATCH })
    for (const row of page) lines.push(toCsvLine(toCells(row)))
    const last = page.at(-1)
    if (!last || page.length < BATCH) break
    after = { createdAt: last.created_at, id: last.id }
  }
  return lines
}

const toCells = (row: rows.AuditRow) => [
  row.created_at,
  row.shown_name,
  row.action,
  row.company_name,
  row.subject_customer_id,
  row.subject,
  row.reason,
  Object.entries(row.details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
  row.request_id,
]
