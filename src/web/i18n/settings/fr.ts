import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const settings: SameKeys<typeof en.settings> = {
  title: 'Paramètres',
  subtitle: 'Comment Goodword fonctionne pour vous et votre équipe',
  save: 'Enregistrer les modifications',
  saving: 'Enregistrement...',
  saved: 'Paramètres enregistrés',
  saveFailed: 'Erreur : {message}',
  saveFailedReason: 'Les paramètres n’ont pas pu être enregistrés',
  personalTitle: 'Votre compte',
  personalSubtitle: 'Comment vous vous connectez, et sur quels appareils',
  tabs: {
    label: 'Paramètres',
    notifications: 'Notifications',
    integrations: 'Intégrations',
    security: 'Sécurité',
    assistant: 'Assistant',
  },
}
