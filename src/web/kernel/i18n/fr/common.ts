import type { common as source } from '#web/kernel/i18n/en/common.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const common: SameKeys<typeof source> = {
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Réessayer',
  loading: 'Chargement...',
  loadMore: 'Afficher plus',
  loadingMore: 'Chargement de la suite...',
  copied: 'Copié',
  reference: 'Référence : {requestId}',
  notFoundTitle: 'Page introuvable',
  notFoundReason: 'Il n’y a rien à cette adresse',
  notFoundText: 'Le contenu a peut-être été déplacé, ou le lien est incomplet.',
  backToDashboard: 'Retour au tableau de bord',
  pageFailedTitle: 'Cette page n’a pas pu être affichée',
  pageFailedText: 'Un problème est survenu. Ce que vous avez enregistré est en sécurité.',
  chunkFailedTitle: 'Cette page n’a pas pu être chargée',
  chunkFailedText: 'Vérifiez votre connexion réseau et réessayez.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Brouillon type',
    builtIn: 'Analyse intégrée',
    model: 'IA · {model}',
  },
  parts: {
    close: 'Fermer',
    dismiss: 'Masquer',
    toasts: 'Messages',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    openCalendar: 'Ouvrir le calendrier',
    calendar: 'Calendrier',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
  },
}
