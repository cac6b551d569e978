import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'

it.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [removed]'],
  ['401 for https://x.test/a?access_token=abc&page=2', '401 for https://x.test/a?access_token=[removed]&page=2'],
  ['{"refresh_token":"1//0abc","n":1}', '{"refresh_token":"[removed]","n":1}'],
  ['password=hunter2 is wrong', 'password=[removed] is wrong'],
  ['connect smtp://ann:hunter2@mail.test:587', 'connect smtp://[removed]@mail.test:587'],
  ['Invalid API Key provided: sk_live_51H8xYzAbCdEf0123456', 'Invalid API Key provided: [removed]'],
  [`The word ${JWT} is old`, 'The word [removed] is old'],
  [
    'https://graph.example.com/v21.0/me/accounts answered 500',
    'https://graph.example.com/v21.0/me/accounts answered 500',
  ],
  ['review 6f1c9a3e-0c52-4a0e-9d4f-1a2b3c4d5e6f is gone', 'review 6f1c9a3e-0c52-4a0e-9d4f-1a2b3c4d5e6f is gone'],
  ['not before 2026-11-18T11:52:41.000Z', 'not before 2026-11-18T11:52:41.000Z'],
])('%s', (told, shown) => {
  expect(withoutSecrets(told)).toBe(shown)
})

it('is short', () => {
  expect(withoutSecrets('so '.repeat(1000)).length).toBeLessThanOrEqual(501)
})
