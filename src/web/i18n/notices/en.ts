export const notices = {
  title: 'Notices',
  subtitle: 'What everybody reads at the top of every page',
  create: 'New notice',
  failed: 'Failed to load notices',
  empty: 'No notices yet',
  emptyText: 'Tell your customers of maintenance or news, for as long as it matters.',
  states: {
    planned: 'Planned',
    shown: 'Shown now',
    over: 'Over',
  },
  span: '{start} to {end}',
  edit: 'Edit',
  editOf: 'Edit: {text}',
  end: 'End now',
  endOf: 'End now: {text}',
  endTitle: 'End this notice?',
  endText: 'No one will see it any more.',
  endFailed: 'The notice could not be ended.',
  ended: 'The notice has ended',
  switches: {
    title: 'Feature switches',
    subtitle: 'What is off is refused to everybody within two seconds. What was begun before goes on.',
    failed: 'Failed to load the switches',
    setFailed: 'The switch could not be set',
    offSince: 'Off since {date}, by {name}',
    names: {
      'campaign-sending': 'Sending campaigns',
      'assistant-drafts': 'Drafts by the assistant',
      'contact-import': 'Importing contacts',
    },
    hints: {
      'campaign-sending': 'Campaigns and single requests for a review',
      'assistant-drafts': 'Replies that people ask for',
      'contact-import': 'New lists from a file',
    },
  },
  form: {
    title: 'New notice',
    editTitle: 'Edit notice',
    text: 'Text in {language}',
    zone: 'Times are in {timezone}.',
    tone: 'Kind',
    tones: {
      info: 'Information',
      warn: 'Warning',
    },
    startDay: 'First day',
    startTime: 'From',
    endDay: 'Last day',
    endTime: 'Until',
    cancel: 'Cancel',
    save: 'Save notice',
    saving: 'Saving...',
    saved: 'Notice saved',
    failed: 'The notice could not be saved',
  },
} as const

declare module '#web/kernel/i18n/catalogue.ts' {
  interface SourceCatalogue {
    notices: typeof notices
  }
}
