import type { readCampaignPost as contract, CampaignPost } from '#shared/contracts/campaign-results.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { PostNumbers } from '#shared/domain/social-posts.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  explainTo,
  findConnection,
  getFreshAccount,
  type ConnectionRow,
} from '#server/features/providers/providers.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { refuseGone } from '../campaign-view.ts'
import { tellChange } from './describe-sending.ts'
import { keepNumbers, listPosts, type PostRow } from './post-numbers.repository.ts'
import { postsJob, type ReadingPosts, type SendingDeps } from './sending-jobs.ts'

const HOUR_MS = 3_600_000
/** Most of what happens to a post happens in its first days. */
const WATCHED_MS = 72 * HOUR_MS

/** Where asking costs nothing. One job a campaign goes on, hour by hour, as long as one of its posts is young. */
export async function watchPosts(tx: CustomerTx, campaignId: string): Promise<void> {
  const key = { customerId: tx.customerId, campaignId }
  if (!(await isUnderWay(tx, postsJob, key))) await lookAt(tx, key, Date.now() + HOUR_MS)
}

/** Whoever asks for the same hour twice gets one job. */
function lookAt(tx: CustomerTx, key: Omit<ReadingPosts, 'at'>, atMs: number): Promise<void> {
  const startAfter = new Date(atMs)
  const id = deriveUuid(`campaign posts ${key.campaignId} ${atMs}`)
  return enqueue(tx, postsJob, { ...key, at: startAfter.toISOString() }, { id, startAfter })
}

/** Safe to run twice: what is told is put in the place of what was told before. */
export async function readPosts(deps: SendingDeps, { at, ...key }: ReadingPosts): Promise<void> {
  const { customerId, campaignId } = key
  const posts = await deps.transactions.step(customerId, (tx) => listPosts(tx, campaignId))
  const young = posts.filter(
    ({ network, postedAt }) => isFree(deps, network) && Date.now() - postedAt.getTime() < WATCHED_MS,
  )
  for (const post of young) await readQuietly(deps, key, post)
  if (young.length === 0) return
  const planned = Date.parse(at) + HOUR_MS
  const missed = Math.max(0, Math.ceil((Date.now() - planned) / HOUR_MS))
  await deps.transactions.step(customerId, (tx) => lookAt(tx, key, planned + missed * HOUR_MS))
}

const isFree = ({ networks }: Pick<SendingDeps, 'networks'>, network: PostRow['network']) =>
  networks[network].numbers?.price === null

/** A network that does not answer is asked an hour later. */
async function readQuietly(deps: SendingDeps, key: Omit<ReadingPosts, 'at'>, post: PostRow): Promise<void> {
  const { customerId, campaignId } = key
  const connection = await deps.transactions.step(customerId, (tx) => findOpen(tx, post))
  if (!connection) return
  try {
    const numbers = await ask(deps, connection, post)
    await deps.transactions.step(customerId, async (tx) => {
      await keepNumbers(tx, { campaignId, network: post.network }, numbers)
      tellChange(tx, campaignId)
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
  }
}

async function findOpen(tx: CustomerTx, { connectionId }: PostRow): Promise<ConnectionRow | null> {
  const connection = connectionId === null ? undefined : await findConnection(tx, connectionId)
  return connection?.status === 'active' ? connection : null
}

async function ask(deps: SendingDeps, connection: ConnectionRow, post: PostRow): Promise<PostNumbers> {
  const { numbers } = deps.networks[post.network]
  if (!numbers || post.messageId === null) throw new ProviderError('rejected', { code: 'untold' })
  return numbers.read(await getFreshAccount(deps, connection), post.messageId)
}

/** At somebody's wish, who was told what it costs. */
export async function readPostNow(
  deps: SendingDeps,
  { customerId }: Actor,
  { campaignId, network }: ParsedInputOf<typeof contract>,
): Promise<CampaignPost> {
  const found = await deps.transactions.replay(customerId, async (tx) => {
    await refuseGone(tx, campaignId)
    const post = (await listPosts(tx, campaignId)).find((one) => one.network === network)
    const connection = post && (await findOpen(tx, post))
    if (!post || !connection || !present(deps, post).canBeRead) throw refusal('campaign-post-untold')
    return { post, connection }
  })
  const numbers = await ask(deps, found.connection, found.post).catch((error: unknown) => {
    throw explainTo(network, error)
  })
  return deps.transactions.change(customerId, async (tx) => {
    await keepNumbers(tx, { campaignId, network }, numbers)
    tellChange(tx, campaignId)
    return present(deps, { ...found.post, numbers, readAt: new Date() })
  })
}

export async function presentPosts(deps: SendingDeps, tx: CustomerTx, campaignId: string): Promise<CampaignPost[]> {
  return (await listPosts(tx, campaignId)).map((post) => present(deps, post))
}

function present({ networks }: Pick<SendingDeps, 'networks'>, post: PostRow): CampaignPost {
  const told = networks[post.network].numbers
  const { network, url, postedAt, numbers, readAt } = post
  const amount = told?.price ?? null
  return {
    network,
    url,
    postedAt: postedAt.toISOString(),
    numbers: numbers && readAt ? { ...numbers, readAt: readAt.toISOString() } : null,
    canBeRead: told !== null && post.messageId !== null,
    price: amount === null ? null : { amount, currency: 'USD' },
  }
}
