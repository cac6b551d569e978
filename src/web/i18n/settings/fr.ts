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
    general: 'Général',
    notifications: 'Notifications',
    integrations: 'Intégrations',
    security: 'Sécurité',
    assistant: 'Assistant',
  },
  general: {
    title: 'Votre établissement',
    subtitle: 'Ce que voient les clients et les plateformes, et comment s’écrivent les dates et les montants',
    companyName: 'Nom de l’entreprise',
    companyNameHint: 'Les réponses et les litiges sont signés de ce nom.',
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    timezone: 'Fuseau horaire',
    noTimezone: 'Ce fuseau horaire n’existe pas',
    language: 'Langue',
    languageHint: 'Pour les brouillons de réponses et de litiges. Chacun choisit la langue de ses propres écrans.',
    dateFormat: 'Format de date',
    currency: 'Devise',
    failed: 'Les paramètres n’ont pas pu être chargés',
  },
  welcome: {
    title: 'Bienvenue chez Goodword',
    subtitle: 'Parlez-nous un peu de votre établissement. C’est l’affaire d’un instant.',
    goOn: 'Continuer',
    goingOn: 'Enregistrement...',
    later: 'Vous pourrez tout modifier plus tard dans les paramètres.',
  },
}
