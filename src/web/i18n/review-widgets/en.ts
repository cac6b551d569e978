export const reviewWidgets = {
  title: 'Widgets for your website',
  subtitle: 'Show reviews on your own pages: a frame without a script, always up to date.',
  notInPlan: 'Widgets are part of the Professional plan. <plans>See plans</plans>',
  add: 'Add Widget',
  failed: 'Failed to load the widgets',
  empty: 'No widgets yet.',
  frameTitle: 'Reviews',
  copyFrame: 'Copy frame code',
  copyParts: 'Copy address of the plain HTML',
  edit: 'Edit',
  remove: 'Take back',
  ofWidget: '{action}: {name}',
  removeTitle: 'Take “{name}” back?',
  removeText:
    'Its address shows nothing any more, wherever it is embedded. Browsers may show what they have for up to five minutes.',
  keep: 'Keep it',
  removing: 'Taking back...',
  removeFailed: 'The widget could not be taken back',
  removed: '{name} shows nothing any more',
  addTitle: 'Add a widget',
  editTitle: 'Edit widget',
  rules:
    'Reviews from Google and Facebook, each with its platform and date. Yelp and TripAdvisor do not allow theirs to be shown here. If you choose them yourself, the widget says so.',
  name: 'Name',
  nameMissing: 'Enter a name.',
  kind: 'What it shows',
  language: 'Language',
  visitors: 'As the visitor’s browser',
  location: 'Location',
  allLocations: 'All locations',
  reviews: 'Reviews, {most, number} at most',
  reviewsMissing: 'Choose at least one review.',
  reviewsFailed: 'Failed to load the reviews',
  noReviews: 'There are no reviews yet that may be shown.',
  stars: '{rating, plural, one {# star} other {# stars}}',
  unknown: 'Somebody',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'The widget could not be saved',
  saved: 'Widget saved',
  kinds: { newest: 'The newest reviews', chosen: 'Reviews you choose', average: 'The average of all reviews' },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    reviewWidgets: typeof reviewWidgets
  }
}
