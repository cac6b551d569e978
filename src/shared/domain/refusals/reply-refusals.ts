import type { RefusalWords } from './refusal-words.ts'

export const REPLY_REFUSALS = {
  'reply-not-found': { code: 'not-found', sentence: 'That reply does not exist.' },
  'reply-too-long': {
    code: 'invalid-input',
    sentence:
      '{platform} takes at most {size} {unit, select, bytes {bytes} other {characters}}; this reply is {excess} too long.',
  },
  'reply-waiting-by': {
    code: 'conflict',
    sentence: 'A reply by {name} waits for approval. Read it first; you can keep it, or replace it with yours.',
  },
  'reply-answered-by': {
    code: 'conflict',
    sentence: '{name} has just answered this review. Read it first; you can keep it, or replace it with yours.',
  },
  'reply-answered-there': {
    code: 'conflict',
    sentence: 'This review has been answered on {platform}. Read it first; you can keep it, or replace it with yours.',
  },
  'reply-on-its-way': {
    code: 'illegal-transition',
    sentence: 'A reply is on its way to {platform}. Wait until it is there.',
  },
  'reply-of-somebody-else': { code: 'permission-denied', sentence: 'Only its author can take this reply back.' },
  'reply-taken-back': { code: 'illegal-transition', sentence: 'This reply has been taken back already.' },
  'reply-replaced': { code: 'illegal-transition', sentence: 'Another reply has taken the place of this one.' },
  'reply-too-late': {
    code: 'illegal-transition',
    sentence: 'It is too late to take this reply back: it is on its way to {platform}, or there already.',
  },
  'reply-not-connected': {
    code: 'illegal-transition',
    sentence: "Response saved locally, but couldn't find a connected {platform} integration.",
  },
  'reply-there-already': {
    code: 'illegal-transition',
    sentence: 'This reply is on its way to {platform}, or there already.',
  },
  'reply-followed-by-itself': {
    code: 'illegal-transition',
    sentence: 'This reply is sent from here; what becomes of it is seen by itself.',
  },
  'reply-not-by-hand': { code: 'illegal-transition', sentence: 'This reply was not to be put there by hand.' },
  'reply-before-leaving': {
    code: 'illegal-transition',
    sentence: 'The reply before this one is being sent. Wait until it is there.',
  },
  'reply-overtaken': { code: 'illegal-transition', sentence: 'Another reply to this review is on its way.' },
  'reply-another-waiting': {
    code: 'illegal-transition',
    sentence: 'Another reply to this review waits for approval. Decide on that one first.',
  },
  'reply-stays-there': {
    code: 'illegal-transition',
    sentence: 'Replies cannot be deleted from here. Delete it on {platform}, and it will go here, too.',
  },
  'reply-final': {
    code: 'illegal-transition',
    sentence: '{platform} does not let a posted reply be changed.',
  },
  'reply-not-left': { code: 'illegal-transition', sentence: 'It has not left yet: take it back instead.' },
  'reply-deleted': { code: 'illegal-transition', sentence: 'This reply has been deleted already.' },
  'reply-leaving': {
    code: 'illegal-transition',
    sentence: 'This reply is being sent. Wait until it is there, then delete it.',
  },
  'reply-waiting': {
    code: 'illegal-transition',
    sentence: 'This reply waits for approval: return it to its author.',
  },
  'reply-gone': { code: 'illegal-transition', sentence: 'This reply is not there any more.' },
  'reply-returned-by': {
    code: 'illegal-transition',
    sentence: '{name} has returned this reply to its author.',
  },
  'reply-approved-by': { code: 'illegal-transition', sentence: '{name} has approved this reply.' },
  'reply-not-waiting': { code: 'illegal-transition', sentence: 'This reply does not wait for approval.' },
  'reply-link-unknown': { code: 'not-found', sentence: 'This link does not exist. Perhaps a part of it is missing.' },
  'reply-link-used': { code: 'conflict', sentence: 'This link has been used already.' },
  'reply-link-expired': { code: 'conflict', sentence: 'This link has expired. Sign in to answer the review.' },
  'reply-link-answered': { code: 'conflict', sentence: 'This review has been answered meanwhile.' },
  'template-not-found': { code: 'not-found', sentence: 'That template does not exist.' },
  'template-name-taken': { code: 'conflict', sentence: 'There is a template of this name already.' },
  'template-variable-unknown': { code: 'invalid-input', sentence: '{variable} is not known. There are {known}.' },
  'plan-not-found': { code: 'not-found', sentence: 'That scheduled response does not exist.' },
  'plan-incomplete': { code: 'invalid-input', sentence: 'Please fill out all required fields' },
  'plan-in-the-past': { code: 'invalid-input', sentence: 'Scheduled time must be in the future' },
  'plan-exists': {
    code: 'conflict',
    sentence: 'A reply to this review is scheduled already. Change that one, or cancel it first.',
  },
  'plan-in-incident': {
    code: 'illegal-transition',
    sentence: 'This review is part of an open incident. Send the reply all the same?',
  },
  'plan-sent': { code: 'illegal-transition', sentence: 'This reply has been sent already.' },
  'plan-leaving': { code: 'illegal-transition', sentence: 'This reply is being sent just now.' },
} as const satisfies RefusalWords
