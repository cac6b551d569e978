import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import { accountRefusals } from './account-refusals.ts'
import { disputeRefusals } from './dispute-refusals.ts'
import { platformRefusals } from './platform-refusals.ts'
import { replyRefusals } from './reply-refusals.ts'
import { reviewRefusals } from './review-refusals.ts'

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
