import { expect, it } from 'vitest'
import { REPLY_STATES } from '#shared/domain/replies.ts'
import { askAgainMs } from './reply-links.queries.ts'

it('asks again while the reply is on its way, and not once it has come to an end', () => {
  const followed = REPLY_STATES.filter((state) => askAgainMs(state) !== false)
  expect(followed).toEqual(['awaiting-approval', 'queued', 'sending', 'checking'])
  expect(askAgainMs(undefined)).toBe(false)
})
