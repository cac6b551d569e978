import type * as en from './en.ts'

export const activitySubjects: Record<keyof typeof en.activitySubjects, string> = {
  reviews: 'Avis',
  replies: 'Réponses',
  disputes: 'Litiges',
  'qr-codes': 'Codes QR',
  contacts: 'Contacts',
  campaigns: 'Campagnes',
  connections: 'Connexions',
  team: 'Équipe',
  security: 'Sécurité',
  billing: 'Formule et paiements',
  workspace: 'Espace de travail',
}

export const activityChanges: Record<keyof typeof en.activityChanges, string> = {
  role: 'Rôle',
  given: 'Autorisations accordées',
  taken: 'Autorisations retirées',
  language: 'Langue',
  timezone: 'Fuseau horaire',
  country: 'Pays',
  dateFormat: 'Format de date',
  currency: 'Devise',
  sessionTimeout: 'Délai d’inactivité (minutes)',
  isTimeoutForRemembered: 'Délai aussi pour les appareils mémorisés',
  emailNotifications: 'Notifications par e-mail',
  pushNotifications: 'Notifications push',
  slackNotifications: 'Notifications dans Slack',
  reviewAlerts: 'Alertes : nouveaux avis',
  disputeAlerts: 'Alertes : suivi des litiges',
  campaignAlerts: 'Alertes : état des campagnes',
  ipWhitelist: 'Liste des IP autorisées',
  isTwoFactorRequired: 'Authentification à deux facteurs obligatoire',
  logo: 'Logo',
  primary: 'Couleur principale',
  secondary: 'Couleur secondaire',
  accent: 'Couleur d’accent',
  customDomain: 'Domaine personnalisé',
}

export const teamRoles: Record<keyof typeof en.teamRoles, string> = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  manager: 'Responsable',
  member: 'Membre de l’équipe',
}
