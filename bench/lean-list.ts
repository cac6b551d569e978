import type { LeanStatement } from './floor.ts'

/**
 * What a row of the list shows: the review with its words and marks, where it is from and who has it, what was answered and how far
 * that is, what is planned, and whether its platform can be answered.
 */
const SHOWN = `r.id, r.platform, r.rating, r.is_recommended, r.status, r.sentiment, r.sentiment_score, r.language, r.url, r.tags,
  r.response, r.responded_at, r.ai_generated, r.read_at, r.flagged_at, r.done_at, r.vanished_at, r.source, r.is_sandbox,
  r.created_at, r.updated_at, r.location_id, l.name as location_name, m.name as assignee_name, c.title, c.content, c.author,
  p.id as reply_id, p.state as reply_state, p.text as reply_text, p.draft_origin, p.draft_share, p.attempts, p.post_after,
  p.settled_at, p.fault, p.decided_by_name, p.return_note, p.created_at as replied_at,
  a.engine, a.model, a.corrected is not null as is_corrected, s.scheduled_time, s.timezone, s.status as plan_status, s.hold_reason,
  i.status as connection_status, i.needs_reconnect, i.capabilities,
  (select count(*)::int from review_notes n where n.customer_id = r.customer_id and n.review_id = r.id) as note_count,
  exists (select from review_versions v where v.customer_id = r.customer_id and v.review_id = r.id) as is_edited,
  case when r.reply_state <> 'live' then (
    select x.text from replies x where x.customer_id = r.customer_id and x.review_id = r.id and x.id <> r.reply_id
      and x.state in ('live', 'checking') order by x.created_at desc limit 1) end as live_text`
export const SHOWN_REVIEWS = `select ${SHOWN} from reviews r
  left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
  left join replies p on p.customer_id = r.customer_id and p.id = r.reply_id
  left join locations l on l.customer_id = r.customer_id and l.id = r.location_id
  left join team_members m on m.customer_id = r.customer_id and m.user_id = r.assignee_id
  left join review_analyses a on a.customer_id = r.customer_id and a.review_id = r.id
  left join scheduled_responses s on s.customer_id = r.customer_id and s.review_id = r.id and s.status in ('pending', 'held')
  left join integrations i on i.customer_id = r.customer_id and i.id = r.integration_id`

/** The words and the answer alone: a list that shows neither notes nor plans, nor how far an answer is. */
const SHORT_REVIEWS = `select r.id, r.platform, r.rating, r.is_recommended, r.status, r.sentiment, r.sentiment_score, r.language,
  r.url, r.tags, r.response, r.responded_at, r.ai_generated, r.read_at, r.flagged_at, r.done_at, r.created_at, r.updated_at,
  r.location_id, l.name as location_name, m.name as assignee_name, c.title, c.content, c.author, p.state as reply_state,
  p.text as reply_text
  from reviews r
  left join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
  left join replies p on p.customer_id = r.customer_id and p.id = r.reply_id
  left join locations l on l.customer_id = r.customer_id and l.id = r.location_id
  left join team_members m on m.customer_id = r.customer_id and m.user_id = r.assignee_id`

export interface LeanPage {
  customerId: string
  /** Of the reviews `r` and their words `c`, with the values from the second on. */
  condition: string
  values: readonly unknown[]
  /** The columns of the order, and where the page before ended. */
  place: readonly string[]
  after: readonly unknown[]
  rows: number
}

/** A page as one would write it by hand; `isShort` brings less than the screen shows. */
export function leanList(page: LeanPage, { isShort = false } = {}): LeanStatement {
  const { customerId, condition, values, place, after, rows } = page
  const beyond = after.map((_value, index) => `$${values.length + 2 + index}`).join(', ')
  return {
    text: `${isShort ? SHORT_REVIEWS : SHOWN_REVIEWS}
      where r.customer_id = $1 and r.vanished_at is null and ${condition}
        ${after.length > 0 ? `and (${place.join(', ')}) < (${beyond})` : ''}
      order by ${place.map((column) => `${column} desc`).join(', ')} limit ${rows}`,
    values: [customerId, ...values, ...after],
  }
}
