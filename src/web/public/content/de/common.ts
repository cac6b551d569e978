import type { CommonContent } from '../en/common.ts'

export const common = {
  brand: 'Goodword',
  skipToContent: 'Zum Inhalt springen',
  homeLabel: 'Goodword, Startseite',
  mainNavigation: 'Hauptnavigation',
  menu: 'Menü',
  language: 'Sprache',
  links: {
    pricing: 'Preise',
    signIn: 'Anmelden',
    getStarted: 'Loslegen',
    openApp: 'Goodword öffnen',
    about: 'Über uns',
    careers: 'Karriere',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    security: 'Sicherheit',
    compliance: 'Compliance',
  },
  footer: {
    tagline: 'Online-Reputation für Unternehmen, die antworten.',
    company: 'Unternehmen',
    legal: 'Vertrauen und Recht',
    reachUs: 'So erreichen Sie uns',
    languages: 'Sprachen',
  },
  theme: { label: 'Darstellung', system: 'System', light: 'Hell', dark: 'Dunkel' },
  languageHint: {
    text: 'Diese Seite gibt es auch auf Deutsch.',
    open: 'Auf Deutsch lesen',
    dismiss: 'Schließen',
  },
  updatedOn: 'Zuletzt geändert am {date}',
  onThisPage: 'Auf dieser Seite',
  trial: {
    title: 'Sehen Sie Ihre eigenen Bewertungen in Goodword',
    text: 'Testen Sie {days} Tage lang. Ohne Kreditkarte, und wenn Sie aufhören, müssen Sie nichts kündigen.',
    action: 'Kostenlos testen',
    secondary: 'Tarife vergleichen',
  },
} satisfies CommonContent
