import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const contactMessages: SameKeys<typeof en.contactMessages> = {
  title: 'Kontaktanfragen',
  openCount: '{count, plural, =0 {Keine offen} one {# offen} other {# offen}}',
  emptyTitle: 'Noch keine Anfragen',
  emptyText: 'Nachrichten aus dem Kontaktformular erscheinen hier.',
  failed: 'Die Kontaktanfragen konnten nicht geladen werden',
  handle: 'Als erledigt markieren',
  handleOf: 'Als erledigt markieren: {name}',
  handleFailed: 'Die Anfrage konnte nicht als erledigt markiert werden.',
  handleDone: 'Als erledigt markiert',
  undo: 'Rückgängig',
  reopenFailed: 'Die Anfrage konnte nicht wieder geöffnet werden.',
  handledBy: 'Erledigt von {name}',
  handled: 'Erledigt',
  reply: 'Per E-Mail antworten',
  replyTo: 'Per E-Mail antworten: {name}',
  replySubject: 'Ihre Nachricht an Goodword',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  wroteIn: 'Geschrieben auf: {language}',
  topics: {
    sales: 'Vertrieb',
    support: 'Support',
    priority: 'Bevorzugter Support',
    press: 'Presse',
    careers: 'Karriere',
    privacy: 'Datenschutz',
    other: 'Sonstiges',
  },
}
