import { exportContactImportFaults } from '#shared/contracts/contact-import.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { CONTACT_FAULT_SENTENCES } from '#shared/domain/contact-import.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { admitCaller, readQuery, takePlace, type Mount } from '#server/kernel/http/mount-endpoints.ts'
import { parseInput } from '#server/kernel/http/read-input.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { streamCsv } from '#server/kernel/http/stream-csv.ts'
import { getImport } from './bring-contacts.ts'
import { listFaults } from './staged-rows.repository.ts'

const BATCH = 1000

const HEADINGS: Record<Locale, readonly string[]> = {
  en: ['Line', 'Reason', 'Value'],
  es: ['Línea', 'Motivo', 'Valor'],
  fr: ['Ligne', 'Motif', 'Valeur'],
  de: ['Zeile', 'Grund', 'Wert'],
}

type FaultsInput = ParsedInputOf<typeof exportContactImportFaults>

async function* writeFaults(
  transactions: Transactions,
  customerId: string,
  { importId, headings }: FaultsInput,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(HEADINGS[headings])
  let faults: Awaited<ReturnType<typeof listFaults>>
  let afterLine = 0
  do {
    const from = afterLine
    faults = await transactions.read(customerId, (tx) => listFaults(tx, importId, { afterLine: from, limit: BATCH }))
    const sentences = CONTACT_FAULT_SENTENCES[headings]
    yield faults.map(({ line, fault, value }) => toCsvLine([line, sentences[fault], value])).join('')
    afterLine = faults.at(-1)?.line ?? from
  } while (faults.length === BATCH)
}

/** Every row that was refused, and why. */
export const importFaultsDownload = (transactions: Transactions): Mount => ({
  mount(app, services) {
    app.get(exportContactImportFaults.path, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, exportContactImportFaults.path)
      const request = requestInfoOf(incoming)
      const caller = { endpoint: exportContactImportFaults, services }
      // Admitted by a permission, so it is a person within a customer.
      const actor = (await admitCaller(context, request, caller)) as Actor
      const raw = { ...readQuery(context), ...context.req.param() }
      const input = parseInput(exportContactImportFaults, raw) as FaultsInput
      await takePlace({ request, principal: actor, services }, outgoing)
      await transactions.read(actor.customerId, (tx) => getImport(tx, input.importId))
      return streamCsv('refused-contacts', writeFaults(transactions, actor.customerId, input))
    })
  },
})
