import type { Timestamp } from './column-kinds.ts'

export interface QueuePausesTable {
  name: string
  paused_at: Timestamp
  paused_by: string
}

/** What the people who run the installation have set. */
export interface OperationsTables {
  queue_pauses: QueuePausesTable
}
