import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const audit: SameKeys<typeof en.audit> = {
  title: 'Protokoll',
  subtitle: 'Was Administratoren getan haben, bei wem und warum. Niemand kann es ändern.',
  export: 'Als CSV exportieren',
  exporting: 'Wird exportiert...',
  exportFailed: 'Die Datei konnte nicht erstellt werden',
  failed: 'Das Protokoll konnte nicht geladen werden',
  empty: 'Nichts gefunden',
  emptyText: 'Was Administratoren ändern, erscheint hier.',
  emptyFiltered: 'Versuchen Sie andere Filter.',
  clear: 'Filter löschen',
  kind: 'Was gezeigt wird',
  kinds: { changes: 'Änderungen', all: 'Änderungen und Einsichten' },
  administrator: 'Administrator',
  allAdministrators: 'Alle Administratoren',
  action: 'Aktion',
  allActions: 'Alle Aktionen',
  allCustomers: 'Alle Kunden',
  onlyCustomer: 'Nur {name}',
  from: 'Von (UTC)',
  to: 'Bis (UTC)',
  look: 'Einsicht',
  reason: 'Grund: {reason}',
  actions: {
    coupons: {
      create: 'Gutschein erstellt',
      change: 'Gutschein geändert',
      expire: 'Gutschein beendet',
    },
    subscriptions: {
      refund: 'Zahlung erstattet',
    },
    customers: {
      create: 'Kunden angelegt',
      invite: 'Inhaber erneut eingeladen',
      'extend-trial': 'Testphase verlängert',
      note: 'Notiz zu einem Kunden geschrieben',
      suspend: 'Kunden gesperrt',
      deactivate: 'Kunden deaktiviert',
      reactivate: 'Kunden wieder aktiviert',
      'view-as': 'Arbeitsbereich eines Kunden angesehen',
      'view-end': 'Ansicht eines Arbeitsbereichs beendet',
    },
    'contact-messages': {
      handle: 'Nachricht als erledigt markiert',
      reopen: 'Nachricht wieder geöffnet',
      answer: 'Nachricht beantwortet',
    },
    notices: {
      create: 'Hinweis erstellt',
      change: 'Hinweis geändert',
      end: 'Hinweis beendet',
    },
    switches: {
      on: 'Funktion eingeschaltet',
      off: 'Funktion ausgeschaltet',
    },
    jobs: {
      pause: 'Warteschlange angehalten',
      resume: 'Warteschlange fortgesetzt',
      retry: 'Auftrag erneut versucht',
      'retry-all': 'Fehlgeschlagene Aufträge erneut versucht',
    },
    audit: {
      export: 'Protokoll exportiert',
    },
    administrators: {
      add: 'Administrator hinzugefügt',
      role: 'Rolle eines Administrators geändert',
      remove: 'Administrator entfernt',
    },
  },
}
