import { type changeDispute, type DisputeDetail } from '#shared/contracts/disputes.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'

export type DisputeChange = Omit<InputOf<typeof changeDispute>, 'disputeId' | 'updatedAt'>

/** What is to change, decided by how the dispute stands now. Throws `ChangedMeanwhile` where the person saw otherwise. */
export type DecideChange = (now: DisputeDetail) => DisputeChange

/** Somebody else has changed the very thing. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

interface ChangeSteps<Change> {
  /** As it is known here. */
  known: DisputeDetail
  fetchLatest: () => Promise<DisputeDetail>
  save: (change: Change, updatedAt: string) => Promise<DisputeDetail>
}

const MOST_TRIES = 4

const isConflict = (error: unknown) => error instanceof ApiProblem && error.code === 'conflict'

/** A colleague who changed something else is no reason to ask: what was meant is decided again on what stands there. */
export async function changeOnLatest<Change>(
  decide: (now: DisputeDetail) => Change,
  { known, fetchLatest, save }: ChangeSteps<Change>,
): Promise<DisputeDetail> {
  let now = known
  for (let tries = 1; ; tries += 1) {
    try {
      return await save(decide(now), now.updatedAt)
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw error
      now = await fetchLatest()
    }
  }
}

/** Sets a field that still says what the person saw. */
export function replaceSeen<Field extends 'reason' | 'category' | 'description' | 'dueAt'>(
  field: Field,
  seen: DisputeDetail[Field],
  value: DisputeDetail[Field],
): DecideChange {
  return (now) => {
    if (now[field] !== seen) throw new ChangedMeanwhile()
    return { [field]: value }
  }
}
