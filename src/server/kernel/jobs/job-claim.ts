import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { QUEUE_SCHEMA } from './queue-sql.ts'

type QueueDb = ReturnType<PgBoss['getDb']>
export type ClaimedJob = JobWithMetadata<object>

/** What is to be taken; `isTakenByOthers` where there was something and somebody else has it by now, or holds it. */
export interface Claim {
  job: ClaimedJob | undefined
  isTakenByOthers: boolean
}

/**
 * Takes the next job in turn that stands in none of these places. Where places are left out, the queue alone would pass over all
 * that waits in them, to the last, when nobody else has anything: so it is asked first who else has, and looks no further.
 */
export async function claimJob(
  boss: PgBoss,
  name: string,
  { beside, db = boss.getDb() }: { beside: readonly string[]; db?: Pick<QueueDb, 'executeSql'> },
): Promise<Claim> {
  if (beside.length === 0) {
    const [job] = await boss.fetch<object>(name, { includeMetadata: true, db })
    return { job, isTakenByOthers: false }
  }
  const { rows } = await db.executeSql(findOthers, [name, beside])
  const { priority: minPriority } = rows[0] as { priority: number | null }
  if (minPriority === null) return { job: undefined, isTakenByOthers: false }
  const [job] = await boss.fetch<object>(name, { includeMetadata: true, ignoreGroups: [...beside], minPriority, db })
  return { job, isTakenByOthers: job === undefined }
}

/**
 * Jumps over the places that are left out, from gap to gap between them: a row for each gap, whatever waits in the places. Places
 * begin with a customer's id, so that 'z' comes after all of them. Both are ordered as the index of places is, so that no other
 * index will do: by numbers counted before a flood, another one seems cheaper, and reads all of it.
 */
const findOthers = `
  select max(greatest(other.priority, nobodys.priority)) as priority
  from (select place as after, coalesce(lead(place) over (order by place), 'z') as before
        from unnest(array_append($2::text[], '')) place) gap
  left join lateral (
    select priority from ${QUEUE_SCHEMA}.job
    where name = $1 and group_id > gap.after and group_id < gap.before
      and state < 'active' and not blocked and start_after <= now()
    order by group_id desc, priority desc limit 1) other on true
  left join lateral (
    select priority from ${QUEUE_SCHEMA}.job
    where gap.after = '' and name = $1 and group_id is null and state < 'active' and not blocked and start_after <= now()
    order by group_id desc, priority desc limit 1) nobodys on true`

/** Which of these queues have something that is due. Asked in the order of an index, so that a long queue is not read for it. */
export async function findDue(names: readonly string[], db: Pick<QueueDb, 'executeSql'>): Promise<string[]> {
  const { rows } = await db.executeSql(
    `select queue.name from unnest($1::text[]) queue (name), lateral (
       select from ${QUEUE_SCHEMA}.job j
       where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now()
       order by j.priority desc limit 1) due`,
    [names],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}
