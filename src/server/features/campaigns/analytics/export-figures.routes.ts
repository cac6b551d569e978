import { exportCampaignFigures } from '#shared/contracts/campaign-analytics.ts'
import type { CampaignStatus } from '#shared/contracts/campaign-filter.ts'
import type { CampaignType } from '#shared/domain/assistant.ts'
import type { DeliveryChannel } from '#shared/domain/campaigns.ts'
import { BYTE_ORDER_MARK, toCsvLine, type CsvCell } from '#shared/domain/csv-lines.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readFigures, type FiguresRow } from './analytics.repository.ts'
import { findSince, presentRates } from './campaign-analytics.ts'

interface ExportWords {
  headings: string[]
  types: Record<CampaignType, string>
  channels: Record<DeliveryChannel, string>
  statuses: Record<CampaignStatus, string>
}

/** As the screen has them, for the file that leaves it. */
const WORDS: Record<Locale, ExportWords> = {
  en: {
    headings: [
      'Campaign',
      'Type',
      'Channels',
      'Status',
      'Last Sent',
      'Sent',
      'Opens',
      'Open Rate (%)',
      'Clicks',
      'Click Rate (%)',
      'Responses',
      'Response Rate (%)',
    ],
    types: {
      review_request: 'Review Request',
      feedback: 'Feedback',
      promotion: 'Promotion',
      announcement: 'Announcement',
    },
    channels: { email: 'Email', sms: 'SMS', social_media: 'Social media' },
    statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', completed: 'Completed' },
  },
  es: {
    headings: [
      'Campaña',
      'Tipo',
      'Canales',
      'Estado',
      'Último envío',
      'Enviados',
      'Aperturas',
      'Tasa de apertura (%)',
      'Clics',
      'Tasa de clics (%)',
      'Respuestas',
      'Tasa de respuesta (%)',
    ],
    types: {
      review_request: 'Solicitud de reseña',
      feedback: 'Opinión',
      promotion: 'Promoción',
      announcement: 'Novedades',
    },
    channels: { email: 'Correo electrónico', sms: 'SMS', social_media: 'Redes sociales' },
    statuses: { draft: 'Borrador', active: 'Activa', paused: 'En pausa', completed: 'Terminada' },
  },
  fr: {
    headings: [
      'Campagne',
      'Type',
      'Canaux',
      'Statut',
      'Dernier envoi',
      'Envoyés',
      'Ouvertures',
      'Taux d’ouverture (%)',
      'Clics',
      'Taux de clics (%)',
      'Réponses',
      'Taux de réponse (%)',
    ],
    types: {
      review_request: 'Demande d’avis',
      feedback: 'Commentaires',
      promotion: 'Promotion',
      announcement: 'Annonce',
    },
    channels: { email: 'E-mail', sms: 'SMS', social_media: 'Réseaux sociaux' },
    statuses: { draft: 'Brouillon', active: 'Active', paused: 'En pause', completed: 'Terminée' },
  },
  de: {
    headings: [
      'Kampagne',
      'Art',
      'Kanäle',
      'Status',
      'Zuletzt gesendet',
      'Gesendet',
      'Öffnungen',
      'Öffnungsrate (%)',
      'Klicks',
      'Klickrate (%)',
      'Antworten',
      'Antwortrate (%)',
    ],
    types: {
      review_request: 'Bewertungsanfrage',
      feedback: 'Feedback',
      promotion: 'Aktion',
      announcement: 'Ankündigung',
    },
    channels: { email: 'E-Mail', sms: 'SMS', social_media: 'Soziale Netzwerke' },
    statuses: { draft: 'Entwurf', active: 'Aktiv', paused: 'Pausiert', completed: 'Abgeschlossen' },
  },
}

function toCells(row: FiguresRow, { types, channels, statuses }: ExportWords): CsvCell[] {
  const rates = presentRates(row)
  return [
    row.name,
    types[row.type],
    row.delivery_channels.map((channel) => channels[channel]).join(', '),
    statuses[row.status],
    row.last_sent_at,
    row.sent,
    row.opens,
    rates.open,
    row.clicks,
    rates.click,
    row.responses,
    rates.response,
  ]
}

const BATCH = 1000

export const figuresExport = (transactions: Transactions): Mount =>
  implementDownload(exportCampaignFigures, ({ actor, input: { range, type, language } }) =>
    transactions.readAnywhere(actor.customerId, async (tx) => {
      const words = WORDS[language ?? actor.language ?? (await getSettings(tx)).general.language]
      const since = await findSince(tx, range)
      const lines = [BYTE_ORDER_MARK + toCsvLine(words.headings)]
      let cursor: string | undefined
      do {
        const page = await readFigures(tx, { since, way: type }, { cursor, limit: BATCH })
        lines.push(...page.rows.map((row) => toCsvLine(toCells(row, words))))
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
      return {
        name: `campaign-analytics-${new Date().toISOString().slice(0, 10)}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        content: Buffer.from(lines.join('')),
      }
    }),
  )
