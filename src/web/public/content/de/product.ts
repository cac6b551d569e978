import type { LandingContent, PricingContent } from '../en/product.ts'

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

export const pricing = {
  meta: {
    title: 'Preise · Goodword',
    description: 'Drei Monatstarife ab {price}. Jeder beginnt mit {days} kostenlosen Tagen, ohne Kreditkarte.',
  },
  title: 'Klare Preise, Monat für Monat',
  lead: 'Jeder Tarif beginnt mit {days} kostenlosen Tagen. Keine Kreditkarte nötig.',
  perMonth: 'pro Monat',
  popular: 'Beliebt',
  plans: {
    starter: {
      name: 'Starter',
      description: 'Für einen Standort und eine Person, die antwortet.',
    },
    professional: {
      name: 'Professional',
      description: 'Für ein Team, das antworten, fragen und besser werden will.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'Für viele Standorte, mit eigener Marke und eigenen Systemen.',
    },
  },
  everythingIn: 'Alles aus {plan}',
  limits: {
    platforms: { limited: '{count} Plattformen', unlimited: 'Unbegrenzt viele Plattformen' },
    teamMember: '1 Teammitglied',
    teamMembers: { limited: 'Bis zu {count} Teammitglieder', unlimited: 'Unbegrenzt viele Teammitglieder' },
  },
  capabilities: {
    disputes: 'Verwaltung von Einsprüchen',
    campaigns: 'Kampagnen',
    'custom-branding': 'Eigenes Erscheinungs\u00ADbild',
    'api-access': 'API-Zugang',
    sso: 'Single Sign-on',
  },
  analytics: {
    name: 'Auswertungen',
    basic: 'Einfach',
    advanced: 'Erweitert',
    basicLine: 'Grundlegende Auswertungen',
  },
  services: { prioritySupport: 'Bevorzugter Support', accountManager: 'Fester Ansprechpartner' },
  actions: { 'start-trial': 'Kostenlos testen', 'contact-sales': 'Vertrieb kontaktieren' },
  taxNote: 'Preise in US-Dollar, zuzüglich Steuern.',
  comparison: {
    title: 'Tarife im Vergleich',
    caption: 'Was jeder Tarif enthält',
    feature: 'Funktion',
    price: 'Preis pro Monat',
    platforms: 'Plattformen',
    teamMembers: 'Team\u00ADmitglieder',
    unlimited: 'Unbegrenzt',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
  },
  questions: {
    title: 'Häufige Fragen',
    items: {
      trial: {
        question: 'Wie funktioniert die kostenlose Testphase?',
        answer:
          'Sie haben {days} Tage Zeit, den gewählten Tarif zu testen. Für den Start brauchen Sie keine Kreditkarte. Wenn Sie nichts tun, endet die Testphase und es wird nichts berechnet.',
      },
      payment: {
        question: 'Wie kann ich bezahlen?',
        answer: 'Mit Kredit- oder Debitkarte oder mit PayPal.',
      },
      change: {
        question: 'Kann ich den Tarif später wechseln?',
        answer: 'Ja, jederzeit. Der Wechsel gilt ab dem nächsten Abrechnungszeitraum.',
      },
      cancel: {
        question: 'Wie kündige ich?',
        answer:
          'Auf der Seite mit Ihrem Abonnement, ohne ein Gespräch. Ihr Tarif läuft dann bis zum Ende des bezahlten Monats.',
      },
      platforms: {
        question: 'Was zählt als Plattform?',
        answer:
          'Jedes Bewertungsportal, das Sie verbinden: Google Business Profile, Facebook, TripAdvisor oder Yelp. Starter verbindet bis zu {starterPlatforms}, die anderen Tarife sind unbegrenzt.',
      },
      tax: {
        question: 'Sind Steuern enthalten?',
        answer:
          'Die Preise gelten in US-Dollar und ohne Umsatzsteuer. Wo Steuern anfallen, sehen Sie den Betrag vor der Zahlung.',
      },
      languages: {
        question: 'Welche Sprachen spricht Goodword?',
        answer: 'Das ganze Produkt gibt es auf Englisch, Spanisch, Französisch und Deutsch.',
      },
      data: {
        question: 'Was geschieht mit meinen Daten, wenn ich gehe?',
        answer:
          'Sie können sie mitnehmen. Was übrig ist, löschen wir nach dem Schließen Ihres Arbeitsbereichs. Die Fristen stehen auf der [Datenschutzseite](/privacy).',
      },
    },
  },
} satisfies PricingContent
