import type * as en from './en.ts'

export const permissionNames: {
  readonly [Area in keyof typeof en.permissionNames]: Record<keyof (typeof en.permissionNames)[Area], string>
} = {
  reviews: {
    view: 'Voir les avis',
    manage: 'Traiter les avis',
  },
  replies: {
    draft: 'Rédiger des réponses',
    publish: 'Publier et approuver des réponses',
  },
  disputes: {
    view: 'Voir les litiges',
    create: 'Ouvrir des litiges',
    file: 'Déposer des litiges',
    resolve: 'Clore des litiges',
  },
  'qr-codes': {
    view: 'Voir les codes QR et les pages',
    manage: 'Gérer les codes QR et les pages',
  },
  campaigns: {
    view: 'Voir les campagnes',
    manage: 'Gérer les campagnes',
    send: 'Envoyer les campagnes',
  },
  contacts: {
    view: 'Voir les contacts',
    manage: 'Gérer les contacts',
  },
  calendar: {
    view: 'Voir le calendrier',
    manage: 'Gérer le calendrier',
  },
  chat: {
    use: 'Utiliser le chat',
    manage: 'Gérer le chat',
  },
  activity: {
    view: 'Voir l’activité',
  },
  analytics: {
    view: 'Voir les analyses',
  },
  billing: {
    view: 'Voir la facturation',
    manage: 'Gérer la facturation',
  },
  integrations: {
    view: 'Voir les connexions',
    manage: 'Gérer les connexions',
  },
  settings: {
    view: 'Voir les paramètres',
    manage: 'Modifier les paramètres',
  },
  team: {
    view: 'Voir l’équipe',
    manage: 'Gérer l’équipe',
  },
}
