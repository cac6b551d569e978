import { expect, it } from 'vitest'
import { REPLY_REJECTIONS, sortRejection } from './reply-rejections.ts'

it.each([
  ['OFF_TOPIC', 'off-topic'],
  ['PERSONAL_INFORMATION', 'personal-information'],
  ['ADVERTISING_AND_SOLICITATION', 'advertising'],
  ['SPAM_AND_FAKE_CONTENT', 'spam'],
  ['HATE_SPEECH', 'offensive'],
  ['SEXUALLY_EXPLICIT', 'sexual'],
  ['reply_too_long', 'too-long'],
  ['too-long', 'too-long'],
  ['emoji', 'emoji'],
  ['R2R_COMMENTS_NOT_ALLOWED', 'closed'],
  ['R2R_PROBLEM_WITH_USER_PHOTO', 'no-photo'],
  ['R2R_BUSINESS_NOT_CLAIMED', 'not-claimed'],
  ['368', 'standards'],
  ['no-reply-api', 'unsupported'],
  ['SOMETHING_NEW', 'other'],
  [null, 'other'],
] as const)('sorts %s as %s', (reason, kind) => {
  expect(sortRejection(reason)).toBe(kind)
  expect(REPLY_REJECTIONS).toContain(kind)
})
