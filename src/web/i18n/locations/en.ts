export const locations = {
  title: 'Locations',
  subtitle: 'The places your customers come to',
  failed: 'Failed to load locations',
  empty: 'No locations yet',
  emptyText: 'Add the places of your business. Reviews, connections and links belong to one.',
  emptyTextViewer: 'Somebody who manages the settings of this workspace can add one.',
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
    timezoneHint: 'Type a city or region to search.',
    links: 'Where people may leave a review',
    linkOf: '{platform} review link',
    save: 'Save location',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'Location saved',
    failed: 'The location could not be saved.',
  },
  removal: {
    title: 'Remove {name}?',
    text: 'It goes away with its review links. Nothing else belongs to it.',
    heldTitle: '{name} cannot be removed yet',
    heldBoth:
      '{connections, plural, one {# connection} other {# connections}} and {reviews, plural, one {# review} other {# reviews}} belong to it.',
    heldConnections: '{connections, plural, one {# connection belongs} other {# connections belong}} to it.',
    heldReviews: '{reviews, plural, one {# review belongs} other {# reviews belong}} to it.',
    moveConnections: 'Give its connections another location, or none, on their cards above. Their reviews go along.',
    moveReviews:
      'Undo the import that brought them, or remove what was entered by hand. If they came from a connection that is cut, connect it again and give it another location.',
    close: 'Close',
    keep: 'Keep',
    confirm: 'Remove location',
    busy: 'Removing...',
    done: 'Location removed',
    inUse: 'This location has connections or reviews, so it stays.',
    failed: 'The location could not be removed.',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    locations: typeof locations
  }
}
