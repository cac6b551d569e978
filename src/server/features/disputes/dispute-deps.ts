import type { Transactions } from '#server/database/transactions.ts'
import type { Log } from '#server/kernel/log/log.ts'
import type { DisputeAssistant } from './dispute-assistant.ts'
import type { FileWithPlatform } from './filing/filing-gateway.ts'

export interface DisputeDeps {
  transactions: Transactions
  log: Log
  fileWithPlatform: FileWithPlatform
  access: DisputeAssistant
}
