import type { RefusalWords } from './refusal-words.ts'

export const REVIEW_REFUSALS = {
  'review-not-found': { code: 'not-found', sentence: 'That review does not exist.' },
  'review-answered': { code: 'conflict', sentence: 'This review already has a reply.' },
  'review-not-manual': {
    code: 'not-found',
    sentence: 'That review does not exist, or was not entered by hand.',
  },
  'day-ahead': { code: 'invalid-input', sentence: 'Enter today or an earlier date.' },
  'note-not-found': { code: 'not-found', sentence: 'That note does not exist, or a colleague wrote it.' },
  'assignee-cannot-see': { code: 'invalid-input', sentence: 'That person cannot see this. Choose someone else.' },
  'person-not-member': { code: 'invalid-input', sentence: 'That person is not a member of your team.' },
  'view-not-found': { code: 'not-found', sentence: 'That view does not exist, or a colleague saved it.' },
  'view-name-taken': { code: 'conflict', sentence: 'You already have a view with that name.' },
  'views-full': { code: 'conflict', sentence: 'You have {count} views. Remove one to save another.' },
  'bulk-not-found': { code: 'not-found', sentence: 'That action does not exist.' },
  'bulk-ended': { code: 'illegal-transition', sentence: 'This has already ended.' },
  'bulk-not-failed': { code: 'illegal-transition', sentence: 'You can only retry something that failed.' },
  'bulk-schedule-denied': {
    code: 'permission-denied',
    sentence: 'You do not have permission to schedule replies. Ask an administrator of your team.',
  },
  'bulk-dispute-denied': {
    code: 'permission-denied',
    sentence: 'You do not have permission to open disputes. Ask an administrator of your team.',
  },
  'bulk-draft-denied': {
    code: 'permission-denied',
    sentence: 'You do not have permission to write replies. Ask an administrator of your team.',
  },
  'bulk-draft-too-many': {
    code: 'invalid-input',
    sentence: 'You can have up to {count, number} drafts written at once. Choose fewer reviews.',
  },
  'reading-anew': { code: 'conflict', sentence: 'Your reviews are already being analyzed again.' },
  'import-not-found': { code: 'not-found', sentence: 'That import does not exist.' },
  'import-undone': { code: 'illegal-transition', sentence: 'This import has already been undone.' },
  'import-too-large': { code: 'invalid-input', sentence: 'The file is larger than {megabytes} MB.' },
  'import-too-wide': { code: 'invalid-input', sentence: 'The file has more than {columns} columns.' },
  'import-too-long': { code: 'invalid-input', sentence: 'The file has more than {rows, number} rows.' },
  'import-without-date': { code: 'invalid-input', sentence: 'Choose the column with the date.' },
  'import-part-missing': {
    code: 'conflict',
    sentence: 'A part of the file has not arrived. Start the import again.',
  },
  'import-quote-open': {
    code: 'invalid-input',
    sentence: 'A quotation mark in line {line, number} is never closed.',
  },
  'import-started': { code: 'illegal-transition', sentence: 'This import has already been started.' },
  'import-undo-late': { code: 'illegal-transition', sentence: 'An import can be undone for 30 days.' },
  'import-changed-since': {
    code: 'conflict',
    sentence: 'An import is undone as a whole or not at all. Contacts changed since: {count, number}.',
  },
  'import-unreadable': { code: 'invalid-input', sentence: 'None of the rows can be read.' },
  'analysis-under-way': {
    code: 'timed-out',
    sentence: 'The assistant is still reading. The analysis will show up as soon as it is ready.',
  },
} as const satisfies RefusalWords
