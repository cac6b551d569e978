import { sql } from 'kysely'
import { NIL_CUSTOMER, type CustomerTx } from '#server/database/transactions.ts'

export interface Count {
  question: string
  value: string
  amount: number
}

interface Counted {
  pageId: string
  day: string
  locationId: string | null
  qrCodeId: string | null
}

export async function addCounts(tx: CustomerTx, of: Counted, counts: readonly Count[]): Promise<void> {
  const { pageId, day, locationId, qrCodeId } = of
  await tx
    .insertInto('page_counts')
    .values(
      counts.map((count) => ({
        customer_id: tx.customerId,
        page_id: pageId,
        day,
        location_id: locationId ?? NIL_CUSTOMER,
        qr_code_id: qrCodeId ?? NIL_CUSTOMER,
        ...count,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'page_id', 'day', 'location_id', 'qr_code_id', 'question', 'value'])
        .doUpdateSet({ amount: sql`page_counts.amount + excluded.amount` }),
    )
    .execute()
}

/** Once a day, however often they look. */
export async function addVisitor(tx: CustomerTx, { visitor, ...of }: Counted & { visitor: Buffer }): Promise<void> {
  const added = await tx
    .insertInto('page_visitors')
    .values({ customer_id: tx.customerId, page_id: of.pageId, day: of.day, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!added) return
  await addCounts(tx, of, [{ question: '', value: 'visitor', amount: 1 }])
  await addTotals(tx, of.pageId, { visitors: 1 })
}

export type Totals = Partial<
  Record<'visitors' | 'responses' | 'stars_sum' | 'stars_amount' | 'promoters' | 'detractors' | 'nps_amount', number>
> & { last_response?: Date }

export async function addTotals(tx: CustomerTx, pageId: string, { last_response: at, ...more }: Totals): Promise<void> {
  const sums = Object.entries(more).map(([name, amount]) => [name, sql`${sql.ref(name)} + ${amount}`])
  await tx
    .updateTable('hosted_pages')
    .set({ ...Object.fromEntries(sums), ...(at && { last_response: at }) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', pageId)
    .execute()
}

export interface CountRow extends Count {
  day: string
  location_id: string
  qr_code_id: string
}

export function listCounts(
  tx: CustomerTx,
  pageId: string,
  {
    from,
    to,
    location,
    qrCode,
  }: { from: string; to: string; location?: string | undefined; qrCode?: string | undefined },
): Promise<CountRow[]> {
  return tx
    .selectFrom('page_counts')
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'location_id',
      'qr_code_id',
      'question',
      'value',
      'amount',
    ])
    .where('customer_id', '=', tx.customerId)
    .where('page_id', '=', pageId)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .$if(location !== undefined, (query) => query.where('location_id', '=', location ?? ''))
    .$if(qrCode !== undefined, (query) => query.where('qr_code_id', '=', qrCode ?? ''))
    .execute()
}
