import type { disputeCare as source } from '../en/dispute-care.ts'
import type { SameKeys } from '../same-keys.ts'

export const disputeCare: SameKeys<typeof source> = {
  edited: 'modifié',
  open: 'Ouvrir',
  showDisputes: 'Voir les litiges',
  sending: 'Envoi de {name} : {percent}',
  priority: {
    earlierReason: 'Pour l’ancien motif',
    earlierReasonText: 'Le motif a changé depuis. Cette priorité a été établie pour l’ancien.',
    failedTitle:
      '{count, plural, one {# litige n’a pas pu être priorisé} other {# litiges n’ont pas pu être priorisés}}',
    retry: 'Réessayer',
  },
  review: {
    stated: 'Tel qu’il a été décrit. L’avis lui-même n’est pas ici.',
    label: 'Associer un avis',
    hint: 'Choisissez l’avis concerné. Il sera alors marqué comme contesté.',
    link: 'Associer',
    linking: 'Association…',
    linked: 'Avis associé',
    failed: 'L’avis n’a pas été associé',
  },
  filings: {
    list: 'Dépôts',
    byName: 'Déposé par {name}',
    byHand: 'Sur la page de la plateforme',
    outcome: 'Résultat : {outcome}',
    notAgain: 'Pas encore redéposé.',
  },
  competitors: {
    title: 'Concurrents',
    text: 'Indiquez les entreprises concurrentes. Un brouillon signale quand un avis en cite une.',
    none: 'Aucun pour l’instant.',
    change: 'Modifier',
    dialogTitle: 'Modifier les concurrents',
    name: 'Nom',
    hint: 'Un nom par ligne.',
    add: 'Ajouter un nom',
    remove: 'Retirer {line}',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    saved: 'Concurrents enregistrés',
    failed: 'Les concurrents n’ont pas pu être enregistrés',
  },
}
