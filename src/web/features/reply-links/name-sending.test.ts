import { expect, it } from 'vitest'
import { nameSending } from './reply-form.tsx'

it.each([
  ['askForApproval', { needsApproval: true, needsReconnect: false, replyWay: 'api' }],
  ['askForApproval', { needsApproval: true, needsReconnect: true, replyWay: 'api' }],
  ['approveAndSend', { needsApproval: false, needsReconnect: false, replyWay: 'api' }],
  ['approve', { needsApproval: false, needsReconnect: true, replyWay: 'api' }],
  ['approve', { needsApproval: false, needsReconnect: false, replyWay: 'by-hand' }],
  ['approve', { needsApproval: false, needsReconnect: false, replyWay: 'none' }],
] as const)('the button says %s for %j', (name, link) => {
  expect(nameSending(link)).toBe(name)
})
