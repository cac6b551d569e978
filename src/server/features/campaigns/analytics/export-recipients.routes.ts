import { exportCampaignRecipients } from '#shared/contracts/campaign-sending.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isPersonal, type RecipientReason, type RecipientState } from '#shared/domain/campaigns.ts'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { limitedTo } from '#server/database/location-limit.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { admitCaller, readQuery, takePlace, type Mount } from '#server/kernel/http/mount-endpoints.ts'
import { parseInput } from '#server/kernel/http/read-input.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { streamCsv } from '#server/kernel/http/stream-csv.ts'
import { getCampaign, tell } from '../campaign-view.ts'
import { readRecipients, type ListedRecipient } from '../sending/recipients.repository.ts'

interface ExportWords {
  headings: readonly string[]
  email: string
  reasons: Record<RecipientReason, string>
  states: Record<RecipientState, string>
}

/** As the screen has them, for the file that leaves it. */
const WORDS: Record<Locale, ExportWords> = {
  en: {
    headings: ['Name', 'Address', 'Channel', 'State', 'Reason', 'The service says', 'Time'],
    email: 'Email',
    reasons: {
      'no-consent': 'No longer agreed to it.',
      suppressed: 'Asked not to be written to.',
      'asked-recently': 'Was asked in the last 30 days.',
      'address-changed': 'The address has changed.',
      'contact-gone': 'The contact was deleted.',
      answered: 'Has already answered or left a review.',
      'visit-past': 'The visit was too long ago, or its import was undone.',
      'campaign-ended': 'The campaign ended before.',
      'quiet-hours': 'Waits for the morning there.',
      paused: 'Waits until the campaign goes on.',
      rejected: 'The service did not take it.',
      refused: 'The service no longer lets us in.',
      unreachable: 'The service did not answer.',
      unconfirmed: 'It may have arrived. It is not sent again.',
      bounced: 'The address does not take mail.',
      complained: 'Was marked as spam.',
    },
    states: {
      queued: 'Waiting',
      dispatching: 'Sending',
      accepted: 'Sent',
      delivered: 'Delivered',
      bounced: 'Bounced',
      failed: 'Failed',
      unknown: 'Unconfirmed',
      suppressed: 'Left out',
      cancelled: 'Canceled',
    },
  },
  es: {
    headings: ['Nombre', 'Dirección', 'Canal', 'Estado', 'Motivo', 'Respuesta del servicio', 'Hora'],
    email: 'Correo electrónico',
    reasons: {
      'no-consent': 'Ya no da su consentimiento.',
      suppressed: 'Pidió no recibir mensajes.',
      'asked-recently': 'Ya recibió una solicitud en los últimos 30 días.',
      'address-changed': 'La dirección ha cambiado.',
      'contact-gone': 'El contacto se eliminó.',
      answered: 'Ya respondió o escribió una reseña.',
      'visit-past': 'La visita fue hace demasiado tiempo o se deshizo su importación.',
      'campaign-ended': 'La campaña terminó antes.',
      'quiet-hours': 'Espera a que allí sea de día.',
      paused: 'Espera a que la campaña continúe.',
      rejected: 'El servicio no lo aceptó.',
      refused: 'El servicio ya no nos da acceso.',
      unreachable: 'El servicio no respondió.',
      unconfirmed: 'Puede que haya llegado. No se envía otra vez.',
      bounced: 'La dirección no acepta correo.',
      complained: 'Se marcó como spam.',
    },
    states: {
      queued: 'En espera',
      dispatching: 'Enviando',
      accepted: 'Enviado',
      delivered: 'Entregado',
      bounced: 'Rebotado',
      failed: 'Con error',
      unknown: 'Sin confirmar',
      suppressed: 'Excluido',
      cancelled: 'Cancelado',
    },
  },
  fr: {
    headings: ['Nom', 'Adresse', 'Canal', 'État', 'Motif', 'Réponse du service', 'Heure'],
    email: 'E-mail',
    reasons: {
      'no-consent': 'N’a plus donné son consentement.',
      suppressed: 'Ne veut plus de messages.',
      'asked-recently': 'Déjà une demande ces 30 derniers jours.',
      'address-changed': 'L’adresse a changé.',
      'contact-gone': 'Le contact a été supprimé.',
      answered: 'A déjà répondu ou laissé un avis.',
      'visit-past': 'La visite est trop ancienne ou son import a été annulé.',
      'campaign-ended': 'La campagne s’est terminée avant.',
      'quiet-hours': 'Envoi le matin, à l’heure du destinataire.',
      paused: 'Envoi à la reprise de la campagne.',
      rejected: 'Le service ne l’a pas accepté.',
      refused: 'Le service ne nous donne plus accès.',
      unreachable: 'Le service n’a pas répondu.',
      unconfirmed: 'Peut-être arrivé. Il ne sera pas renvoyé.',
      bounced: 'Cette adresse ne reçoit pas d’e-mails.',
      complained: 'A été signalé comme indésirable.',
    },
    states: {
      queued: 'En attente',
      dispatching: 'Envoi en cours',
      accepted: 'Envoyé',
      delivered: 'Remis',
      bounced: 'Rejeté',
      failed: 'En échec',
      unknown: 'Sans confirmation',
      suppressed: 'Écarté',
      cancelled: 'Annulé',
    },
  },
  de: {
    headings: ['Name', 'Adresse', 'Kanal', 'Stand', 'Grund', 'Antwort des Dienstes', 'Zeit'],
    email: 'E-Mail',
    reasons: {
      'no-consent': 'Die Einwilligung gilt nicht mehr.',
      suppressed: 'Möchte keine Nachrichten.',
      'asked-recently': 'Wurde in den letzten 30 Tagen gefragt.',
      'address-changed': 'Die Adresse hat sich geändert.',
      'contact-gone': 'Der Kontakt wurde gelöscht.',
      answered: 'Hat schon geantwortet oder bewertet.',
      'visit-past': 'Der Besuch ist zu lange her, oder sein Import wurde zurückgenommen.',
      'campaign-ended': 'Die Kampagne war vorher zu Ende.',
      'quiet-hours': 'Wartet, bis dort Morgen ist.',
      paused: 'Wartet, bis die Kampagne weitergeht.',
      rejected: 'Der Dienst hat sie nicht angenommen.',
      refused: 'Der Dienst lässt uns nicht mehr hinein.',
      unreachable: 'Der Dienst hat nicht geantwortet.',
      unconfirmed: 'Vielleicht ist sie angekommen. Sie wird nicht noch einmal gesendet.',
      bounced: 'Die Adresse nimmt keine Post an.',
      complained: 'Wurde als Spam gemeldet.',
    },
    states: {
      queued: 'Wartet',
      dispatching: 'Wird gesendet',
      accepted: 'Gesendet',
      delivered: 'Zugestellt',
      bounced: 'Unzustellbar',
      failed: 'Fehlgeschlagen',
      unknown: 'Unbestätigt',
      suppressed: 'Ausgelassen',
      cancelled: 'Abgesagt',
    },
  },
}

type ExportInput = ParsedInputOf<typeof exportCampaignRecipients>

function toCells(
  { channel, name, address, state, reason, words, changed_at: at }: ListedRecipient,
  said: ExportWords,
): CsvCell[] {
  const way = isPersonal(channel) ? { email: said.email, sms: 'SMS' }[channel] : PROVIDER_NAMES[channel]
  return [name, address, way, said.states[state], reason && said.reasons[reason], words, at]
}

const BATCH = 1000

/** Batch by batch, each when the reader has taken the one before. */
async function* writeLines(
  transactions: Transactions,
  actor: Actor,
  { campaignId, language, ...filter }: ExportInput,
): AsyncGenerator<string> {
  const words = WORDS[language]
  yield BYTE_ORDER_MARK + toCsvLine(words.headings)
  let cursor: string | undefined
  do {
    // The lines are asked for by whoever sends them on, long after the request was taken in.
    const page = await limitedTo(actor.member, () =>
      transactions.readAnywhere(actor.customerId, (tx) =>
        readRecipients(tx, campaignId, { ...filter, cursor, limit: BATCH }),
      ),
    )
    yield page.rows.map((row) => toCsvLine(toCells(row, words))).join('')
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

export const recipientsExport = (transactions: Transactions): Mount => ({
  mount(app, services) {
    app.get(exportCampaignRecipients.path, async (context) => {
      const { incoming, outgoing } = context.env
      labelRoute(incoming, exportCampaignRecipients.path)
      const request = requestInfoOf(incoming)
      // Admitted by a permission, so it is a person within a customer.
      const actor = (await admitCaller(context, request, { endpoint: exportCampaignRecipients, services })) as Actor
      const asked = { ...readQuery(context), ...context.req.param() }
      const input = parseInput(exportCampaignRecipients, asked) as ExportInput
      await takePlace({ request, principal: actor, services }, outgoing)
      await transactions.step(actor.customerId, async (tx) =>
        tell(tx, actor, 'campaign.exported', await getCampaign(tx, input.campaignId)),
      )
      return streamCsv('recipients', writeLines(transactions, actor, input))
    })
  },
})
