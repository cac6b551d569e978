export const responseTargets = {
  title: 'Response-time targets',
  subtitle: 'How soon reviews should be answered, and who hears of it when one is late.',
  notInPlan: 'Response-time targets are part of the Professional plan. <plans>See plans</plans>',
  change: 'Change targets',
  failed: 'Failed to load the targets',
  none: 'No targets yet. Choose a time for each number of stars, and late answers show up on the dashboard.',
  stars: '{count, plural, one {# star} other {# stars}}',
  noTarget: 'No target',
  within: 'Within {time}',
  told: 'Told of late answers: {people}.',
  toldNobody: 'Nobody is told of late answers.',
  since: 'They hold for reviews since {day}.',
  rules:
    'A recommendation counts as five stars, a review without one as one star. The clock runs day and night, from when the review was written.',
  times: 'Answer reviews',
  people: 'Tell when an answer is late',
  peopleHint: 'Each review is told of once, within your working hours if you have set them.',
  assignee: 'Whom it is assigned to',
  byRole: 'Everyone with the role',
  byName: 'These people',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Targets saved',
  saveFailed: 'Failed to save',
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    responseTargets: typeof responseTargets
  }
}
