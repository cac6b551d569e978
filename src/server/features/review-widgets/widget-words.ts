import type { Locale } from '#shared/domain/locales.ts'

export interface WidgetWords {
  title: string
  newest: string
  /** With `{business}`. */
  chosen: string
  nameless: string
  average: string
  /** With `{rating}`. */
  stars: string
  recommended: string
  notRecommended: string
  /** With `{count}` and `{platform}`. */
  counted: [one: string, other: string]
  unknown: string
  /** Under all of it. */
  origin: string
  empty: string
  gone: string
}

export const WIDGET_WORDS: Record<Locale, WidgetWords> = {
  en: {
    title: 'Reviews',
    newest: 'The newest reviews',
    chosen: 'Reviews chosen by {business}',
    nameless: 'the business',
    average: 'Average of all reviews',
    stars: '{rating} out of 5 stars',
    recommended: 'Recommended',
    notRecommended: 'Not recommended',
    counted: ['{count} review on {platform}', '{count} reviews on {platform}'],
    unknown: 'Somebody',
    origin: 'Shown as they were written on each platform. Long ones are shortened.',
    empty: 'There are no reviews to show yet.',
    gone: 'These reviews are no longer shown here.',
  },
  es: {
    title: 'Reseñas',
    newest: 'Las reseñas más recientes',
    chosen: 'Reseñas elegidas por {business}',
    nameless: 'el negocio',
    average: 'Media de todas las reseñas',
    stars: '{rating} de 5 estrellas',
    recommended: 'Recomendado',
    notRecommended: 'No recomendado',
    counted: ['{count} reseña en {platform}', '{count} reseñas en {platform}'],
    unknown: 'Alguien',
    origin: 'Se muestran como se escribieron en cada plataforma. Las largas están acortadas.',
    empty: 'Todavía no hay reseñas que mostrar.',
    gone: 'Estas reseñas ya no se muestran aquí.',
  },
  fr: {
    title: 'Avis',
    newest: 'Les avis les plus récents',
    chosen: 'Avis choisis par {business}',
    nameless: 'l’entreprise',
    average: 'Moyenne de tous les avis',
    stars: '{rating} étoiles sur 5',
    recommended: 'Recommandé',
    notRecommended: 'Non recommandé',
    counted: ['{count} avis sur {platform}', '{count} avis sur {platform}'],
    unknown: 'Quelqu’un',
    origin: 'Affichés tels qu’ils ont été écrits sur chaque plateforme. Les plus longs sont raccourcis.',
    empty: 'Il n’y a pas encore d’avis à afficher.',
    gone: 'Ces avis ne sont plus affichés ici.',
  },
  de: {
    title: 'Bewertungen',
    newest: 'Die neuesten Bewertungen',
    chosen: 'Bewertungen, ausgewählt von {business}',
    nameless: 'dem Unternehmen',
    average: 'Durchschnitt aller Bewertungen',
    stars: '{rating} von 5 Sternen',
    recommended: 'Empfohlen',
    notRecommended: 'Nicht empfohlen',
    counted: ['{count} Bewertung auf {platform}', '{count} Bewertungen auf {platform}'],
    unknown: 'Jemand',
    origin: 'So gezeigt, wie sie auf der jeweiligen Plattform geschrieben wurden. Lange sind gekürzt.',
    empty: 'Es gibt noch keine Bewertungen zu zeigen.',
    gone: 'Diese Bewertungen werden hier nicht mehr gezeigt.',
  },
}
