import type { CustomerSort } from '#shared/contracts/customer-filter.ts'
import type { listCustomers, ListedCustomer } from '#shared/contracts/customers.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { PLAN_NAMES } from '#shared/domain/plans.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { readOrderedPage } from '#server/kernel/paging/ordered-page.ts'
import { list, ORDERS, type CustomerFilter, type ListedRow } from './customers.repository.ts'

type Listed = CustomerFilter & { sort: CustomerSort }

export async function listPage(tx: PlatformTx, input: Listed & PageInput): Promise<OutputOf<typeof listCustomers>> {
  const page = await readOrderedPage(ORDERS, input, (wanted) => list(tx, input, wanted))
  return { items: page.rows.map(presentListed), nextCursor: page.nextCursor }
}

const presentListed = (row: ListedRow): ListedCustomer => ({
  id: row.id,
  companyName: row.is_named ? row.company_name : '',
  email: row.email,
  tier: row.subscription_tier,
  status: row.status,
  trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
  isDemo: row.is_demo,
  createdAt: row.created_at.toISOString(),
})

const HEADINGS: Record<Locale, readonly string[]> = {
  en: ['Company', 'Email', 'Plan', 'Status', 'Trial Ends', 'Created'],
  es: ['Empresa', 'Correo electrónico', 'Plan', 'Estado', 'Fin de la prueba', 'Alta'],
  fr: ['Entreprise', 'E-mail', 'Formule', 'État', 'Fin de l’essai', 'Création'],
  de: ['Unternehmen', 'E-Mail', 'Tarif', 'Status', 'Testende', 'Angelegt'],
}

const BATCH = 1000

export async function writeLines(tx: PlatformTx, input: Listed & { language: Locale }): Promise<string> {
  const lines = [BYTE_ORDER_MARK, toCsvLine(HEADINGS[input.language])]
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page = await listPage(tx, { ...input, cursor, limit: BATCH })
    for (const each of page.items) lines.push(toCsvLine(toCells(each)))
    cursor = page.nextCursor
  }
  return lines.join('')
}

const toCells = (each: ListedCustomer) => [
  each.companyName,
  each.email,
  PLAN_NAMES[each.tier],
  each.status,
  each.trialEndsAt,
  each.createdAt,
]
