import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignSummary } from '#shared/contracts/campaign-analytics.ts'
import { rateOf } from '#shared/domain/campaign-figures.ts'
import type { ProviderEventKind } from '#shared/domain/providers.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { countResponses, followReports } from '../campaigns.service.ts'
import { KEEP_CLICKS } from '../sending/clicks.repository.ts'
import { countClicks } from '../sending/count-clicks.ts'

const app = await startTestApp()
const { transactions, app: connection } = app.product.base
const { start, addGuest, goOut } = createCampaigns(app)
const HOUR_MS = 3_600_000
const CAMPAIGNS = 3
const READERS = 5

interface Message {
  campaignId: string
  key: string
}

/** Something that happens to messages of several campaigns. */
type Step = (stage: { customerId: string; messages: readonly Message[] }) => Promise<unknown>

interface Deed {
  reader: number
  hoursAgo: number
  page: number
}

const chosen = (messages: readonly Message[], { reader }: Deed) => messages[reader % messages.length] as Message
const atOf = ({ hoursAgo }: Deed) => new Date(Date.now() - hoursAgo * HOUR_MS)
const urlOf = ({ page }: Deed) => `https://example.com/${page}`

const report =
  (reports: readonly (Deed & { kind: ProviderEventKind; isMachine: boolean })[]): Step =>
  ({ customerId, messages }) =>
    transactions.step(customerId, (tx) =>
      followReports(
        app.product.base,
        tx,
        reports.map((deed) => ({
          key: crypto.randomUUID(),
          kind: deed.kind,
          messageId: null,
          reference: chosen(messages, deed).key,
          address: 'guest@guests.test',
          at: atOf(deed),
          detail: { isMachine: deed.isMachine, url: urlOf(deed) },
        })),
      ),
    )

const click =
  (batches: readonly (readonly Deed[])[]): Step =>
  async ({ customerId, messages }) => {
    for (const deeds of batches) {
      const clicks = deeds.map((deed) => ({ key: chosen(messages, deed).key, at: atOf(deed), url: urlOf(deed) }))
      await connection.pool.query({ ...KEEP_CLICKS, values: [customerId, JSON.stringify(clicks)] })
    }
    // By two at once, as where several processes are at it.
    await Promise.all([countClicks(transactions, customerId), countClicks(transactions, customerId)])
  }

const respond =
  (deeds: readonly Deed[]): Step =>
  ({ customerId, messages }) =>
    transactions.step(customerId, (tx) =>
      countResponses(
        tx,
        deeds.map((deed) => ({ ...chosen(messages, deed), at: atOf(deed) })),
      ),
    )

const deed = fc.record({ reader: fc.nat(), hoursAgo: fc.nat({ max: 50 }), page: fc.nat({ max: 2 }) })
const deeds = fc.array(deed, { maxLength: 6 })
const reported = fc
  .tuple(
    deed,
    fc.constantFrom<ProviderEventKind>('delivered', 'opened', 'opened', 'clicked', 'bounced', 'failed', 'complained'),
    fc.boolean(),
  )
  .map(([one, kind, isMachine]) => ({ ...one, kind, isMachine }))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.array(reported, { maxLength: 8 }).map(report),
  fc.array(deeds, { maxLength: 3 }).map(click),
  deeds.map(respond),
)

async function makeStage() {
  const first = await start()
  for (let made = 0; made < READERS; made += 1) await addGuest(first.owner)
  const campaigns = [first]
  while (campaigns.length < CAMPAIGNS) campaigns.push(await start({}, { by: first.owner, isConnected: false }))
  for (const { send } of campaigns) await send()
  await goOut()
  const { customerId } = first.owner
  const { rows: messages } = await app.superuser.query<Message>(
    'select campaign_id as "campaignId", message_key as key from campaign_recipients where customer_id = $1 order by id',
    [customerId],
  )
  return { owner: first.owner, customerId, campaigns, messages }
}

const select = async (text: string, customerId: string) => (await app.superuser.query(text, [customerId])).rows

/** What the messages and the events themselves tell, in the words of the figures. */
const COUNTED = `
  select campaign_id, 'sent' as what, date_trunc('hour', handed_over_at) as hour, null as url from campaign_recipients
  where customer_id = $1 and state in ('accepted', 'delivered', 'bounced')
  union all
  select campaign_id, case event_type when 'email_opened' then 'opens' when 'link_clicked' then 'clicks' else 'responses' end,
    date_trunc('hour', created_at), metadata ->> 'url'
  from campaign_events where customer_id = $1 and event_type in ('email_opened', 'link_clicked', 'response')`
const FIGURES = ['sent', 'opens', 'clicks', 'responses']
const sums = FIGURES.map((name) => `count(*) filter (where what = '${name}')::int as ${name}`).join(', ')

const PAIRS = [
  [
    `select campaign_id, ${FIGURES.join(', ')} from campaign_metrics where customer_id = $1 order by 1`,
    `select campaign_id, ${sums} from (${COUNTED}) e group by 1 order by 1`,
  ],
  [
    `select campaign_id, hour, ${FIGURES.join(', ')} from campaign_hours
     where customer_id = $1 and (sent, opens, clicks, responses) <> (0, 0, 0, 0) order by 1, 2`,
    `select campaign_id, hour, ${sums} from (${COUNTED}) e group by 1, 2 order by 1, 2`,
  ],
  [
    'select campaign_id, url, clicks from campaign_link_clicks where customer_id = $1 order by 1, 2',
    `select campaign_id, url, count(*)::int as clicks from (${COUNTED}) e where what = 'clicks' group by 1, 2 order by 1, 2`,
  ],
] as const

const MEANS = `
  select count(*)::int as campaigns, ${FIGURES.map((name) => `coalesce(sum(${name}), 0)::int as ${name}`).join(', ')},
    coalesce(avg(opens::numeric / sent), 0)::float8 as open, coalesce(avg(clicks::numeric / sent), 0)::float8 as click,
    coalesce(avg(responses::numeric / sent), 0)::float8 as response
  from (select campaign_id, ${sums} from (${COUNTED}) e group by 1) f
  join campaigns c on c.id = campaign_id and c.deleted_at is null where sent > 0`

describe('the figures of campaigns', () => {
  it('are what messages and events come to, whatever happened in whatever order', async () => {
    const { owner, customerId, campaigns, messages } = await makeStage()
    const readSummary = async (): Promise<CampaignSummary> =>
      (await app.as(owner).get('/api/v1/campaign-analytics/summary?range=all')).body
    const checkSummary = async () => {
      const { averages, weighted: _weighted, ...counts } = await readSummary()
      const [{ open, click: clicked, response, ...expected }] = await select(MEANS, customerId)
      expect(counts).toEqual(expected)
      expect(averages).toEqual({ open: rateOf(open, 1), click: rateOf(clicked, 1), response: rateOf(response, 1) })
    }

    // Everybody has read theirs, and all but one of each campaign turn out not to have been sent.
    const everybody = messages.map((_, reader) => ({ reader, hoursAgo: 1, page: 0 }))
    const isFirst = ({ campaignId }: Message, at: number) =>
      messages.findIndex((m) => m.campaignId === campaignId) === at
    const lost = everybody.filter(({ reader }) => !isFirst(messages[reader] as Message, reader))
    await click([everybody])({ customerId, messages })
    await report(lost.map((one) => ({ ...one, kind: 'failed', isMachine: false })))({ customerId, messages })
    await checkSummary()

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (steps) => {
        for (const take of steps) await take({ customerId, messages })
        for (const [kept, counted] of PAIRS) {
          expect(await select(kept, customerId)).toEqual(await select(counted, customerId))
        }
        await checkSummary()
      }),
      { numRuns: 25, endOnFailure: true },
    )

    // One that is deleted is no longer part of any average, and back again with its return.
    const before = await readSummary()
    await app.as(owner).delete(campaigns[0]?.path ?? '')
    await checkSummary()
    await app.as(owner).post(`${campaigns[0]?.path}/restore`, {})
    expect(await readSummary()).toEqual(before)
  })

  it('say by which ways a campaign goes out, also when that is changed', async () => {
    const { owner, path, id } = await start()
    await app.superuser.query(`insert into campaign_metrics (customer_id, campaign_id, sent) values ($1, $2, 10)`, [
      owner.customerId,
      id,
    ])
    const countBy = async (type: string) =>
      (await app.as(owner).get(`/api/v1/campaign-analytics/summary?range=all&type=${type}`)).body.campaigns

    expect([await countBy('email'), await countBy('sms')]).toEqual([1, 0])
    await app.as(owner).patch(path, { channels: ['sms'] })
    expect([await countBy('email'), await countBy('sms')]).toEqual([0, 1])
    const stranger = await app.make.member()
    expect((await app.as(stranger).get('/api/v1/campaign-analytics/summary?range=all')).body.campaigns).toBe(0)
  })
})
