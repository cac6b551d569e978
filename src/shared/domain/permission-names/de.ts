import type * as en from './en.ts'

export const permissionNames: {
  readonly [Area in keyof typeof en.permissionNames]: Record<keyof (typeof en.permissionNames)[Area], string>
} = {
  reviews: {
    view: 'Bewertungen sehen',
    manage: 'Bewertungen bearbeiten',
  },
  replies: {
    draft: 'Antworten schreiben',
    publish: 'Antworten veröffentlichen und freigeben',
  },
  disputes: {
    view: 'Einsprüche sehen',
    create: 'Einsprüche anlegen',
    file: 'Einsprüche einreichen',
    resolve: 'Einsprüche abschließen',
  },
  'qr-codes': {
    view: 'QR-Codes und Seiten sehen',
    manage: 'QR-Codes und Seiten verwalten',
  },
  campaigns: {
    view: 'Kampagnen sehen',
    manage: 'Kampagnen verwalten',
    send: 'Kampagnen versenden',
  },
  contacts: {
    view: 'Kontakte sehen',
    manage: 'Kontakte verwalten',
  },
  calendar: {
    view: 'Kalender sehen',
    manage: 'Kalender verwalten',
  },
  chat: {
    use: 'Chat nutzen',
    manage: 'Chat verwalten',
  },
  activity: {
    view: 'Aktivitäten sehen',
  },
  analytics: {
    view: 'Auswertungen sehen',
  },
  billing: {
    view: 'Abrechnung sehen',
    manage: 'Abrechnung verwalten',
  },
  integrations: {
    view: 'Verbindungen sehen',
    manage: 'Verbindungen verwalten',
  },
  settings: {
    view: 'Einstellungen sehen',
    manage: 'Einstellungen ändern',
  },
  team: {
    view: 'Team sehen',
    manage: 'Team verwalten',
  },
}
