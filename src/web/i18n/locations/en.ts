export const locations = {
  chooseOwn: 'Choose one of your locations',
  title: 'Locations',
  subtitle: 'The places your customers visit',
  failed: 'Failed to load locations',
  empty: 'No locations yet',
  emptyText: 'Add your business locations. Each review, connection and review link belongs to one.',
  emptyTextViewer: 'Ask someone who manages this workspace’s settings to add one.',
  add: 'Add Location',
  edit: 'Edit',
  editOf: 'Edit {name}',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  noAddress: 'No address',
  connections: 'Connections',
  noConnections: 'None yet',
  links: 'Review links',
  noLinks: 'None yet',
  form: {
    addTitle: 'Add a location',
    editTitle: 'Edit {name}',
    name: 'Name',
    address: 'Address',
    timezone: 'Time zone',
    noTimezone: 'No time zone found',
    links: 'Where people can leave a review',
    linkOf: '{platform} review link',
    save: 'Save location',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'Location saved',
    failed: 'The location could not be saved.',
  },
  removal: {
    title: 'Remove {name}?',
    text: 'Its review links go with it. Nothing else belongs to it.',
    heldTitle: '{name} cannot be removed yet',
    heldBoth:
      '{connections, plural, one {# connection} other {# connections}} and {reviews, plural, one {# review} other {# reviews}} belong to it.',
    heldConnections: '{connections, plural, one {# connection belongs} other {# connections belong}} to it.',
    heldReviews: '{reviews, plural, one {# review belongs} other {# reviews belong}} to it.',
    moveConnections:
      'Move its connections to another location, or to none, on their cards above. Their reviews will follow.',
    moveReviews:
      'Undo the import that added them, or remove the ones entered by hand. If they came from a disconnected platform, reconnect it and choose another location.',
    close: 'Close',
    keep: 'Keep',
    confirm: 'Remove location',
    busy: 'Removing...',
    done: 'Location removed',
    inUse: 'This location still has connections or reviews, so it cannot be removed.',
    failed: 'The location could not be removed.',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    locations: typeof locations
  }
}
