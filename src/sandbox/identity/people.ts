import { createHash } from 'node:crypto'
import { z } from 'zod'

export interface Person {
  subject: string
  name: string
  email: string
  isEmailVerified: boolean
}

export const TENANTS = ['google', 'acme'] as const
export type Tenant = (typeof TENANTS)[number]

/** Who has an account with each provider. Anybody else is made up on its page. */
const PEOPLE: Record<Tenant, readonly { name: string; email: string; isEmailVerified: boolean }[]> = {
  google: [
    { name: 'Grace Tanaka', email: 'grace.tanaka@mail.test', isEmailVerified: true },
    { name: 'Henri Dubois', email: 'henri.dubois@mail.test', isEmailVerified: true },
    { name: 'Uma Lindqvist', email: 'uma.lindqvist@mail.test', isEmailVerified: false },
  ],
  acme: [
    { name: 'Ada Brandt', email: 'ada@acme.test', isEmailVerified: true },
    { name: 'Ben Okafor', email: 'ben@acme.test', isEmailVerified: true },
    { name: 'Carla Ruiz', email: 'carla@acme.test', isEmailVerified: true },
  ],
}

export function listPeople(tenant: Tenant): Person[] {
  return PEOPLE[tenant].map((person) => ({ ...person, subject: subjectOf(tenant, person.email) }))
}

const chosenPerson = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email()),
  name: z.string().trim().max(120).catch(''),
  verified: z.enum(['yes', 'no']).catch('no'),
  subject: z.string().max(200).optional(),
})

/** The person a page's form names; `undefined` when it names nobody. */
export function findChosenPerson(tenant: Tenant, form: Record<string, string>): Person | undefined {
  const parsed = chosenPerson.safeParse(form)
  if (!parsed.success) return undefined
  const { email, name, verified, subject } = parsed.data
  return {
    subject: subject || subjectOf(tenant, email),
    name: name || (email.split('@')[0] ?? email),
    email,
    isEmailVerified: verified === 'yes',
  }
}

/** The same address is always the same account. */
function subjectOf(tenant: Tenant, email: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(`${tenant}:${email}`).digest('hex').slice(0, 17)}`)
  return digits.toString().padStart(21, '1')
}
