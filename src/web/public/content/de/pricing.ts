import type { PricingContent } from '../en/pricing.ts'

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
