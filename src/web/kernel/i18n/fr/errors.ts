import type { errors as source } from '#web/kernel/i18n/en/errors.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

export const errors: SameKeys<typeof source> = {
  codes: {
    'invalid-input': 'Certaines données envoyées ne sont pas valides. Vérifiez-les et réessayez.',
    'malformed-body': 'La demande n’a pas pu être lue. Rechargez la page et réessayez.',
    'not-signed-in': 'Votre session est terminée. Connectez-vous à nouveau.',
    'second-factor-required': 'Montrez votre second facteur pour continuer.',
    'permission-denied': 'Vous n’avez pas l’autorisation de faire cela. Demandez à un propriétaire de votre espace.',
    'plan-limit': 'Votre formule ne comprend pas cela.',
    'customer-inactive': 'Cet espace n’est pas actif. Contactez l’assistance.',
    'not-found': 'Cela n’existe plus, ou vous ne pouvez pas le voir.',
    'method-not-allowed': 'Cela ne peut pas être fait ici. Rechargez la page et réessayez.',
    conflict: 'Quelqu’un l’a modifié entre-temps. Regardez à nouveau avant de continuer.',
    'illegal-transition': 'Son état a changé entre-temps. Regardez à nouveau avant de continuer.',
    'body-too-large': 'C’est trop volumineux pour être envoyé.',
    'address-too-long': 'Cette adresse est trop longue.',
    'unsupported-media-type': 'Ce type de fichier ou de contenu n’est pas accepté.',
    'idempotency-key-reused': 'Cela a déjà été envoyé avec un autre contenu. Rechargez la page et réessayez.',
    'rate-limited': 'Trop de demandes. Patientez un instant et réessayez.',
    'internal-error': 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    unavailable: 'Le service n’est pas disponible pour le moment. Réessayez bientôt.',
    'timed-out': 'Cela a pris trop de temps. Réessayez.',
  },
  network: 'Le serveur est injoignable. Vérifiez votre connexion réseau et réessayez.',
  unexpected: 'Un problème est survenu. Réessayez.',
}
