import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const contactMessages: SameKeys<typeof en.contactMessages> = {
  title: 'Messages de contact',
  openCount: '{count, plural, =0 {Aucun en attente} one {# en attente} other {# en attente}}',
  emptyTitle: 'Aucun message pour le moment',
  emptyText: 'Les messages du formulaire de contact apparaîtront ici.',
  failed: 'Impossible de charger les messages de contact',
  handle: 'Marquer comme traité',
  handleOf: 'Marquer comme traité : {name}',
  handleFailed: 'Le message n’a pas pu être marqué comme traité.',
  handleDone: 'Marqué comme traité',
  undo: 'Annuler',
  reopenFailed: 'Le message n’a pas pu être rouvert.',
  handledBy: 'Traité par {name}',
  handled: 'Traité',
  reply: 'Répondre par e-mail',
  replyTo: 'Répondre par e-mail : {name}',
  replySubject: 'Votre message à Goodword',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
  wroteIn: 'Langue : {language}',
  topics: {
    sales: 'Commercial',
    support: 'Assistance',
    priority: 'Assistance prioritaire',
    press: 'Presse',
    careers: 'Recrutement',
    privacy: 'Confidentialité',
    other: 'Autre',
  },
}
