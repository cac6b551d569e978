import { visitorPagePath } from '#shared/domain/paths.ts'
import { forbidsAsking, PLATFORMS } from '#shared/domain/platforms.ts'
import type { ProviderEvent } from '#server/adapters/marketing/port.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordAsOf } from '#server/features/activity/activity.service.ts'
import {
  countResponses,
  followReports,
  NOTHING_SET,
  type CampaignDeeds,
} from '#server/features/campaigns/campaigns.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { openCarriers, type ConnectingDeeds } from '#server/features/providers/providers.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import {
  dateSending,
  hasCampaigns,
  listHandedOver,
  listSendings,
  type DemoSending,
} from './demo-campaigns.repository.ts'
import { DEMO_CUSTOMER_ID, setUpBefore } from './demo-history.ts'
import { runDemoCampaigns, type CampaignsTurn } from './demo.jobs.ts'
import { toActor } from './demo-people.ts'
import { findDemoOwner, findPageBySlug, lockDemo } from './demo-workspace.repository.ts'
import { moveBack } from './story.repository.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const WAIT_MS = 1000
const MOST_TURNS = 180

const SURVEY = 'harbour-bistro-survey'
const PROMOTION = 'Autumn tasting menu'
const REQUEST = 'How was your visit?'
/** Days ago. */
const SENT = { [PROMOTION]: 9, [REQUEST]: 3 } as const
/** Every how many-th of its readers does what; a review request leads elsewhere, and nobody answers it here. */
const EVERY = {
  [PROMOTION]: { opens: 2, clicks: 6, answers: 12, bounces: 29 },
  [REQUEST]: { opens: 3, clicks: 9, answers: null, bounces: 40 },
} as const

const SENDER = {
  senderAddress: 'hello@harbourbistro.test',
  senderName: 'Harbour Bistro',
  postalAddress: '12 Lower Water Street, Halifax, NS',
}

export interface DemoCampaignsOptions {
  transactions: Transactions
  campaigns: CampaignDeeds
  providers: ConnectingDeeds
  /** Of a service that the sandbox stands in for. */
  mailAccount: Parameters<ConnectingDeeds['connect']>[1]
  /** Without it nothing is sent: there is no account that would. */
  isSandbox: boolean
  publicUrl: () => string
}

/** What the demo has written to its guests: sent by the product's own jobs, and once it has gone out, put back to its days. */
export function createDemoCampaigns(options: DemoCampaignsOptions) {
  return {
    async run({ turn }: CampaignsTurn): Promise<void> {
      if (!options.isSandbox) return
      if (turn === 0) await begin(options)
      else await options.transactions.step(DEMO_CUSTOMER_ID, (tx) => finish(options, tx, turn))
    },
  }
}

async function begin(options: DemoCampaignsOptions): Promise<void> {
  const { transactions } = options
  const owner = await transactions.step(DEMO_CUSTOMER_ID, async (tx) =>
    (await hasCampaigns(tx)) ? undefined : findDemoOwner(tx),
  )
  if (!owner) return
  const [actor, now] = [toActor(owner), new Date()]
  await recordAsOf(setUpBefore(now), () => connectSender(options, actor))
  await transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
    await lockDemo(tx)
    if (await hasCampaigns(tx)) return
    await writeAll(options, tx, { actor, now })
    await enqueue(tx, runDemoCampaigns, { turn: 1 }, { startAfter: new Date(now.getTime() + WAIT_MS) })
  })
}

/** One that was connected before something failed is taken as it is. */
async function connectSender(
  { transactions, providers, mailAccount }: DemoCampaignsOptions,
  actor: Actor,
): Promise<void> {
  const { connection } = await transactions.step(DEMO_CUSTOMER_ID, async (tx) => (await openCarriers(tx))('email'))
  const { id: connectionId } = connection ?? (await providers.connect(actor, mailAccount))
  await providers.change(actor, { connectionId, ...SENDER })
}

interface Stage {
  actor: Actor
  now: Date
}

const findHalifax = async (tx: CustomerTx) => (await listLocations(tx)).find(({ name }) => name.endsWith('Halifax'))

/** Runs on past its last message, so that the demo ends it when its time has been put back. */
const LAST_DAY_AHEAD = 30

async function writeAll({ campaigns }: DemoCampaignsOptions, tx: CustomerTx, { actor, now }: Stage): Promise<void> {
  const halifax = await findHalifax(tx)
  const survey = await findPageBySlug(tx, SURVEY)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const add = (
    values: Partial<Parameters<typeof campaigns.add>[2]> &
      Pick<Parameters<typeof campaigns.add>[2], 'name' | 'type' | 'message'>,
  ) => campaigns.add(tx, actor, { ...NOTHING_SET, delivery_channels: ['email'], ...values })

  await recordAsOf(ago(SENT[PROMOTION] + 1), async () => {
    const id = await add({
      name: PROMOTION,
      type: 'promotion',
      subject: 'Five courses from the harbour',
      message:
        'Hello {{first_name}}, our autumn tasting menu is on: five courses from the morning’s boats. Come by, and tell us afterwards how you liked it.',
      end_date: new Date(now.getTime() + LAST_DAY_AHEAD * DAY_MS).toISOString().slice(0, 10),
      cost_cents: 4500,
      goal: 5,
      ...(survey && { link_kind: 'page', page_id: survey.id }),
    })
    await recordAsOf(ago(SENT[PROMOTION]), () => campaigns.send(tx, actor, { campaignId: id, ...BY_EMAIL }))
  })
  if (halifax) {
    const id = await recordAsOf(ago(SENT[REQUEST] + 1), () =>
      add({
        name: REQUEST,
        type: 'review_request',
        subject: 'Thank you for coming, {{first_name}}',
        message: 'Hello {{first_name}}, thank you for your visit. Would you tell others how it was? It takes a minute.',
        link_kind: 'review-links',
        location_id: halifax.id,
      }),
    )
    await recordAsOf(ago(SENT[REQUEST]), () => campaigns.activate(tx, actor, id))
  }
  await recordAsOf(ago(2), async () => {
    await add({
      name: 'Holiday opening hours',
      type: 'announcement',
      message: 'Hello {{first_name}}, here is when we are open over the holidays: ',
    })
    const id = await add({
      name: 'Oyster evenings',
      type: 'promotion',
      message: 'Hello {{first_name}}, every Thursday in winter: oysters by the fire. Shall we keep you a table?',
    })
    await campaigns.activate(tx, actor, id)
    await campaigns.pause(tx, actor, id)
  })
}

const BY_EMAIL = { channels: ['email' as const], socialPlatforms: [], at: null }

async function finish({ campaigns, publicUrl }: DemoCampaignsOptions, tx: CustomerTx, turn: number): Promise<void> {
  await lockDemo(tx)
  const owner = await findDemoOwner(tx)
  const sendings = (await listSendings(tx)).filter(({ name, status }) => name in SENT && status === 'active')
  const promotion = sendings.find(({ name }) => name === PROMOTION)
  if (!owner || !promotion || turn > MOST_TURNS) return
  if (sendings.some(({ isThrough }) => !isThrough)) {
    const startAfter = new Date(Date.now() + WAIT_MS)
    await enqueue(tx, runDemoCampaigns, { turn: turn + 1 }, { startAfter })
    return
  }
  const now = new Date()
  for (const sending of sendings) await readAll(tx, sending, { now, publicUrl })
  const endedAt = new Date(now.getTime() - (SENT[PROMOTION] - 2) * DAY_MS)
  await recordAsOf(endedAt, () => campaigns.end(tx, toActor(owner), promotion.id))
  await moveBack(tx, endedAt)
}

const nothing = { messageId: null, address: '' }

/** Where readers of each go: to our page, or by turns to where one can review. */
async function findTargets(tx: CustomerTx, name: string, publicUrl: string): Promise<string[]> {
  if (name === PROMOTION) return [publicUrl + visitorPagePath(SURVEY)]
  const halifax = await findHalifax(tx)
  return PLATFORMS.flatMap((platform) => (forbidsAsking(platform) ? [] : (halifax?.review_links[platform] ?? [])))
}

/** Many open it, some of these go where it leads, and of those a few answer; the same at every start. */
async function readAll(
  tx: CustomerTx,
  { id, name }: DemoSending,
  { now, publicUrl }: { now: Date; publicUrl: () => string },
): Promise<void> {
  const sentAt = new Date(now.getTime() - SENT[name as keyof typeof SENT] * DAY_MS)
  const every = EVERY[name as keyof typeof EVERY]
  const keys = await listHandedOver(tx, id)
  const targets = await findTargets(tx, name, publicUrl())
  const events: ProviderEvent[] = []
  const answered: { campaignId: string; key: string; at: Date }[] = []
  for (const [turn, reference] of keys.entries()) {
    const after = (minutes: number) => new Date(sentAt.getTime() + minutes * MINUTE_MS)
    const tell = (kind: ProviderEvent['kind'], at: Date, detail = {}) =>
      events.push({ ...nothing, key: `${kind} ${reference}`, kind, reference, at, detail })
    const openedAfter = 4 + ((turn * turn * 37) % 2300)
    if (turn % every.bounces === every.bounces - 1) {
      tell('bounced', after(1))
      continue
    }
    tell('delivered', after(1))
    if (turn % every.opens === 0) tell('opened', after(openedAfter))
    if (turn % every.clicks === 0) {
      const url = targets[(turn / every.clicks) % targets.length]
      tell('clicked', after(openedAfter + 2), { url })
    }
    if (every.answers !== null && turn % every.answers === 0)
      answered.push({ campaignId: id, key: reference, at: after(openedAfter + 6) })
  }
  await followReports({ publicUrl }, tx, events)
  await countResponses(tx, answered)
  await dateSending(tx, id, sentAt)
}
