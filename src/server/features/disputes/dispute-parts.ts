import type { Transactions } from '#server/database/transactions.ts'
import type { DisputeDesk } from './assisting/dispute-desk.ts'
import type { FileWithPlatform } from './filing/filing-gateway.ts'

export interface InTransaction {
  transactions: Transactions
}

export interface DisputeParts extends InTransaction {
  fileWithPlatform: FileWithPlatform
  desk: DisputeDesk
}
