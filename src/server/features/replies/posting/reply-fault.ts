import type { ReplyFault } from '#shared/domain/faults.ts'
import type { ReplyRow } from '../replies.repository.ts'
import type { GatewayFailure } from '../reply-gateway.ts'

/** As the reply keeps it. */
export const faultColumn = (
  kind: ReplyFault['kind'],
  { reason = null, words = null }: Partial<ReplyFault> = {},
): string => JSON.stringify({ kind, reason, words } satisfies ReplyFault)

export const failureColumn = ({ kind, fault }: GatewayFailure): string =>
  faultColumn(kind === 'not-connected' ? kind : fault.kind, fault)

/** What the platform holds against it stays while it is being deleted, and after. */
export const isRejected = ({ fault }: Pick<ReplyRow, 'fault'>) => fault?.kind === 'rejected'

/** What may only be kept from us is not gone: a full fetch tells. */
export const isGone = ({ kind, about }: GatewayFailure) => kind === 'gone' && about !== 'permission'
