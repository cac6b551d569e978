import type { TestMember } from '#testing/make.ts'
import { startStandAloneApp, type StandAloneApp } from '#testing/stand-alone-app.ts'
import { AS_IN_PRODUCTION, authorise, CONNECTIONS, compare, startFloor, type LeanStatement } from './floor.ts'
import { writeReviewsOf } from './million-reviews.ts'
import type { BenchRow } from './table.ts'

const REVIEWS = 100_000
const DISPUTES = 20_000
const NOTIFICATIONS = 20_000

/** Who one is, the dashboard, disputes and the bell, each beside one lean statement by hand. */
export async function benchScreens(dataDir: string): Promise<BenchRow[]> {
  const app = await startStandAloneApp({ ...AS_IN_PRODUCTION, DATA_DIR: dataDir })
  const floor = await startFloor(app)
  try {
    const owner = await app.make.member()
    await fill(app, owner)
    const rows: BenchRow[] = []
    for (const { path, goal, statement } of screensOf(owner)) {
      const ours = { url: `${app.url}/api/v1${path}`, headers: authorise(owner.token) }
      rows.push(...(await compare(path, { ours, floor: floor.add(statement) }, goal)))
    }
    // One person's eight screens ask the same; eight people do not.
    const people = [owner]
    while (people.length < CONNECTIONS) people.push(await app.make.member())
    const looks = people.flatMap((person) => screensOf(person).filter(({ path }) => path === '/me'))
    const [me] = looks
    if (!me) return rows
    const ours = { url: `${app.url}/api/v1${me.path}`, headers: people.map(({ token }) => authorise(token)) }
    const urls = looks.map(({ statement }) => floor.add(statement).url).flat()
    rows.push(...(await compare('/me, eight people', { ours, floor: { url: urls, headers: {} } }, me.goal)))
    return rows
  } finally {
    await floor.close()
    await app.stop()
  }
}

async function fill({ superuser }: StandAloneApp, owner: TestMember): Promise<void> {
  await writeReviewsOf(superuser, owner, REVIEWS)
  await superuser.query('select rebuild_review_totals($1)', [owner.customerId])
  await superuser.query(
    `insert into disputes (customer_id, review_id, platform, reason, description, created_at)
     select $1, id, platform, 'other', 'It is about somebody else''s restaurant.', created_at
     from reviews where customer_id = $1 order by created_at desc limit $2`,
    [owner.customerId, DISPUTES],
  )
  await superuser.query(
    `insert into notifications (customer_id, user_id, type, message, link, created_at)
     select $1, $2, 'review', 'A new review by Guest ' || turn, '/reviews', now() - turn * interval '1 minute'
     from generate_series(1, $3) turn`,
    [owner.customerId, owner.userId, NOTIFICATIONS],
  )
  await superuser.query('vacuum analyze')
}

interface Screen {
  path: string
  goal: string
  statement: LeanStatement
}

function screensOf({ customerId, userId }: TestMember): Screen[] {
  return [
    {
      path: '/me',
      goal: '0.6',
      statement: {
        text: `select u.id, u.email, m.name, m.role, m.language, c.id as customer_id, c.company_name, c.subscription_tier, c.status,
            s.id as session_id, t.general, t.security
          from auth.users u join auth.sessions s on s.user_id = u.id join team_members m on m.user_id = u.id
          join customers c on c.id = m.customer_id left join customer_settings t on t.customer_id = c.id
          where u.id = $1 and m.customer_id = $2 and s.last_seen_at > now() - interval '30 minutes' limit 1`,
        values: [userId, customerId],
      },
    },
    {
      path: '/dashboard',
      goal: '0.5',
      statement: {
        text: `select bucket, platform, review_count, rated_count, rating_sum, answered_count,
            (select count(*) from disputes where customer_id = $1 and status in ('pending', 'in_progress')) as disputes
          from review_totals where customer_id = $1 and grain = 'day' and location_id = $2 and bucket > current_date - 60`,
        values: [customerId, '00000000-0000-0000-0000-000000000000'],
      },
    },
    {
      path: '/disputes',
      goal: '0.5',
      statement: {
        text: `select d.id, d.platform, d.reason, d.category, d.description, d.status, d.evidence, d.notes, d.filing_state,
            d.platform_case_id, d.filed_at, d.priority_level, d.urgency_score, d.priority, d.checklist, d.due_at, d.outcome,
            d.created_at, d.updated_at, r.rating, c.content, c.author, m.name as assignee_name
          from disputes d left join reviews r on r.customer_id = d.customer_id and r.id = d.review_id
          left join review_contents c on c.customer_id = d.customer_id and c.review_id = d.review_id
          left join team_members m on m.customer_id = d.customer_id and m.user_id = d.assignee_id
          where d.customer_id = $1 order by d.created_at desc, d.id desc limit 26`,
        values: [customerId],
      },
    },
    {
      path: '/notifications',
      goal: '0.5',
      statement: {
        text: `select id, kind, type, message, params, amount, link, read_at, created_at,
            (select count(*) from notifications where customer_id = $1 and user_id = $2 and read_at is null) as unread
          from notifications where customer_id = $1 and user_id = $2 order by created_at desc, id desc limit 26`,
        values: [customerId, userId],
      },
    },
  ]
}
