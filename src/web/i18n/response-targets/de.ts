import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const responseTargets: SameKeys<typeof en.responseTargets> = {
  title: 'Antwortzeiten',
  subtitle: 'Wie schnell Bewertungen beantwortet werden sollen und wer erfährt, wenn eine zu lange wartet.',
  notInPlan: 'Antwortzeiten gehören zum Tarif Professional. <plans>Tarife ansehen</plans>',
  change: 'Zeiten ändern',
  failed: 'Die Antwortzeiten konnten nicht geladen werden',
  none: 'Noch keine Zeiten. Wählen Sie für jede Sternezahl eine Zeit, dann stehen überfällige Antworten auf dem Dashboard.',
  stars: '{count, plural, one {# Stern} other {# Sterne}}',
  noTarget: 'Keine Vorgabe',
  within: 'Höchstens {time}',
  told: 'Von überfälligen Antworten erfahren: {people}.',
  toldNobody: 'Von überfälligen Antworten erfährt niemand.',
  since: 'Sie gelten für Bewertungen seit dem {day}.',
  rules:
    'Eine Empfehlung zählt als fünf Sterne, eine Nichtempfehlung als einer. Die Uhr läuft Tag und Nacht, ab dem Moment, in dem die Bewertung geschrieben wurde.',
  times: 'Bewertungen beantworten',
  people: 'Bescheid geben, wenn eine Antwort überfällig ist',
  peopleHint: 'Zu jeder Bewertung kommt das einmal, und nur in Ihren Arbeitszeiten, wenn Sie welche festgelegt haben.',
  assignee: 'Wem sie zugewiesen ist',
  byRole: 'Allen mit der Rolle',
  byName: 'Diesen Personen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  saved: 'Antwortzeiten gespeichert',
  saveFailed: 'Speichern fehlgeschlagen',
}
