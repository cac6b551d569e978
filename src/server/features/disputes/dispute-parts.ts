import type { Transactions } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { DisputeDesk } from './assisting/dispute-desk.ts'
import type { FileWithPlatform } from './filing/filing-gateway.ts'

export interface InTransaction {
  transactions: Transactions
}

export interface DisputeParts extends InTransaction {
  log: Log
  fileWithPlatform: FileWithPlatform
  desk: DisputeDesk
}
