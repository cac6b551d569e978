import type { ReplyLink } from '#shared/contracts/reply-links.ts'

/** What the button does, as the button of the mail says it: nothing is promised that cannot happen now. */
export function nameSending({
  needsApproval,
  needsReconnect,
  replyWay,
}: Pick<ReplyLink, 'needsApproval' | 'needsReconnect' | 'replyWay'>): 'askForApproval' | 'approveAndSend' | 'approve' {
  if (needsApproval) return 'askForApproval'
  return replyWay === 'api' && !needsReconnect ? 'approveAndSend' : 'approve'
}
