import type { ConsentBasis, ConsentChannel, ConsentPlace } from '#shared/contracts/contacts.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  addContact,
  addUntold,
  getContact,
  noteConsent,
  suppressAddress,
  tell,
} from '#server/features/contacts/contacts.service.ts'
import type { LocationRow } from '#server/features/locations/locations.service.ts'
import type { toActor } from './demo-people.ts'

const DAY_MS = 86_400_000

interface Guest {
  name: string
  email: string | null
  phone: string | null
  language: Locale
  town: 'Halifax' | 'Toronto'
  tags: string[]
  visitedDaysAgo: number
  agreed: readonly ConsentChannel[]
  place: ConsentPlace
  basis?: ConsentBasis
  hasUnsubscribed?: boolean
}

const WORDING = 'Yes, Harbour Bistro may write to me about offers and events. I can unsubscribe at any time.'

/** Reserved names and numbers: nobody is written to who might exist. */
const GUESTS: readonly Guest[] = [
  guest('Rowan Pike', 'rowan.pike@example.com', null, { tags: ['complaint'], visitedDaysAgo: 4, agreed: [] }),
  guest('Amélie Gagnon', 'amelie.gagnon@example.com', '+19025550141', {
    language: 'fr',
    tags: ['regular', 'terrace'],
    visitedDaysAgo: 6,
  }),
  guest('Jonas Becker', 'jonas.becker@example.com', null, {
    language: 'de',
    town: 'Toronto',
    tags: ['regular'],
    visitedDaysAgo: 11,
  }),
  guest('Nadia Khan', 'nadia.khan@example.com', '+14165550128', {
    town: 'Toronto',
    tags: ['birthday club'],
    visitedDaysAgo: 20,
    agreed: ['email', 'sms'],
  }),
  guest('Owen MacLeod', 'owen.macleod@example.com', '+19025550163', {
    tags: ['regular', 'wine'],
    visitedDaysAgo: 33,
    agreed: ['email', 'sms'],
  }),
  guest('Lucía Fernández', 'lucia.fernandez@example.com', null, {
    language: 'es',
    town: 'Toronto',
    visitedDaysAgo: 48,
    place: 'website',
  }),
  guest('Grace Thompson', 'grace.thompson@example.com', '+19025550177', {
    tags: ['terrace'],
    visitedDaysAgo: 75,
    hasUnsubscribed: true,
  }),
  guest('Daniel Osei', 'daniel.osei@example.com', null, {
    town: 'Toronto',
    visitedDaysAgo: 120,
    basis: 'existing-customer',
    place: 'website',
  }),
  guest('Hannah Wells', null, '+19025550190', { visitedDaysAgo: 15, agreed: ['sms'], place: 'phone' }),
  guest('Marc Tremblay', 'marc.tremblay@example.com', null, { language: 'fr', visitedDaysAgo: 210, agreed: [] }),
]

/** Regulars who left their address with a consent. */
const OTHERS =
  `Iris Cole, Peter Lindqvist, Fatima Haddad, Connor Doyle, Mei Tanaka, Sofia Rossi, Liam Fraser, Chloe Martel,
  Ethan Boyd, Zara Malik, Noah Petersen, Ella Whitfield, Hugo Lavoie, Ruby Sinclair, Omar Farouk, Tessa Vermeer, Jack Munro,
  Leah Abrams, Felix Brandt, Maya Iyer, Callum Reid, Anna Kowalska, Theo Marchetti, Nora Eikeland, Samuel Okafor, Ivy Chen,
  Lucas Moreau, Freya Holm, Adam Novak, Rosa Delgado, Finn Gallagher, Priscilla Ong, Victor Almeida, Jade Tremaine,
  Henry Aldous, Camille Roy, Dylan Pruitt, Esther Blum, Oscar Nyman, Lena Vogel, Marta Silva, Keith Rowe, Wanda Pike,
  Arthur Penn, Bianca Conti, Simon Leclerc, Tara Nolan, Yusuf Demir, Gwen Parry, Ralph Stanton, Clara Jensen, Miles Corbin,
  Vera Hudson`
    .split(/,\s+/)
    .map((name, turn) => {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
      const town = turn % 3 === 2 ? 'Toronto' : 'Halifax'
      return guest(name, email, null, {
        town,
        tags: turn % 4 === 0 ? ['regular'] : [],
        visitedDaysAgo: 5 + turn * 3,
        place: turn % 2 === 0 ? 'paper' : 'website',
      })
    })

function guest(
  name: string,
  email: string | null,
  phone: string | null,
  known: Partial<Guest> & { visitedDaysAgo: number },
): Guest {
  return { name, email, phone, language: 'en', town: 'Halifax', tags: [], agreed: ['email'], place: 'paper', ...known }
}

interface Business {
  actor: ReturnType<typeof toActor>
  halifax: LocationRow
  toronto: LocationRow
  now: Date
}

/** Guests who left their address, most of them with a consent; the regulars came as a list, and are told of as one. */
export async function addDemoContacts(tx: CustomerTx, business: Business): Promise<void> {
  const { actor } = business
  for (const each of GUESTS) {
    const id = await addContact(tx, actor, { ...valuesOf(each, business), source: 'manual' })
    await noteWishes(tx, id, each, business)
  }
  for (const each of OTHERS) {
    const id = await addUntold(tx, { ...valuesOf(each, business), source: 'import' })
    await noteWishes(tx, id, each, business)
  }
  await tell(tx, actor, 'contact.imported', { amount: OTHERS.length })
}

const lastVisitOf = ({ visitedDaysAgo }: Guest, { now }: Business) => new Date(now.getTime() - visitedDaysAgo * DAY_MS)

function valuesOf(known: Guest, business: Business) {
  const { name, email, phone, language, tags, town } = known
  return {
    name,
    email,
    phone,
    language,
    tags,
    timezone: null,
    location_id: (town === 'Halifax' ? business.halifax : business.toronto).id,
    last_visit: lastVisitOf(known, business).toISOString().slice(0, 10),
    fields: {},
  }
}

async function noteWishes(tx: CustomerTx, id: string, known: Guest, business: Business): Promise<void> {
  const { agreed, place, basis = 'express', hasUnsubscribed, email } = known
  const obtained = { obtained_at: lastVisitOf(known, business), recorded_by_name: business.actor.name }
  const consent = { action: 'granted', basis, place, wording: WORDING, ...obtained } as const
  await noteConsent(tx, await getContact(tx, id), agreed, consent)
  if (hasUnsubscribed && email !== null) {
    await suppressAddress(tx, { address: email, channel: 'email', reason: 'unsubscribed' })
  }
}
