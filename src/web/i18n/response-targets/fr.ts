import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const responseTargets: SameKeys<typeof en.responseTargets> = {
  title: 'Délais de réponse',
  subtitle: 'Sous quel délai répondre aux avis, et qui est prévenu quand l’un d’eux attend trop.',
  notInPlan: 'Les délais de réponse font partie de l’offre Professional. <plans>Voir les offres</plans>',
  change: 'Modifier les délais',
  failed: 'Impossible de charger les délais',
  none: 'Aucun délai pour l’instant. Choisissez-en un pour chaque nombre d’étoiles : les réponses en retard apparaîtront sur le tableau de bord.',
  stars: '{count, plural, one {# étoile} other {# étoiles}}',
  noTarget: 'Aucun délai',
  within: 'Sous {time}',
  told: 'Prévenus en cas de retard : {people}.',
  toldNobody: 'Personne n’est prévenu en cas de retard.',
  since: 'Ils valent pour les avis depuis le {day}.',
  rules:
    'Une recommandation compte pour cinq étoiles, l’inverse pour une. Le délai court jour et nuit, dès que l’avis est écrit.',
  times: 'Répondre aux avis',
  people: 'Prévenir quand une réponse est en retard',
  peopleHint: 'Une fois par avis et, si vous en avez fixé, pendant vos heures de travail.',
  assignee: 'La personne à qui il est attribué',
  byRole: 'Tous ceux qui ont le rôle',
  byName: 'Ces personnes',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Délais enregistrés',
  saveFailed: 'Échec de l’enregistrement',
}
