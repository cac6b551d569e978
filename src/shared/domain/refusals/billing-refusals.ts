import type { RefusalWords } from './refusal-words.ts'

export const BILLING_REFUSALS = {
  'billing-off': { code: 'conflict', sentence: 'Plans cannot be paid for here yet. Please contact us.' },
  'billing-refused': { code: 'conflict', sentence: 'The payment service says: “{words}”' },
  'subscription-there': { code: 'conflict', sentence: 'You already have a plan. Switch it instead.' },
  'subscription-missing': { code: 'conflict', sentence: 'Choose a plan first.' },
  'plan-unchanged': { code: 'conflict', sentence: 'You already have this plan.' },
  'coupon-unknown': { code: 'not-found', sentence: 'There is no such coupon. Please check the code.' },
  'coupon-expired': { code: 'conflict', sentence: 'This coupon has expired.' },
  'coupon-spent': { code: 'conflict', sentence: 'This coupon has been used up.' },
  'coupon-had': { code: 'conflict', sentence: 'You have already used this coupon.' },
  'coupon-waiting': { code: 'conflict', sentence: 'Another coupon is waiting for your next invoice.' },
  'refund-too-much': { code: 'conflict', sentence: 'At most ${left} of this invoice can still be given back.' },
  'owner-is-here': { code: 'conflict', sentence: 'The owner has come already.' },
  'trial-beside-plan': { code: 'conflict', sentence: 'This customer has booked a plan. No trial comes after it.' },
  'coupon-code-taken': { code: 'conflict', sentence: 'There is a coupon {code} already.' },
  'coupon-used-more': {
    code: 'conflict',
    sentence: 'It has been used {uses, number} times already. Allow at least as many uses.',
  },
  'coupon-over': { code: 'conflict', sentence: 'This coupon has ended already.' },
  'member-resting': {
    code: 'plan-limit',
    sentence: 'The plan has no room for you at the moment: you see everything, and change nothing. Ask the owner.',
  },
  'platform-resting': {
    code: 'plan-limit',
    sentence:
      'The plan has no room for {platform}: its reviews stay, and nothing is fetched or posted. Upgrade to go on with it.',
  },
} as const satisfies RefusalWords
