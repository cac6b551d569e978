import type { RefusalWords } from './refusal-words.ts'

export const REVIEW_REFUSALS = {
  'review-not-found': { code: 'not-found', sentence: 'That review does not exist.' },
  'review-answered': { code: 'conflict', sentence: 'This review has been answered.' },
  'review-not-manual': {
    code: 'not-found',
    sentence: 'That review does not exist, or was not entered by hand.',
  },
  'day-ahead': { code: 'invalid-input', sentence: 'Enter a day that has been.' },
  'note-not-found': { code: 'not-found', sentence: 'That note does not exist, or a colleague wrote it.' },
  'person-not-member': { code: 'invalid-input', sentence: 'That person is not a member of your team.' },
  'view-not-found': { code: 'not-found', sentence: 'That view does not exist, or a colleague saved it.' },
  'view-name-taken': { code: 'conflict', sentence: 'You already have a view of that name.' },
  'views-full': { code: 'conflict', sentence: 'You have {count} views. Remove one to save another.' },
  'bulk-not-found': { code: 'not-found', sentence: 'There is no such action.' },
  'bulk-ended': { code: 'illegal-transition', sentence: 'This has ended already.' },
  'bulk-not-failed': { code: 'illegal-transition', sentence: 'Only what has failed can be tried again.' },
  'bulk-schedule-denied': {
    code: 'permission-denied',
    sentence: 'You may not schedule replies. Ask an administrator of your team.',
  },
  'bulk-dispute-denied': {
    code: 'permission-denied',
    sentence: 'You may not open disputes. Ask an administrator of your team.',
  },
  'reading-anew': { code: 'conflict', sentence: 'The reviews are being read anew already.' },
  'import-not-found': { code: 'not-found', sentence: 'That import does not exist.' },
  'import-undone': { code: 'illegal-transition', sentence: 'This import has been undone already.' },
  'import-too-large': { code: 'invalid-input', sentence: 'The file has more than {megabytes} MB.' },
  'import-too-wide': { code: 'invalid-input', sentence: 'The file has more than {columns} columns.' },
  'import-too-long': { code: 'invalid-input', sentence: 'The file has more than {rows, number} rows.' },
  'import-without-date': { code: 'invalid-input', sentence: 'Say which column holds the date.' },
  'import-unreadable': { code: 'invalid-input', sentence: 'None of the rows can be read.' },
  'analysis-under-way': {
    code: 'timed-out',
    sentence: 'The assistant is still reading. The analysis shows as soon as it is there.',
  },
} as const satisfies RefusalWords
