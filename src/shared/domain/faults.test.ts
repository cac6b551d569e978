import { expect, it } from 'vitest'
import { type Fault, sayFault } from './faults.ts'

it.each<[Partial<Fault> & Pick<Fault, 'kind'>, string]>([
  [{ kind: 'reconnect', reason: 'token-expired' }, 'Access token for google has expired. Please reconnect.'],
  [{ kind: 'reconnect', reason: 'credentials-missing' }, 'Missing required Google Business Profile API credentials'],
  [{ kind: 'rejected', reason: 'unsupported' }, 'Unsupported platform: google'],
  [{ kind: 'platform-down', reason: '503' }, 'Google Business Profile is not answering.'],
  [{ kind: 'platform-down', reason: 'said' }, 'Google Business Profile is not answering.'],
  [
    { kind: 'gone', words: 'No {platform}.' },
    'Google Business Profile no longer has this. Google Business Profile says: “No {platform}.”',
  ],
])('%j reads %s', (fault, sentence) => {
  expect(sayFault({ reason: null, words: null, ...fault }, 'google')).toBe(sentence)
})
