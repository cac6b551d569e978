import type { LandingContent, PricingContent } from '../en/product.ts'

export const landing = {
  meta: {
    title: 'Goodword: Online-Bewertungen gut beantwortet',
    description:
      'Goodword sammelt Ihre Bewertungen von Google Business Profile, Facebook, TripAdvisor und Yelp an einem Ort und hilft Ihnen, gut zu antworten. {days} Tage kostenlos.',
  },
  hero: {
    titleLines: ['Jede Bewertung gelesen.', 'Keine bleibt ohne Antwort.'],
    lead: 'Goodword sammelt Ihre Bewertungen von Google Business Profile, Facebook, TripAdvisor und Yelp in einem übersichtlichen Posteingang, entwirft Antworten, die nach Ihnen klingen, und zeigt, worum Sie sich zuerst kümmern sollten.',
    action: 'Loslegen',
    secondary: 'Preise ansehen',
    demo: 'Demo ausprobieren',
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
      text: 'Danke, Maya. Schön, dass Ihnen die Suppe geschmeckt hat. Dass Sie warten mussten, tut uns leid. Freitags kochen wir jetzt zu zweit.',
      schedule: 'Planen',
      submit: 'Antwort senden',
    },
  },
  platforms: {
    title: 'Ein Posteingang für alle Plattformen, auf denen Ihre Kunden schreiben',
    names: ['Google Business Profile', 'Facebook', 'TripAdvisor', 'Yelp'],
  },
  features: {
    title: 'Alles für Ihren guten Ruf an einem Ort',
    lead: 'Sechs Werkzeuge, die alle mit denselben Bewertungen arbeiten. So müssen Sie nichts hin- und herkopieren.',
    cards: {
      monitoring: {
        title: 'Bewertungen im Blick',
        text: 'Neue Bewertungen von allen verbundenen Plattformen landen in einer Liste. Suchen und filtern Sie, und sehen Sie, was am längsten wartet.',
      },
      responses: {
        title: 'Kluge Antworten',
        text: 'Beginnen Sie mit einem Entwurf, der auf die Bewertung eingeht. Passen Sie ihn an und veröffentlichen Sie ihn sofort oder später.',
      },
      qrCodes: {
        title: 'QR-Codes',
        text: 'Einmal drucken und auch später noch ändern, wohin der Code führt. Jeder Scan wird gezählt.',
      },
      team: {
        title: 'Arbeiten im Team',
        text: 'Laden Sie Kolleginnen und Kollegen ein, vergeben Sie passende Rechte und sehen Sie, wer was getan hat.',
      },
      disputes: {
        title: 'Einsprüche',
        text: 'Melden Sie Bewertungen, die gegen die Regeln einer Plattform verstoßen. Belege, Notizen und Verlauf bleiben zusammen.',
      },
      analytics: {
        title: 'Auswertungen',
        text: 'Sehen Sie, wie sich Sterne, Stimmung und Themen entwickeln, und vergleichen Sie sich mit Mitbewerbern.',
      },
    },
  },
  steps: {
    title: 'Zehn Minuten am Tag genügen',
    items: {
      connect: {
        title: 'Verbinden',
        text: 'Verbinden Sie die Plattformen, auf denen Sie vertreten sind. Goodword ruft Ihre Bewertungen ab und hält sie aktuell. Trennen können Sie die Verbindung jederzeit.',
      },
      answer: {
        title: 'Antworten',
        text: 'Beantworten Sie, was wartet, das Dringendste zuerst. Schreiben Sie selbst oder beginnen Sie mit einem Entwurf.',
      },
      improve: {
        title: 'Fragen und besser werden',
        text: 'Bitten Sie alle Kunden um eine ehrliche Bewertung und erfahren Sie, was ihnen gefällt und was ihnen fehlt.',
      },
    },
  },
  promises: {
    title: 'Fair zu Ihnen und zu allen, die über Sie schreiben',
    lead: 'Manche Tricks in dieser Branche sind verboten, und alle kosten Vertrauen. Bei Goodword gibt es sie nicht.',
    items: {
      gating: {
        title: 'Keine Vorauswahl',
        text: 'Zufrieden oder nicht: Alle, die Sie fragen, sehen dieselbe Seite mit denselben Links.',
      },
      incentives: {
        title: 'Kein gekauftes Lob',
        text: 'Bei uns gibt es keine Belohnung für gute Bewertungen und kein Werkzeug, das Bewertungen schreibt.',
      },
      consent: {
        title: 'Keine Überraschungen in Ihrem Namen',
        text: 'Antworten werden nur gesendet, wenn Sie auf den Button klicken oder es selbst so geregelt haben. KI-Texte sind gekennzeichnet.',
      },
      freedom: {
        title: 'Jederzeit kündbar',
        text: 'Sie zahlen monatlich, kündigen selbst und nehmen Ihre Daten mit.',
      },
    },
    more: 'So halten wir uns an die Regeln',
  },
} satisfies LandingContent

export const pricing = {
  meta: {
    title: 'Preise · Goodword',
    description:
      'Drei Tarife ab {price} im Monat; ein Jahr kostet zehn Monate. Jeder Tarif beginnt mit {days} Tagen kostenloser Testphase, ohne Kreditkarte.',
  },
  title: 'Klare Preise, pro Monat oder Jahr',
  lead: 'Jeder Tarif beginnt mit {days} kostenlosen Tagen. Keine Kreditkarte nötig.',
  perMonth: 'pro Monat',
  perYear: 'oder {price} pro Jahr, zwei Monate gratis',
  popular: 'Beliebt',
  own: 'Ihr Tarif',
  plans: {
    starter: {
      name: 'Starter',
      description: 'Für eine Person, die antwortet.',
    },
    professional: {
      name: 'Professional',
      description: 'Für Teams, die antworten, nachfragen und besser werden wollen.',
    },
    enterprise: {
      name: 'Enterprise',
      description: 'Für große Teams, mit eigener Marke und eigenen Systemen.',
    },
  },
  everythingIn: 'Alles aus {plan}',
  limits: {
    platforms: { limited: '{count} Plattformen', unlimited: 'Unbegrenzt viele Plattformen' },
    teamMember: '1 Teammitglied',
    teamMembers: { limited: 'Bis zu {count} Teammitglieder', unlimited: 'Unbegrenzt viele Teammitglieder' },
  },
  capabilities: {
    disputes: 'Einsprüche',
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
  services: { prioritySupport: 'Bevorzugter Support', accountManager: 'Fester Ansprech\u00ADpartner' },
  actions: { 'start-trial': 'Kostenlos testen', 'contact-sales': 'Vertrieb kontaktieren' },
  switchTo: 'Zu {plan} wechseln',
  salesTrial: 'Die {days} kostenlosen Tage beginnen mit Professional, den Rest richten wir mit Ihnen ein.',
  taxNote: 'Preise in US-Dollar, zuzüglich Steuern.',
  comparison: {
    title: 'Tarife im Vergleich',
    caption: 'Was jeder Tarif enthält',
    feature: 'Funktion',
    price: 'Preis pro Monat',
    yearlyPrice: 'Preis pro Jahr',
    platforms: 'Plattformen',
    locations: 'Standorte',
    teamMembers: 'Team\u00ADmitglieder',
    unlimited: 'Ohne Limit',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
  },
  questions: {
    title: 'Häufige Fragen',
    items: {
      trial: {
        question: 'Wie funktioniert die kostenlose Testphase?',
        answer:
          '{days} Tage lang haben Sie alles aus Professional, egal welchen Tarif Sie wählen. Zum Start ist keine Kreditkarte nötig. Der gewählte Tarif folgt auf die Testphase: Sie bestätigen ihn, wenn Sie bezahlen. Wenn Sie nichts tun, wird nichts abgebucht, und Ihr Arbeitsbereich lässt sich nur noch lesen.',
      },
      payment: {
        question: 'Wie kann ich bezahlen?',
        answer:
          'Mit Kredit- oder Debitkarte, oder mit PayPal, wo es beim Bezahlen angeboten wird. Monatlich oder jährlich; ein Jahr kostet zehn Monate.',
      },
      change: {
        question: 'Kann ich den Tarif später wechseln?',
        answer:
          'Ja, jederzeit. Die Änderung gilt ab dem nächsten Abrechnungszeitraum; wählen Sie einen größeren Tarif, können Sie alles daraus sofort nutzen.',
      },
      cancel: {
        question: 'Wie kündige ich?',
        answer:
          'Unter Abonnement, mit zwei Klicks und ohne mit jemandem zu sprechen. Bis zum Ende der bezahlten Zeit läuft alles weiter, und bis dahin können Sie es rückgängig machen. Soll alles gelöscht werden, schließt die Inhaberin oder der Inhaber den Arbeitsbereich in den Einstellungen. 30 Tage lang können Sie noch alles lesen, exportieren und wieder öffnen; dann wird es gelöscht.',
      },
      platforms: {
        question: 'Was zählt als Plattform?',
        answer:
          'Jedes Bewertungsportal, das Sie verbinden: Google Business Profile, Facebook, TripAdvisor oder Yelp. Es zählt einmal, egal wie viele Standorte Sie dort haben. Starter verbindet bis zu {starterPlatforms}, die anderen Tarife sind unbegrenzt.',
      },
      tax: {
        question: 'Sind Steuern enthalten?',
        answer: 'Die Preise gelten in US-Dollar und ohne Umsatzsteuer.',
      },
      languages: {
        question: 'Welche Sprachen spricht Goodword?',
        answer: 'Das ganze Produkt gibt es auf Englisch, Spanisch, Französisch und Deutsch.',
      },
      data: {
        question: 'Was passiert mit meinen Daten, wenn ich kündige?',
        answer:
          'Sie können sie mitnehmen. Alles andere löschen wir, nachdem Ihr Arbeitsbereich geschlossen ist. Die Fristen stehen auf der [Datenschutzseite](/privacy).',
      },
    },
  },
} satisfies PricingContent
