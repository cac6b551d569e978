import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const search: SameKeys<typeof en.search> = {
  recent: 'Recherches récentes',
  forgetRecent: 'Oublier les recherches récentes',
  showAll: { review: 'Tout afficher dans Avis', dispute: 'Tout afficher dans Litiges' },
  replyTo: 'Répondre à {author}',
  disputeOf: 'Contester l’avis de {author}',
  replyNext: 'Répondre au dernier avis sans réponse',
  nothingToReply: 'Aucun avis à traiter : tous ont une réponse.',
  switchTheme: { system: 'Suivre le thème du système', light: 'Passer au thème clair', dark: 'Passer au thème sombre' },
  current: 'Actif',
  searching: 'Recherche en cours...',
  emptyHint: 'Essayez avec moins de lettres, un autre mot ou le nom de l’auteur.',
  failed: 'La recherche dans les avis et les litiges a échoué. Les pages et les actions restent disponibles.',
  tryAgain: 'Relancer la recherche',
  offline: 'Vous êtes hors ligne : la recherche se limite aux pages et aux actions.',
  count: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  keys: { move: 'pour se déplacer', choose: 'pour ouvrir', beside: 'dans un nouvel onglet' },
  asking: {
    reply: 'répondre …, répondre au …, réponse à …',
    dispute: 'contester …, litige …',
  },
  words: {
    reply: 'réponse écrire répondre',
    sync: 'actualiser charger récupérer',
    dispute: 'créer signaler supprimer',
    theme: 'mode apparence couleurs thème',
  },
}
