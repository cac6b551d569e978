import { sql, type RawBuilder } from 'kysely'
import type { ConsentFilter, ContactSource } from '#shared/contracts/contact-filter.ts'
import type { ContactSelection } from '#shared/contracts/contacts.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'

export interface ContactFilter {
  search?: string | undefined
  tag?: string | undefined
  location?: string | undefined
  language?: Locale | undefined
  source?: ContactSource | undefined
  consent?: ConsentFilter | undefined
  visitedWithinDays?: number | undefined
  notVisitedForDays?: number | undefined
  askedWithinDays?: number | undefined
  notAskedForDays?: number | undefined
  answered?: 'yes' | 'no' | undefined
  reviewed?: 'yes' | 'no' | undefined
}

const CONSENTS: Record<ConsentFilter, RawBuilder<unknown>> = {
  email: sql`c.email_state = 'granted'`,
  sms: sql`c.sms_state = 'granted'`,
  neither: sql`c.email_state <> 'granted' and c.sms_state <> 'granted'`,
}

const ANSWERED = sql`exists (
  select from page_responses r where r.customer_id = c.customer_id and c.email is not null and lower(r.email) = c.email)`
const REVIEWED = sql`c.name_words <> '' and exists (
  select from review_contents r where r.customer_id = c.customer_id and left(r.author_words, 200) = c.name_words)`

const askedWithin = (days: number) => sql`exists (
  select from campaign_recipients p where p.customer_id = c.customer_id and p.contact_id = c.id and p.is_ask
    and p.handed_over_at > now() - make_interval(days => ${days}))`

/** Of the contacts `c` that stand, those that match. */
export function matching(filter: ContactFilter): RawBuilder<boolean> {
  const conditions = [
    sql`c.deleted_at is null`,
    // What a person types stands for itself.
    ...wanted(filter.search || undefined, (words) => sql`c.words like ${writeLikePattern(words)}`),
    // Said twice: the index holds those that have any.
    ...wanted(filter.tag || undefined, (tag) => sql`c.tags <> '{}' and ${tag} = any(c.tags)`),
    ...wanted(filter.location, (id) => sql`c.location_id = ${id}`),
    ...wanted(filter.language, (language) => sql`c.language = ${language}`),
    ...wanted(filter.source, (source) => sql`c.source = ${source}`),
    ...wanted(filter.consent, (consent) => CONSENTS[consent]),
    ...wanted(filter.visitedWithinDays, (days) => sql`c.last_visit >= current_date - ${days}::int`),
    ...wanted(
      filter.notVisitedForDays,
      (days) => sql`(c.last_visit is null or c.last_visit < current_date - ${days}::int)`,
    ),
    ...wanted(filter.askedWithinDays, askedWithin),
    ...wanted(filter.notAskedForDays, (days) => sql`not ${askedWithin(days)}`),
    ...wanted(filter.answered, (answer) => (answer === 'yes' ? ANSWERED : sql`not (${ANSWERED})`)),
    ...wanted(filter.reviewed, (answer) => (answer === 'yes' ? REVIEWED : sql`not (${REVIEWED})`)),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** The contacts `c` that somebody pointed at. */
export function chosen(selection: ContactSelection): RawBuilder<boolean> {
  if ('filter' in selection) return matching(selection.filter)
  return sql<boolean>`c.deleted_at is null and c.id = any(${selection.contactIds}::uuid[])`
}

const wanted = <Value>(value: Value | undefined, toCondition: (value: Value) => RawBuilder<unknown>) =>
  value === undefined ? [] : [toCondition(value)]
