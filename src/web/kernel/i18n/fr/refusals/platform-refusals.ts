import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'

export const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Cette connexion n’existe pas.',
  'listing-not-granted': 'L’accès à cette fiche n’a pas été accordé.',
  'listing-chosen': 'Une fiche a déjà été choisie pour cette connexion.',
  'platform-connected': 'Cette plateforme est connectée. Déconnectez-la d’abord.',
  'platforms-beyond-plan': 'Votre formule comprend trois plateformes. Changez de formule pour en connecter davantage.',
  'client-id-missing': 'Identifiant client valable manquant pour {platform}. Veuillez vérifier votre fichier .env.',
  'connect-no-code': 'Aucun code d’autorisation reçu',
  'exchange-without-code': 'Aucun code d’autorisation reçu',
  'exchange-without-customer': 'Impossible d’obtenir les informations de l’espace',
  'connect-no-state': 'Aucun paramètre d’état reçu',
  'connect-state-invalid': 'Le paramètre d’état n’est pas valable',
  'connect-nothing-pending': 'L’état d’authentification n’est pas valable. Veuillez réessayer.',
  'connect-no-token': 'Impossible d’obtenir la clé d’accès',
  'connect-no-listing': 'Ce compte n’a chez {platform} aucune fiche que nous puissions lire.',
  'connect-other-account':
    'Ce compte ne gère pas {name}. Connectez-vous avec celui qui le gère, ou ajoutez-le comme nouvelle intégration.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'Erreur lors de la récupération depuis {platform} : {message}',
  'sync-not-found': 'Cette synchronisation n’existe pas.',
  'sync-ended': 'Cette synchronisation est déjà terminée.',
  'sync-just-ended': 'Une synchronisation vient de se terminer. Réessayez.',
}
