import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const common: SameKeys<typeof en.common> = {
  yourBusiness: 'votre entreprise',
  brand: 'Goodword',
  documentTitle: '{page} · Goodword',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  loadMore: 'Afficher plus',
  loadingMore: 'Chargement de la suite…',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné',
  copyByHand: 'Sélectionnez le texte et copiez-le à la main.',
  reference: 'Référence : {requestId}',
  notFoundTitle: 'Page introuvable',
  notFoundReason: 'Il n’y a rien à cette adresse',
  notFoundText: 'La page a peut-être été déplacée, ou le lien est incomplet.',
  backToDashboard: 'Retour au tableau de bord',
  pageFailedTitle: 'Cette page n’a pas pu être affichée',
  pageFailedText: 'Un problème est survenu. Rassurez-vous, ce que vous avez enregistré est intact.',
  chunkFailedTitle: 'Cette page n’a pas pu être chargée',
  chunkFailedText: 'Vérifiez votre connexion et réessayez.',
  /** Whose words they are, wherever they show. */
  origin: {
    template: 'Brouillon type',
    builtIn: 'Analyse intégrée',
    model: 'IA · {model}',
  },
  rating: {
    stars: '{rating} sur 5',
    recommends: 'Recommande',
    recommendsNot: 'Ne recommande pas',
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
  upload: {
    drop: 'Glissez un fichier ici ou choisissez-en un.',
    sending: 'Envoi de {name} : {percent}',
    checking: 'Vérification et enregistrement de {name}…',
    added: '{name} ajouté',
    refused: '{name} n’a pas été ajouté',
  },
  assignee: {
    me: '{name} (vous)',
    nobody: 'Personne',
    noMember: 'Aucun nom ne correspond',
  },
  discard: 'Abandonner',
}

export const errors: SameKeys<typeof en.errors> = {
  network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  unexpected: 'Un problème est survenu. Réessayez.',
}
