import { exportContacts, type ConsentState } from '#shared/contracts/contacts.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { admitCaller, takePlace, type Mount } from '#server/kernel/http/mount-endpoints.ts'
import { parseInput, readRawInput } from '#server/kernel/http/read-input.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { streamCsv } from '#server/kernel/http/stream-csv.ts'
import { listChosen, type ContactRow } from './contacts.repository.ts'
import { tell } from './contacts.service.ts'

const BATCH = 1000

interface ExportWords {
  headings: readonly string[]
  states: Record<ConsentState, string>
}

/** As the screen has them, for the file that leaves it. */
const WORDS: Record<Locale, ExportWords> = {
  en: {
    headings: [
      'Name',
      'Email',
      'Phone',
      'Language',
      'Time zone',
      'Location',
      'Tags',
      'Last visit',
      'Email consent',
      'SMS consent',
      'Added',
    ],
    states: { none: 'Not asked', granted: 'Agreed', withdrawn: 'Withdrawn', suppressed: 'Do not contact' },
  },
  es: {
    headings: [
      'Nombre',
      'Correo electrónico',
      'Teléfono',
      'Idioma',
      'Zona horaria',
      'Local',
      'Etiquetas',
      'Última visita',
      'Consentimiento por correo',
      'Consentimiento por SMS',
      'Añadido',
    ],
    states: { none: 'Sin preguntar', granted: 'Aceptado', withdrawn: 'Retirado', suppressed: 'No contactar' },
  },
  fr: {
    headings: [
      'Nom',
      'Adresse e-mail',
      'Téléphone',
      'Langue',
      'Fuseau horaire',
      'Établissement',
      'Étiquettes',
      'Dernière visite',
      'Consentement e-mail',
      'Consentement SMS',
      'Ajouté le',
    ],
    states: { none: 'Non demandé', granted: 'Accordé', withdrawn: 'Retiré', suppressed: 'Ne pas contacter' },
  },
  de: {
    headings: [
      'Name',
      'E-Mail',
      'Telefon',
      'Sprache',
      'Zeitzone',
      'Standort',
      'Schlagwörter',
      'Letzter Besuch',
      'Einwilligung E-Mail',
      'Einwilligung SMS',
      'Hinzugefügt',
    ],
    states: { none: 'Nicht gefragt', granted: 'Erteilt', withdrawn: 'Widerrufen', suppressed: 'Nicht anschreiben' },
  },
}

const toCells = (row: ContactRow, { states }: ExportWords): CsvCell[] => [
  row.name,
  row.email,
  row.phone,
  row.language,
  row.timezone,
  row.location_name,
  row.tags.join(', '),
  row.last_visit,
  states[row.email_state],
  states[row.sms_state],
  row.created_at,
]

type ExportInput = ParsedInputOf<typeof exportContacts>

/** Batch by batch, each when the reader has taken the one before. */
async function* writeLines(
  transactions: Transactions,
  actor: Actor,
  { selection, headings }: ExportInput,
): AsyncGenerator<string> {
  const words = WORDS[headings]
  yield BYTE_ORDER_MARK + toCsvLine(words.headings)
  let after: Parameters<typeof listChosen>[2]['after'] = null
  do {
    // The lines are asked for by whoever sends them on, long after the request was taken in.
    const part: Awaited<ReturnType<typeof listChosen>> = await limitedTo(actor.member, () =>
      transactions.readAnywhere(actor.customerId, (tx) => listChosen(tx, selection, { after, limit: BATCH })),
    )
    yield part.rows.map((row) => toCsvLine(toCells(row, words))).join('')
    after = part.next
  } while (after !== null)
}

export const contactExport = (transactions: Transactions): Mount => ({
  mount(app, services) {
    app.post(exportContacts.path, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, exportContacts.path)
      const request = requestInfoOf(incoming)
      const admitted = await admitCaller(context, request, { endpoint: exportContacts, services })
      const input = parseInput(
        exportContacts,
        await readRawInput(exportContacts, { params: {}, query: {}, incoming }),
      ) as ExportInput
      // Admitted by a permission, so it is a person within a customer.
      const actor = admitted as Actor
      await takePlace({ request, principal: actor, services }, outgoing)
      await transactions.step(actor.customerId, (tx) => tell(tx, actor, 'contact.exported', { amount: 1 }))
      return streamCsv('contacts', writeLines(transactions, actor, input))
    })
  },
})
