import type * as en from './en.ts'

export const activitySubjects: Record<keyof typeof en.activitySubjects, string> = {
  reviews: 'Bewertungen',
  replies: 'Antworten',
  disputes: 'Einsprüche',
  'qr-codes': 'QR-Codes',
  contacts: 'Kontakte',
  campaigns: 'Kampagnen',
  connections: 'Verbindungen',
  team: 'Team',
  security: 'Sicherheit',
  billing: 'Tarif und Zahlungen',
  workspace: 'Arbeitsbereich',
}

export const activityChanges: Record<keyof typeof en.activityChanges, string> = {
  role: 'Rolle',
  given: 'Rechte erteilt',
  taken: 'Rechte entzogen',
  language: 'Sprache',
  timezone: 'Zeitzone',
  country: 'Land',
  dateFormat: 'Datumsformat',
  currency: 'Währung',
  sessionTimeout: 'Abmelden nach (Minuten)',
  isTimeoutForRemembered: 'Abmelden auch bei „Angemeldet bleiben“',
  emailNotifications: 'Benachrichtigungen per E-Mail',
  pushNotifications: 'Push-Benachrichtigungen',
  slackNotifications: 'Benachrichtigungen in Slack',
  reviewAlerts: 'Hinweise: neue Bewertungen',
  disputeAlerts: 'Hinweise: Neues zu Einsprüchen',
  campaignAlerts: 'Hinweise: Stand der Kampagnen',
  ipWhitelist: 'IP-Freigabeliste',
  isTwoFactorRequired: 'Zwei-Faktor für alle Pflicht',
  logo: 'Logo',
  primary: 'Hauptfarbe',
  secondary: 'Zweitfarbe',
  accent: 'Akzentfarbe',
  customDomain: 'Eigene Domain',
}

export const teamRoles: Record<keyof typeof en.teamRoles, string> = {
  owner: 'Inhaber',
  admin: 'Administrator',
  manager: 'Manager',
  member: 'Teammitglied',
}
