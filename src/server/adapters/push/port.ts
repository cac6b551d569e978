/** A browser that asked to be told, as it describes itself. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface OutgoingPush {
  payload: string
  /** A push service that still holds one of the same topic replaces it, so that a repeated hand-over arrives once. */
  topic: string
  ttlSeconds: number
  isUrgent: boolean
}

export type PushOutcome =
  | { kind: 'accepted' }
  /** The browser does not want to be told any more, or is no more. */
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; retryAfterSeconds: number | null }
  /** Nobody answered in time. */
  | { kind: 'silent'; reason: string }
  | { kind: 'refused'; reason: string }

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Carries pushes to browsers. */
export interface PushTransport {
  makeKeys(): PushKeys
  /** Whether it is a push service of the public internet, with keys that something can be encrypted for. */
  canSendTo(target: PushTarget): boolean
  send(keys: PushKeys, target: PushTarget, push: OutgoingPush): Promise<PushOutcome>
}
