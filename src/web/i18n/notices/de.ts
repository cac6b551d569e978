import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notices: SameKeys<typeof en.notices> = {
  title: 'Hinweise',
  subtitle: 'Was alle oben auf jeder Seite lesen',
  create: 'Neuer Hinweis',
  failed: 'Die Hinweise konnten nicht geladen werden',
  empty: 'Noch keine Hinweise',
  emptyText: 'Sagen Sie Ihren Kunden, was ansteht, solange es wichtig ist.',
  states: {
    planned: 'Geplant',
    shown: 'Wird gezeigt',
    over: 'Vorbei',
  },
  span: '{start} bis {end}',
  edit: 'Bearbeiten',
  editOf: 'Bearbeiten: {text}',
  end: 'Jetzt beenden',
  endOf: 'Jetzt beenden: {text}',
  endTitle: 'Diesen Hinweis beenden?',
  endText: 'Niemand sieht ihn dann mehr.',
  endFailed: 'Der Hinweis konnte nicht beendet werden.',
  ended: 'Der Hinweis ist beendet',
  form: {
    title: 'Neuer Hinweis',
    editTitle: 'Hinweis bearbeiten',
    text: 'Text auf {language}',
    tone: 'Art',
    tones: {
      info: 'Information',
      warn: 'Warnung',
    },
    startDay: 'Erster Tag',
    startTime: 'Ab',
    endDay: 'Letzter Tag',
    endTime: 'Bis',
    cancel: 'Abbrechen',
    save: 'Hinweis speichern',
    saving: 'Wird gespeichert...',
    saved: 'Hinweis gespeichert',
    failed: 'Der Hinweis konnte nicht gespeichert werden',
  },
}
