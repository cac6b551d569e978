import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const startup: SameKeys<typeof en.startup> = {
  brand: 'Goodword',
  loading: 'Chargement de l’application…',
  errorLabel: 'Ce qui s’est passé',
  connectionFailed: 'La connexion au serveur a échoué. Vérifiez vos identifiants et votre connexion, puis réessayez.',
  chunkFailed:
    'Une partie de l’application n’a pas pu être chargée. Vérifiez vos identifiants et votre connexion, puis réessayez.',
  slow: 'C’est plus long que d’habitude.',
  unhandledError: 'Erreur inattendue : {message}',
  connectionStatus: 'Connexion : {status}',
  connection: { checking: 'vérification', connected: 'établie', failed: 'échec' },
  retry: 'Réessayer',
}

export const offline: SameKeys<typeof en.offline> = {
  title: 'Pas de connexion',
  text: 'Goodword est injoignable pour le moment. Cette page s’ouvrira d’elle-même dès le retour de la connexion.',
  retry: 'Réessayer',
}
