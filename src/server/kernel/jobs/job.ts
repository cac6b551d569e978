import type { z } from 'zod'
import { limitedTo } from '#server/database/location-limit.ts'

/** What a job is: its name, its payload and how often it is tried. The code behind it is bound by `handleJob`. */
export interface JobDefinition<Payload extends object = object> {
  name: string
  payload: z.ZodType<Payload>
  /** Tries after the first. When they are used up, the job is parked with its reason. */
  retryLimit: number
  /** Upper bound of the first wait; it doubles with each try, and the wait is anything up to it. */
  retryDelaySeconds: number
  /** Runs by the clock (UTC, cron), once over all processes. The payload is then empty. */
  cron: string | null
  /**
   * How many of them one process does at a time; half of these places are the most that one customer gets. More are for
   * what waits for others: of what keeps the database busy, one a customer is enough.
   */
  atOnce: number
  /**
   * Its work leaves the house: while the customer is not served, the job ends without having begun, and its rows wait as they are.
   * What looks for rows whose job got lost begins it again once the customer is served.
   */
  waitsForService: boolean
}

/** So long works one job of many parts; then it hands over to another, which waits for its customer's next turn. */
export const TURN_MS = 2000

export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  const atOnce = definition.cron ? 1 : 3
  return { retryLimit: 8, retryDelaySeconds: 2, cron: null, atOnce, waitsForService: false, ...definition }
}

/** Trying again is pointless: park the job at once, with this reason. */
export class JobRefused extends Error {}

export interface JobContext {
  jobId: string
  /** 0 on the first try. */
  retryCount: number
  /** Whatever fails now is given up. */
  isLastTry: boolean
  /** How long until the next try, should this one fail. */
  retryInSeconds?: number
}

export interface JobHandler {
  definition: JobDefinition
  run(payload: unknown, context: JobContext): Promise<void>
}

/** The work must be safe to do twice: a killed worker's job comes back. */
export function handleJob<Payload extends object>(
  definition: JobDefinition<Payload>,
  work: (payload: Payload, context: JobContext) => Promise<void>,
): JobHandler {
  return {
    definition: definition as unknown as JobDefinition,
    async run(payload, context) {
      const parsed = definition.payload.safeParse(payload)
      if (!parsed.success) throw new JobRefused(`The payload of ${definition.name} is not what it should be.`)
      // Whoever woke it: a job works for the whole customer, unless it asks for less.
      await limitedTo(null, () => work(parsed.data, context))
    },
  }
}

const LONGEST_WAIT_SECONDS = 3600

/** Full jitter: anything from nothing to the doubled bound, so that jobs that failed together do not return together. */
export function retryDelaySeconds(baseSeconds: number, retryCount: number, random: () => number): number {
  return Math.round(Math.min(LONGEST_WAIT_SECONDS, baseSeconds * 2 ** retryCount) * random())
}
