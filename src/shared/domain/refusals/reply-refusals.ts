import type { RefusalWords } from './refusal-words.ts'

export const REPLY_REFUSALS = {
  'reply-not-found': { code: 'not-found', sentence: 'That reply does not exist.' },
  'reply-too-long': {
    code: 'invalid-input',
    sentence:
      '{platform} accepts up to {size} {unit, select, bytes {bytes} other {characters}}; this reply is {excess} too long.',
  },
  'automation-consent-needed': {
    code: 'invalid-input',
    sentence: 'Confirm first that these texts may be posted in the name of your business.',
  },
  'rule-not-found': { code: 'not-found', sentence: 'That rule does not exist.' },
  'rules-full': { code: 'conflict', sentence: 'There are {most} rules already. Delete one first.' },
  'rules-changed-meanwhile': {
    code: 'conflict',
    sentence: 'Someone else has changed the rules in the meantime. Your changes have not been saved.',
  },
  'chat-flow-not-found': { code: 'not-found', sentence: 'That chat flow does not exist.' },
  'chat-flows-full': { code: 'conflict', sentence: 'There are {most} chat flows already. Delete one first.' },
  'chat-flow-changed-meanwhile': {
    code: 'conflict',
    sentence: 'Someone else has changed this chat flow in the meantime. Your changes have not been saved.',
  },
  'chat-conversation-not-found': { code: 'not-found', sentence: 'That conversation does not exist.' },
  'reply-waiting-by': {
    code: 'conflict',
    sentence: 'A reply by {name} is waiting for approval. Read it first; you can keep it or replace it with yours.',
  },
  'reply-answered-by': {
    code: 'conflict',
    sentence: '{name} has just replied to this review. Read it first; you can keep it or replace it with yours.',
  },
  'reply-answered-there': {
    code: 'conflict',
    sentence: 'This review already has a reply on {platform}. Read it first; you can keep it or replace it with yours.',
  },
  'reply-on-its-way': {
    code: 'illegal-transition',
    sentence: 'A reply is on its way to {platform}. Wait until it arrives.',
  },
  'reply-of-somebody-else': { code: 'permission-denied', sentence: 'Only its author can take this reply back.' },
  'approval-needed': {
    code: 'permission-denied',
    sentence: 'Your replies need approval. Send this one for approval instead.',
  },
  'approval-not-yours': {
    code: 'permission-denied',
    sentence: 'Your own text needs someone else’s approval.',
  },
  'reply-taken-back': { code: 'illegal-transition', sentence: 'This reply has already been taken back.' },
  'reply-replaced': { code: 'illegal-transition', sentence: 'Another reply has replaced this one.' },
  'reply-too-late': {
    code: 'illegal-transition',
    sentence: 'It is too late to take this reply back: it is on its way to {platform}, or already there.',
  },
  'reply-not-connected': {
    code: 'illegal-transition',
    sentence: "Response saved locally, but couldn't find a connected {platform} integration.",
  },
  'reply-there-already': {
    code: 'illegal-transition',
    sentence: 'This reply is on its way to {platform}, or already there.',
  },
  'reply-followed-by-itself': {
    code: 'illegal-transition',
    sentence: 'This reply is sent from here, so its status updates automatically.',
  },
  'reply-not-by-hand': { code: 'illegal-transition', sentence: 'This reply does not need to be posted by hand.' },
  'reply-before-leaving': {
    code: 'illegal-transition',
    sentence: 'The previous reply is still being sent. Wait until it arrives.',
  },
  'reply-overtaken': { code: 'illegal-transition', sentence: 'Another reply to this review is on its way.' },
  'reply-another-waiting': {
    code: 'illegal-transition',
    sentence: 'Another reply to this review is waiting for approval. Decide on that one first.',
  },
  'reply-stays-there': {
    code: 'illegal-transition',
    sentence: 'Replies cannot be deleted from here. Delete it on {platform} and it will disappear here too.',
  },
  'reply-final': {
    code: 'illegal-transition',
    sentence: '{platform} does not let a posted reply be changed.',
  },
  'reply-not-left': { code: 'illegal-transition', sentence: 'It has not been sent yet. Take it back instead.' },
  'reply-deleted': { code: 'illegal-transition', sentence: 'This reply has already been deleted.' },
  'reply-leaving': {
    code: 'illegal-transition',
    sentence: 'This reply is being sent. Wait until it arrives, then delete it.',
  },
  'reply-waiting': {
    code: 'illegal-transition',
    sentence: 'This reply is waiting for approval. Return it to its author instead.',
  },
  'reply-gone': { code: 'illegal-transition', sentence: 'This reply is no longer there.' },
  'reply-returned-by': {
    code: 'illegal-transition',
    sentence: '{name} has returned this reply to its author.',
  },
  'reply-approved-by': { code: 'illegal-transition', sentence: '{name} has approved this reply.' },
  'reply-not-waiting': { code: 'illegal-transition', sentence: 'This reply is not waiting for approval.' },
  'reply-link-unknown': { code: 'not-found', sentence: 'This link does not work. Part of it may be missing.' },
  'reply-link-used': { code: 'conflict', sentence: 'This link has already been used.' },
  'reply-link-expired': { code: 'conflict', sentence: 'This link has expired. Sign in to reply to the review.' },
  'reply-link-answered': { code: 'conflict', sentence: 'This review already has a reply.' },
  'template-not-found': { code: 'not-found', sentence: 'That template does not exist.' },
  'template-name-taken': { code: 'conflict', sentence: 'A template with this name already exists.' },
  'template-variable-unknown': { code: 'invalid-input', sentence: '{variable} does not exist. You can use {known}.' },
  'plan-not-found': { code: 'not-found', sentence: 'That scheduled response does not exist.' },
  'plan-incomplete': { code: 'invalid-input', sentence: 'Please fill out all required fields' },
  'plan-too-far': { code: 'invalid-input', sentence: 'Choose a day within the next two years.' },
  'plan-in-the-past': { code: 'invalid-input', sentence: 'Scheduled time must be in the future' },
  'plan-exists': {
    code: 'conflict',
    sentence: 'A reply to this review is already scheduled. Change or cancel that one first.',
  },
  'plan-in-incident': {
    code: 'illegal-transition',
    sentence: 'This review is part of an open incident. Send the reply all the same?',
  },
  'plan-sent': { code: 'illegal-transition', sentence: 'This reply has already been sent.' },
  'plan-leaving': { code: 'illegal-transition', sentence: 'This reply is being sent right now.' },
} as const satisfies RefusalWords
