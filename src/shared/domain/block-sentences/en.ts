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
  unfounded: 'It says more than the figures do.',
  empty: 'It says nothing.',
  health:
    'The review may be about someone who was hurt or fell ill. Talk to the people in charge before you reply, and keep to what is known.',
  discrimination:
    'The review may be about discrimination, harassment or violence. Talk to the people in charge before you reply.',
  legal:
    'The review mentions lawyers, the police, the press, theft or private data. Have someone in charge look at it before you reply.',
  loss: 'The review mentions a loss. Check that the reply finds the right words before you send it.',
  threat:
    'The review contains a threat. A reply would not help: save it, report it to the platform, and call the police if anyone is in danger.',
  extortion:
    'The review asks for money or a favor in return for a rating. Do not answer in public: report it to the platform.',
  abuse: 'This is abuse rather than a review. A reply would only draw attention to it: report it to the platform.',
  'unwritten-language':
    'The review is in a language in which no draft can be written. Reply in your own words, or name a language in your instructions.',
} as const satisfies Record<BlockReason, string>
