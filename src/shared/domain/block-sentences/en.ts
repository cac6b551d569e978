import type { BlockReason } from '../assistant.ts'

/** Why a draft was held back, on screens and in mails alike. */
export const en = {
  link: 'It contains a link that is not in your facts.',
  'contact-detail': 'It contains a phone number or an address that is not in your facts.',
  promise: 'It promises something.',
  refund: 'It offers money or a refund.',
  'other-name': 'It names someone who is not part of this.',
  'wrong-language': 'It is not in the language of the review.',
  'leaked-instructions': 'It repeats instructions that are not for readers.',
  offensive: 'It contains offensive words.',
  'contradicts-review': 'It does not match what the review says.',
  'hostile-review':
    'The review talks to the assistant instead of about your business, so there is no draft for it. Write the reply yourself.',
  'unchecked-language':
    'It is in a language that cannot be checked. Name the language in your instructions if you want it.',
  empty: 'It says nothing.',
} as const satisfies Record<BlockReason, string>
