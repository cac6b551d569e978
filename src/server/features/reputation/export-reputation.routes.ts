import { exportReputation, type Reputation } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '#shared/domain/csv-lines.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { findAnswerSeconds, findRating, findResponseRate } from '#shared/domain/reputation.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'

/** As the screen has them, for the file that leaves it. */
const HEADINGS: Record<Locale, string[]> = {
  en: [
    'From',
    'Reviews',
    'Average rating',
    'Answered',
    'Response rate (%)',
    'Hours to first answer',
    '1 star',
    '2 stars',
    '3 stars',
    '4 stars',
    '5 stars',
    'Positive',
    'Neutral',
    'Negative',
  ],
  es: [
    'Desde',
    'Reseñas',
    'Valoración media',
    'Respondidas',
    'Tasa de respuesta (%)',
    'Horas hasta la primera respuesta',
    '1 estrella',
    '2 estrellas',
    '3 estrellas',
    '4 estrellas',
    '5 estrellas',
    'Positivas',
    'Neutras',
    'Negativas',
  ],
  fr: [
    'Du',
    'Avis',
    'Note moyenne',
    'Avec réponse',
    'Taux de réponse (%)',
    'Heures jusqu’à la première réponse',
    '1 étoile',
    '2 étoiles',
    '3 étoiles',
    '4 étoiles',
    '5 étoiles',
    'Positifs',
    'Neutres',
    'Négatifs',
  ],
  de: [
    'Ab',
    'Bewertungen',
    'Durchschnitt',
    'Beantwortet',
    'Antwortrate (%)',
    'Stunden bis zur ersten Antwort',
    '1 Stern',
    '2 Sterne',
    '3 Sterne',
    '4 Sterne',
    '5 Sterne',
    'Positiv',
    'Neutral',
    'Negativ',
  ],
}

const SECONDS_PER_HOUR = 3600
const round = (value: number | null, digits: number) => (value === null ? null : Number(value.toFixed(digits)))

function toCells({ bucket, counts }: Reputation['series']['points'][number]) {
  const [rate, seconds] = [findResponseRate(counts), findAnswerSeconds(counts)]
  return [
    bucket,
    counts.reviewCount,
    round(findRating(counts), 2),
    counts.answeredCount,
    round(rate === null ? null : rate * 100, 1),
    round(seconds === null ? null : seconds / SECONDS_PER_HOUR, 1),
    ...counts.stars,
    counts.positiveCount,
    counts.neutralCount,
    counts.negativeCount,
  ]
}

type GetReputation = (tx: CustomerTx, actor: Actor, filter: ReputationFilter) => Promise<Reputation>

export const reputationExport = (transactions: Transactions, getReputation: GetReputation): Mount =>
  implementDownload(exportReputation, ({ actor, input: { language, ...filter } }) =>
    transactions.readAnywhere(actor.customerId, async (tx) => {
      const headings = HEADINGS[language ?? actor.language ?? (await getSettings(tx)).general.language]
      const { series, today } = await getReputation(tx, actor, filter)
      const lines = [BYTE_ORDER_MARK + toCsvLine(headings), ...series.points.map((point) => toCsvLine(toCells(point)))]
      return {
        name: `reputation-${today}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        content: Buffer.from(lines.join('')),
      }
    }),
  )
