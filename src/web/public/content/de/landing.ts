import type { LandingContent } from '../en/landing.ts'

export const landing = {
  meta: {
    title: 'Goodword: Online-Bewertungen, beantwortet',
    description:
      'Goodword sammelt Ihre Bewertungen von Google Business Profile, Facebook, TripAdvisor und Yelp an einem Ort und hilft Ihnen, gut zu antworten. {days} Tage kostenlos.',
  },
  hero: {
    titleLines: ['Jede Bewertung gelesen.', 'Keine bleibt ohne Antwort.'],
    lead: 'Goodword holt Ihre Bewertungen von Google Business Profile, Facebook, TripAdvisor und Yelp in einen ruhigen Posteingang, entwirft Antworten, die nach Ihnen klingen, und zeigt, was Sie zuerst angehen sollten.',
    action: 'Loslegen',
    secondary: 'Preise ansehen',
    trialNote: '{days} Tage kostenlos testen. Keine Kreditkarte nötig.',
  },
  illustration: {
    caption: 'Illustration. Betrieb und Bewertungen sind erfunden.',
    inbox: 'Bewertungen',
    waiting: '3 warten auf Sie',
    reviews: [
      { author: 'Maya R.', platform: 'Google', text: 'Die Suppe war wunderbar, die Wartezeit nicht.', age: '12 Min.' },
      { author: 'Jonas K.', platform: 'TripAdvisor', text: 'Der schönste Fensterplatz im Hafen.', age: '1 Std.' },
      { author: 'Elena P.', platform: 'Yelp', text: 'Unsere Reservierung war weg, zweimal.', age: '3 Std.' },
    ],
    reply: {
      heading: 'Antwort an Maya R.',
      label: 'KI-Entwurf',
      text: 'Danke, Maya. Schön, dass die Suppe gut war, und es tut mir leid, dass Sie warten mussten. Freitags kochen wir jetzt zu zweit.',
      schedule: 'Planen',
      submit: 'Antwort senden',
    },
  },
  platforms: {
    title: 'Ein Posteingang für die Orte, an denen Ihre Kunden schreiben',
    names: ['Google Business Profile', 'Facebook', 'TripAdvisor', 'Yelp'],
  },
  features: {
    title: 'Ihr ganzer Ruf an einem Ort',
    lead: 'Sechs Werkzeuge, die mit denselben Bewertungen arbeiten, damit nichts von einem Bildschirm zum anderen kopiert werden muss.',
    cards: {
      monitoring: {
        title: 'Bewertungen im Blick',
        text: 'Neue Bewertungen aller verbundenen Plattformen landen in einer Liste. Suchen, filtern und sehen, was am längsten wartet.',
      },
      responses: {
        title: 'Kluge Antworten',
        text: 'Beginnen Sie mit einem Entwurf, der aufgreift, was der Kunde schrieb. Bearbeiten, dann sofort veröffentlichen oder planen.',
      },
      qrCodes: {
        title: 'QR-Codes',
        text: 'Einmal drucken und später ändern, wohin der Code führt. Jeder Scan wird gezählt.',
      },
      team: {
        title: 'Arbeiten im Team',
        text: 'Laden Sie Kolleginnen und Kollegen ein, vergeben Sie passende Rechte und sehen Sie, wer was getan hat.',
      },
      disputes: {
        title: 'Einsprüche',
        text: 'Melden Sie Bewertungen, die gegen die Regeln einer Plattform verstoßen, mit Belegen, Notizen und Verlauf an einem Ort.',
      },
      analytics: {
        title: 'Auswertungen',
        text: 'Verfolgen Sie Sterne, Stimmung und Themen über die Zeit und vergleichen Sie sich mit Mitbewerbern Ihrer Wahl.',
      },
    },
  },
  steps: {
    title: 'Zehn Minuten am Tag genügen',
    items: {
      connect: {
        title: 'Verbinden',
        text: 'Verknüpfen Sie die Plattformen, auf denen Sie vertreten sind. Goodword liest Ihre Bewertungen und hält sie aktuell. Trennen können Sie jederzeit.',
      },
      answer: {
        title: 'Antworten',
        text: 'Arbeiten Sie ab, was wartet, das Dringende zuerst. Schreiben Sie selbst oder beginnen Sie mit einem Entwurf.',
      },
      improve: {
        title: 'Fragen und besser werden',
        text: 'Laden Sie alle Kunden zu einer ehrlichen Bewertung ein und lesen Sie, was sie loben und was ihnen fehlt.',
      },
    },
  },
  promises: {
    title: 'Fair zu Ihnen und zu denen, die über Sie schreiben',
    lead: 'Manche Abkürzung in diesem Geschäft ist verboten, und jede kostet Vertrauen. Goodword bietet sie nicht an.',
    items: {
      gating: {
        title: 'Keine Vorauswahl',
        text: 'Zufrieden oder nicht: Wen Sie fragen, der sieht dieselbe Seite mit denselben Links.',
      },
      incentives: {
        title: 'Kein gekauftes Lob',
        text: 'Es gibt hier keine Belohnung für gute Bewertungen und kein Werkzeug, das Bewertungen schreibt.',
      },
      consent: {
        title: 'Keine Überraschungen in Ihrem Namen',
        text: 'Eine Antwort geht hinaus, wenn Sie auf den Knopf drücken oder eine von Ihnen gesetzte Regel es vorsieht. KI-Text ist gekennzeichnet.',
      },
      freedom: {
        title: 'Keine Fesseln',
        text: 'Monatlich zahlen, selbst kündigen, Daten mitnehmen.',
      },
    },
    more: 'So halten wir uns an die Regeln',
  },
} satisfies LandingContent
