import type { Locale } from '#shared/domain/locales.ts'
import type { ScorePart } from '#shared/domain/reputation.ts'

/** What the figures make one look at, as the screen says it. */
interface DetailWords {
  themes: { title: string; theme: string; praise: string; criticism: string; share: string }
  targets: {
    title: string
    rating: string
    target: string
    /** With `{time}`. */
    within: string
    met: string
    missed: string
    /** With `{count}`. */
    overdue: { none: string; one: string; other: string }
  }
  raise: Record<ScorePart, string>
  locations: { above: string; below: string; explained: string }
}

export const DETAIL_WORDS: Record<Locale, DetailWords> = {
  en: {
    themes: {
      title: 'What people talk about',
      theme: 'Theme',
      praise: 'Praise',
      criticism: 'Criticism',
      share: 'Share of praise',
    },
    targets: {
      title: 'Response-time targets',
      rating: 'Rating',
      target: 'Target',
      within: 'Within {time}',
      met: 'Within target',
      missed: 'Missed',
      overdue: {
        none: 'No review is past its target.',
        one: '1 review is past its target.',
        other: '{count} reviews are past their target.',
      },
    },
    raise: {
      rating: 'Better ratings would raise it most.',
      answered: 'Answering more reviews would raise it most.',
      mood: 'More positive reviews would raise it most.',
      quick: 'Answering within a day would raise it most.',
    },
    locations: {
      above: 'Above the others',
      below: 'Below the others',
      explained:
        'A location stands out when its rating is at least 0.3 stars away from the others, and chance alone would hardly explain it.',
    },
  },
  es: {
    themes: {
      title: 'De qué habla la gente',
      theme: 'Tema',
      praise: 'Elogios',
      criticism: 'Críticas',
      share: 'Parte de elogios',
    },
    targets: {
      title: 'Plazos de respuesta',
      rating: 'Valoración',
      target: 'Plazo',
      within: 'En {time}',
      met: 'A tiempo',
      missed: 'Incumplidos',
      overdue: {
        none: 'Ninguna reseña está fuera de plazo.',
        one: '1 reseña está fuera de plazo.',
        other: '{count} reseñas están fuera de plazo.',
      },
    },
    raise: {
      rating: 'Lo que más lo subiría: mejores valoraciones.',
      answered: 'Lo que más lo subiría: responder a más reseñas.',
      mood: 'Lo que más lo subiría: más reseñas positivas.',
      quick: 'Lo que más lo subiría: responder en menos de un día.',
    },
    locations: {
      above: 'Por encima de los demás',
      below: 'Por debajo de los demás',
      explained:
        'Un local destaca cuando su valoración se aleja al menos 0,3 estrellas de los demás y el azar apenas lo explicaría.',
    },
  },
  fr: {
    themes: {
      title: 'Ce dont on parle',
      theme: 'Thème',
      praise: 'Compliments',
      criticism: 'Critiques',
      share: 'Part de compliments',
    },
    targets: {
      title: 'Délais de réponse',
      rating: 'Note',
      target: 'Délai',
      within: 'Sous {time}',
      met: 'Dans le délai',
      missed: 'Dépassés',
      overdue: {
        none: 'Aucun avis n’est en retard.',
        one: '1 avis est en retard.',
        other: '{count} avis sont en retard.',
      },
    },
    raise: {
      rating: 'De meilleures notes l’augmenteraient le plus.',
      answered: 'Répondre à plus d’avis l’augmenterait le plus.',
      mood: 'Plus d’avis positifs l’augmenteraient le plus.',
      quick: 'Répondre en moins d’un jour l’augmenterait le plus.',
    },
    locations: {
      above: 'Au-dessus des autres',
      below: 'En dessous des autres',
      explained:
        'Un établissement se démarque si sa note s’écarte d’au moins 0,3 étoile des autres et que le hasard ne suffit guère à l’expliquer.',
    },
  },
  de: {
    themes: {
      title: 'Worüber die Leute sprechen',
      theme: 'Thema',
      praise: 'Lob',
      criticism: 'Kritik',
      share: 'Anteil Lob',
    },
    targets: {
      title: 'Antwortzeiten',
      rating: 'Bewertung',
      target: 'Vorgabe',
      within: 'Höchstens {time}',
      met: 'Eingehalten',
      missed: 'Verfehlt',
      overdue: {
        none: 'Keine Bewertung wartet zu lange.',
        one: '1 Bewertung wartet zu lange.',
        other: '{count} Bewertungen warten zu lange.',
      },
    },
    raise: {
      rating: 'Bessere Bewertungen würden ihn am meisten heben.',
      answered: 'Mehr Antworten würden ihn am meisten heben.',
      mood: 'Mehr positive Bewertungen würden ihn am meisten heben.',
      quick: 'Antworten binnen eines Tages würden ihn am meisten heben.',
    },
    locations: {
      above: 'Besser als die anderen',
      below: 'Schlechter als die anderen',
      explained:
        'Ein Standort fällt auf, wenn er mindestens 0,3 Sterne von den anderen abweicht und der Zufall das kaum erklärt.',
    },
  },
}
