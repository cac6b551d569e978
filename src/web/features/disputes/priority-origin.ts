import type { Dispute } from '#shared/contracts/disputes.ts'

type Origin = { engine: 'built-in' | 'model'; model: string | null }

/** Who weighed it. What our own rules come to is an analysis, not a text. */
export function priorityOrigin({ origin }: NonNullable<Dispute['priority']>): Origin {
  return origin.engine === 'model' ? { engine: 'model', model: origin.model } : { engine: 'built-in', model: null }
}
