import type { z } from 'zod'
import type { VendorWorld } from '#sandbox/vendors/vendor-route.ts'

/** What the page says after something was done; only the key travels in the address. */
export const DONE_SENTENCES = {
  written: 'The review is written.',
  'written-told': 'The review is written, and whoever asked to be told of it was told.',
  edited: 'The review is changed.',
  'edited-told': 'The review is changed, and whoever asked to be told of it was told.',
  deleted: 'The review is deleted.',
  'deleted-told': 'The review is deleted, and whoever asked to be told of it was told.',
  approved: 'The reply is live.',
  rejected: 'The reply is turned down.',
  replied: 'The owner’s reply is live.',
  moderation: 'From now on replies are treated like that.',
  fault: 'It goes wrong from now on.',
  cleared: 'It is switched off.',
  expired: 'The access tokens have run out.',
  revoked: 'The connections are taken back.',
  restored: 'The keys work again.',
  listing: 'The business is there.',
} as const
export type Done = keyof typeof DONE_SENTENCES

export interface Outcome {
  done: Done
  /** The same for programs. */
  answer: Record<string, unknown>
  /** The listing to show afterwards, where it is another one. */
  listing?: string
}

/** Said to the person, beside what they typed. */
export class ControlRefusal extends Error {}

export interface ControlAction {
  /** Behind `/sandbox/platforms/`. */
  path: string
  perform(world: VendorWorld, given: unknown): Promise<Outcome>
}

export function defineAction<Schema extends z.ZodType>(action: {
  path: string
  input: Schema
  perform: (world: VendorWorld, input: z.output<Schema>) => Promise<Outcome>
}): ControlAction {
  return {
    path: action.path,
    async perform(world, given) {
      const parsed = action.input.safeParse(given)
      if (!parsed.success) throw new ControlRefusal(parsed.error.issues[0]?.message ?? 'This cannot be done.')
      return action.perform(world, parsed.data)
    },
  }
}
