import type { Locale } from '#shared/domain/locales.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import type { WeekClaim } from '#shared/domain/week-claims.ts'
import type { FigureWriting } from './figure-writing.ts'

type Volume = Extract<WeekClaim, { kind: 'volume' }>

interface ClaimWords {
  came: (one: boolean, count: string, before: string) => string
  /** Behind it; of the ratings that are there. */
  rated: (rating: string, before: string | null) => string
  criticism: (one: boolean, theme: string, count: string, before: string) => string
  praise: (one: boolean, theme: string, count: string, before: string) => string
  unanswered: (one: boolean, count: string) => string
}

/** As the screen says them. */
const WORDS: Record<Locale, ClaimWords> = {
  en: {
    came: (one, count, before) => `${count} ${one ? 'review' : 'reviews'} came, after ${before} the week before`,
    rated: (rating, before) => `, rated ${rating} on average${before === null ? '' : ` after ${before}`}`,
    criticism: (one, theme, count, before) =>
      `${theme} is criticized in ${count} ${one ? 'review' : 'reviews'}, after ${before} the week before.`,
    praise: (one, theme, count, before) =>
      `${theme} is praised in ${count} ${one ? 'review' : 'reviews'}, after ${before} the week before.`,
    unanswered: (one, count) =>
      `${count} ${one ? 'review of this week is' : 'reviews of this week are'} still without an answer.`,
  },
  es: {
    came: (one, count, before) =>
      `${one ? 'Ha llegado' : 'Han llegado'} ${count} ${one ? 'reseña' : 'reseñas'}, frente a ${before} la semana anterior`,
    rated: (rating, before) => `, con una media de ${rating}${before === null ? '' : ` frente a ${before}`}`,
    criticism: (one, theme, count, before) =>
      `${theme}: ${count} ${one ? 'reseña lo critica' : 'reseñas lo critican'}, frente a ${before} la semana anterior.`,
    praise: (one, theme, count, before) =>
      `${theme}: ${count} ${one ? 'reseña lo elogia' : 'reseñas lo elogian'}, frente a ${before} la semana anterior.`,
    unanswered: (one, count) =>
      `${count} ${one ? 'reseña de esta semana sigue' : 'reseñas de esta semana siguen'} sin respuesta.`,
  },
  fr: {
    came: (one, count, before) =>
      `${count} avis ${one ? 'est arrivé' : 'sont arrivés'}, contre ${before} la semaine précédente`,
    rated: (rating, before) => `, note moyenne de ${rating}${before === null ? '' : ` contre ${before}`}`,
    criticism: (one, theme, count, before) =>
      `${theme}\u00a0: ${count} avis ${one ? 'critique' : 'critiquent'} ce thème, contre ${before} la semaine précédente.`,
    praise: (one, theme, count, before) =>
      `${theme}\u00a0: ${count} avis ${one ? 'salue' : 'saluent'} ce thème, contre ${before} la semaine précédente.`,
    unanswered: (one, count) => `${count} avis de cette semaine ${one ? 'attend' : 'attendent'} encore une réponse.`,
  },
  de: {
    came: (one, count, before) =>
      `${count} ${one ? 'Bewertung ist' : 'Bewertungen sind'} eingegangen (Woche davor: ${before})`,
    rated: (rating, before) => `, im Schnitt ${rating} Sterne${before === null ? '' : ` (davor ${before})`}`,
    criticism: (one, theme, count, before) =>
      `${theme}: in ${count} ${one ? 'Bewertung' : 'Bewertungen'} kritisiert (Woche davor: ${before}).`,
    praise: (one, theme, count, before) =>
      `${theme}: in ${count} ${one ? 'Bewertung' : 'Bewertungen'} gelobt (Woche davor: ${before}).`,
    unanswered: (one, count) =>
      `${count} ${one ? 'Bewertung dieser Woche wartet' : 'Bewertungen dieser Woche warten'} noch auf eine Antwort.`,
  },
}

/** French says "0 avis est", as it does of one. */
const isOne = (count: number, language: Locale) => new Intl.PluralRules(language).select(count) === 'one'

export function tellClaim(claim: WeekClaim, language: Locale, write: FigureWriting): string {
  const words = WORDS[language]
  const one = isOne(claim.count, language)
  const count = write.count(claim.count)
  if (claim.kind === 'unanswered') return words.unanswered(one, count)
  const before = write.count(claim.before)
  if (claim.kind === 'volume') return `${words.came(one, count, before)}${tellRating(claim, words, write)}.`
  return words[claim.kind](one, claim.name ?? nameAspect(claim.aspect, language), count, before)
}

function tellRating({ rating, ratingBefore }: Volume, words: ClaimWords, write: FigureWriting): string {
  if (rating === null) return ''
  return words.rated(write.rating(rating), ratingBefore === null ? null : write.rating(ratingBefore))
}
