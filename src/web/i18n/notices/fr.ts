import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const notices: SameKeys<typeof en.notices> = {
  title: 'Avis',
  subtitle: 'Ce que tout le monde lit en haut de chaque page',
  create: 'Nouvel avis',
  failed: 'Impossible de charger les avis',
  empty: 'Pas encore d’avis',
  emptyText: 'Informez vos clients d’une maintenance ou d’une nouveauté, le temps qu’il faut.',
  states: {
    planned: 'Prévu',
    shown: 'Affiché',
    over: 'Terminé',
  },
  span: 'Du {start} au {end}',
  edit: 'Modifier',
  editOf: 'Modifier : {text}',
  end: 'Arrêter',
  endOf: 'Arrêter : {text}',
  endTitle: 'Arrêter cet avis ?',
  endText: 'Personne ne le verra plus.',
  endFailed: 'L’avis n’a pas pu être arrêté.',
  ended: 'L’avis est arrêté',
  form: {
    title: 'Nouvel avis',
    editTitle: 'Modifier l’avis',
    text: 'Texte en {language}',
    tone: 'Type',
    tones: {
      info: 'Information',
      warn: 'Avertissement',
    },
    startDay: 'Premier jour',
    startTime: 'À partir de',
    endDay: 'Dernier jour',
    endTime: 'Jusqu’à',
    cancel: 'Annuler',
    save: 'Enregistrer l’avis',
    saving: 'Enregistrement...',
    saved: 'Avis enregistré',
    failed: 'L’avis n’a pas pu être enregistré',
  },
}
