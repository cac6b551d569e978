import type { ScopedTx } from '#server/database/transactions.ts'

export interface Sms {
  /** Digits only, country code first. */
  to: string
  text: string
}

export interface SmsOutbox {
  /** The message leaves when the transaction has committed, and never if it does not. Answers its id. */
  queue(tx: ScopedTx, sms: Sms): Promise<string>
}

/** Carries text messages out of the house. Implementations live in adapters/sms. */
export interface SmsTransport {
  /** Whether sending the same id twice delivers once. If not, a message whose fate is unknown is never sent again. */
  canRepeatSafely: boolean
  send(id: string, sms: Sms): Promise<void>
}

/** The provider understood and said no to this message; trying again would not help. */
export class SmsRejected extends Error {}

/** The message was handed over and nobody confirmed it: it may have gone out. */
export class SmsUnconfirmed extends Error {}
