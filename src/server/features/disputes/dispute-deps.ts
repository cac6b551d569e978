import type { Foundations } from '#server/kernel/foundations.ts'
import type { DisputeAssistant } from './dispute-assistant.ts'
import type { FileWithPlatform } from './filing/filing-gateway.ts'

export interface DisputeDeps extends Pick<Foundations, 'transactions' | 'log'> {
  fileWithPlatform: FileWithPlatform
  access: DisputeAssistant
}
