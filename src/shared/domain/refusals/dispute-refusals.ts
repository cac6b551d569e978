import type { RefusalWords } from './refusal-words.ts'

const TAKEN = 'Only PNG, JPEG and WebP pictures and PDF documents can be added.'

export const DISPUTE_REFUSALS = {
  'dispute-not-found': { code: 'not-found', sentence: 'That dispute does not exist.' },
  'disputes-outside-plan': {
    code: 'plan-limit',
    sentence: 'Dispute management is part of the Professional plan. Upgrade to dispute reviews.',
  },
  'dispute-being-filed': {
    code: 'illegal-transition',
    sentence: 'The dispute is being filed. Wait until it is there.',
  },
  'dispute-not-movable': {
    code: 'illegal-transition',
    sentence:
      'A dispute that is {status, select, pending {pending} in_progress {in progress} resolved {resolved} other {rejected}} cannot be {deed, select, filed {filed} resolved {resolved} rejected {rejected} reopened {reopened} appealed {appealed} prioritized {prioritized} other {changed}}.',
  },
  'filing-gone': { code: 'illegal-transition', sentence: 'It is too late to take this back.' },
  'dispute-exists': { code: 'conflict', sentence: 'This review has an open dispute already.' },
  'dispute-changed': {
    code: 'conflict',
    sentence: 'Somebody has changed this dispute meanwhile. Look at it anew, then change it.',
  },
  'dispute-without-actions': {
    code: 'illegal-transition',
    sentence: 'Prioritize the dispute first: there are no recommended actions yet.',
  },
  'dispute-without-appeal': { code: 'illegal-transition', sentence: 'This platform takes no appeals.' },
  'dispute-appealed': { code: 'illegal-transition', sentence: 'There is one appeal, and it has been made.' },
  'dispute-not-filed': {
    code: 'illegal-transition',
    sentence: 'Only a dispute that was filed with the platform can be appealed.',
  },
  'dispute-not-linked': {
    code: 'illegal-transition',
    sentence: 'This dispute is not linked to an external review',
  },
  'dispute-linked': { code: 'illegal-transition', sentence: 'This dispute is linked to a review already.' },
  'dispute-filed-elsewhere': {
    code: 'illegal-transition',
    sentence: 'This dispute was filed with {platform}. Choose a review from there.',
  },
  'dispute-not-connected': {
    code: 'illegal-transition',
    sentence: 'No active {platform} integration found. Please connect in Settings.',
  },
  'dispute-by-hand': {
    code: 'illegal-transition',
    sentence: '{platform} takes disputes on its own page only. File it there, then enter the reference here.',
  },
  'dispute-without-text': { code: 'invalid-input', sentence: 'Please add review information first' },
  'file-not-found': { code: 'not-found', sentence: 'That file does not exist.' },
  'files-full': { code: 'conflict', sentence: 'A dispute holds at most {count} files. Remove one first.' },
  'file-empty': { code: 'invalid-input', sentence: 'This file is empty.' },
  'file-too-large': { code: 'invalid-input', sentence: 'This file is larger than {megabytes} MB.' },
  'file-grows': { code: 'invalid-input', sentence: 'This file is too large. It may have 5 MB.' },
  'file-too-many-pixels': {
    code: 'invalid-input',
    sentence: 'This picture has more than {millions} million pixels. Make it smaller.',
  },
  'file-type-refused': { code: 'invalid-input', sentence: TAKEN },
  'file-type-recognized': {
    code: 'invalid-input',
    sentence: `This is {kind, select, gif {a GIF picture} heic {a HEIC or AVIF picture} tiff {a TIFF picture} bitmap {a bitmap} archive {an archive or an office document} other {a drawing or a web page}}. ${TAKEN}`,
  },
  'file-unreadable': { code: 'invalid-input', sentence: 'This file is damaged and cannot be read.' },
  'file-too-long': { code: 'invalid-input', sentence: 'This document has more than 50 pages.' },
  'file-encrypted': {
    code: 'invalid-input',
    sentence: 'This document is protected by a password. Add one that is not.',
  },
  'incident-not-found': { code: 'not-found', sentence: 'That incident does not exist.' },
  'incident-over': { code: 'illegal-transition', sentence: 'This incident is over already.' },
} as const satisfies RefusalWords
