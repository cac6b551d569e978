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
    sentence: 'The dispute is being filed. Wait until that is done.',
  },
  'dispute-filed': {
    code: 'illegal-transition',
    sentence: 'This dispute has been filed. Its description stays as the platform has it.',
  },
  'dispute-not-movable': {
    code: 'illegal-transition',
    sentence:
      'A dispute that is {status, select, pending {pending} in_progress {in progress} resolved {resolved} other {rejected}} cannot be {deed, select, filed {filed} resolved {resolved} rejected {rejected} reopened {reopened} appealed {appealed} prioritized {prioritized} other {changed}}.',
  },
  'filing-gone': { code: 'illegal-transition', sentence: 'It is too late to take this back.' },
  'dispute-exists': { code: 'conflict', sentence: 'This review already has an open dispute.' },
  'dispute-changed': {
    code: 'conflict',
    sentence: 'Someone changed this dispute in the meantime. Take another look before you change it.',
  },
  'dispute-without-actions': {
    code: 'illegal-transition',
    sentence: 'Prioritize the dispute first: there are no recommended actions yet.',
  },
  'dispute-without-appeal': { code: 'illegal-transition', sentence: 'This platform does not accept appeals.' },
  'dispute-appealed': {
    code: 'illegal-transition',
    sentence: 'You only get one appeal, and it has already been made.',
  },
  'dispute-not-filed': {
    code: 'illegal-transition',
    sentence: 'Only a dispute that was filed with the platform can be appealed.',
  },
  'dispute-not-linked': {
    code: 'illegal-transition',
    sentence: 'This dispute is not linked to an external review',
  },
  'dispute-linked': { code: 'illegal-transition', sentence: 'This dispute is already linked to a review.' },
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
    sentence: '{platform} only accepts disputes on its own page. File it there, then enter the reference here.',
  },
  'dispute-without-text': { code: 'invalid-input', sentence: 'Please add review information first' },
  'file-not-found': { code: 'not-found', sentence: 'That file does not exist.' },
  'files-full': { code: 'conflict', sentence: 'A dispute can have up to {count} files. Remove one first.' },
  'file-empty': { code: 'invalid-input', sentence: 'This file is empty.' },
  'file-too-large': { code: 'invalid-input', sentence: 'This file is larger than {megabytes} MB.' },
  'file-grows': { code: 'invalid-input', sentence: 'This file is too large. The limit is 5 MB.' },
  'file-too-many-pixels': {
    code: 'invalid-input',
    sentence: 'This picture has more than {millions} million pixels. Make it smaller.',
  },
  'file-type-refused': { code: 'invalid-input', sentence: TAKEN },
  'file-type-recognized': {
    code: 'invalid-input',
    sentence: `This is {kind, select, gif {a GIF picture} heic {a HEIC or AVIF picture} tiff {a TIFF picture} bitmap {a bitmap} archive {an archive or an office document} other {a drawing or a web page}}. ${TAKEN}`,
  },
  'picture-type-refused': {
    code: 'invalid-input',
    sentence:
      '{kind, select, gif {This is a GIF picture. } heic {This is a HEIC or AVIF picture. } tiff {This is a TIFF picture. } bitmap {This is a bitmap. } archive {This is an archive or an office document. } pdf {This is a PDF document. } markup {This is an SVG drawing or a web page. } other {}}Only PNG, JPEG and WebP pictures can be added.',
  },
  'file-unreadable': { code: 'invalid-input', sentence: 'This file is damaged and cannot be read.' },
  'file-too-long': { code: 'invalid-input', sentence: 'This document has more than 50 pages.' },
  'file-encrypted': {
    code: 'invalid-input',
    sentence: 'This document is password-protected. Remove the password and try again.',
  },
  'incident-not-found': { code: 'not-found', sentence: 'That incident does not exist.' },
  'incident-over': { code: 'illegal-transition', sentence: 'This incident is already over.' },
} as const satisfies RefusalWords
