import type { CommonContent } from '../en/common.ts'

export const common = {
  brand: 'Goodword',
  skipToContent: 'Aller au contenu',
  homeLabel: 'Goodword, page d’accueil',
  mainNavigation: 'Navigation principale',
  menu: 'Menu',
  language: 'Langue',
  links: {
    pricing: 'Tarifs',
    signIn: 'Se connecter',
    getStarted: 'Commencer',
    openApp: 'Ouvrir Goodword',
    about: 'À propos',
    careers: 'Carrières',
    contact: 'Contact',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    security: 'Sécurité',
    compliance: 'Conformité',
  },
  footer: {
    tagline: 'L’e-réputation des entreprises qui répondent.',
    company: 'Entreprise',
    legal: 'Confiance et mentions légales',
    reachUs: 'Nous joindre',
    languages: 'Langues',
  },
  theme: { label: 'Apparence', system: 'Système', light: 'Clair', dark: 'Sombre' },
  languageHint: {
    text: 'Cette page existe aussi en français.',
    open: 'Lire en français',
    dismiss: 'Fermer',
  },
  updatedOn: 'Dernière mise à jour le {date}',
  onThisPage: 'Sur cette page',
  trial: {
    title: 'Voyez vos propres avis dans Goodword',
    text: 'Essayez pendant {days} jours. Sans carte bancaire, et rien à résilier si vous vous arrêtez là.',
    action: 'Commencer l’essai gratuit',
    secondary: 'Comparer les formules',
  },
} satisfies CommonContent
