import type { Transactions } from '#server/database/transactions.ts'
import type { DisputeDesk } from './assisting/dispute-desk.ts'
import type { FileWithPlatform } from './filing/filing-gateway.ts'

export interface DisputeParts {
  transactions: Transactions
  fileWithPlatform: FileWithPlatform
  desk: DisputeDesk
}
