import { z } from 'zod'
import { newContactInput } from './contacts.ts'
import { defineEndpoint } from './endpoint.ts'

export const visitSchema = z
  .object({
    id: z.uuid(),
    contactId: z.uuid(),
    locationId: z.uuid().nullable(),
    visitedAt: z.iso.datetime(),
  })
  .meta({ id: 'Visit' })
export type Visit = z.infer<typeof visitSchema>

const MOST_VISITS_A_MINUTE = 300

/** Told twice, it is one visit. Whoever is new becomes a contact; they have agreed to what is said here and to nothing else. */
export const recordVisit = defineEndpoint({
  method: 'POST',
  path: '/api/v1/visits',
  summary: 'Note that somebody was a guest; campaigns that ask after visits follow it',
  access: 'contacts.manage',
  isOpenToKeys: true,
  example: {
    who: { kind: 'person', name: 'Ann Lee', email: 'ann@example.com' },
  },
  ratePerMinute: MOST_VISITS_A_MINUTE,
  input: z.object({
    /** Somebody known by id, or by e-mail or phone; whoever is new becomes a contact. */
    who: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('contact'), contactId: z.uuid() }),
      z.object({
        kind: z.literal('person'),
        ...newContactInput.pick({ name: true, email: true, phone: true, consent: true }).shape,
      }),
    ]),
    /** `null`: where the contact belongs, or the only place there is. */
    locationId: z.uuid('choiceInvalid').nullable().default(null),
    /** `null`: now. */
    visitedAt: z.iso.datetime({ offset: true, error: 'dateUnreadable' }).nullable().default(null),
  }),
  output: visitSchema,
  errors: ['not-found', 'conflict'],
})
