import { isSocialProvider } from '#shared/domain/providers.ts'
import type { Post, PostImage, SocialNetwork } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import { fetchPublic } from '#server/adapters/identity/public-fetch.ts'
import { findNetwork, getFreshAccount } from '#server/features/providers/providers.service.ts'
import { deliver } from '#server/kernel/outbox/outbox.ts'
import { describeSending, type Sending } from './describe-sending.ts'
import { watchPosts } from './read-posts.ts'
import { noteTried } from './recipients.repository.ts'
import type { Round, Row } from './watch-readers.ts'
import { writePostDraft, type Letter } from './write-letter.ts'

/** To everybody who follows: one post a network. */
export async function deliverPosts({ deps, key, letter, connection }: Round): Promise<void> {
  const network: SocialNetwork | null = findNetwork(deps, connection)
  if (!network || !isSocialProvider(key.channel)) return
  const write = ({ tried_at: triedAt }: Row): Post => ({
    ...writePostDraft(letter),
    image: describeImage(letter),
    since: triedAt ?? new Date(),
  })
  const { lookUp } = network
  const sending = describeSending(deps, key, connection)
  await deliver<Sending>({
    ...sending,
    vendor: network,
    async settle(tx, settled) {
      await sending.settle(tx, settled)
      const isPosted = settled.some(({ verdict }) => verdict.to === 'accepted')
      if (isPosted && network.numbers?.price === null) await watchPosts(tx, key.campaignId)
    },
    onClaimed: (tx, rows) =>
      noteTried(
        tx,
        rows.map(({ id }) => id),
      ),
    async call(row) {
      return { isDone: true, result: await network.publish(await getFreshAccount(deps, connection), write(row)) }
    },
    ...(lookUp && {
      lookUp: async (row: Row) => ({
        isDone: true as const,
        result: await lookUp(await getFreshAccount(deps, connection), write(row)),
      }),
    }),
  })
}

const TIMEOUT_MS = 15_000

function describeImage(letter: Letter): PostImage | null {
  const { image_url: url, name } = letter.campaign
  const { image } = writePostDraft(letter)
  if (url === null || !image) return null
  return {
    type: image.type,
    url,
    alternativeText: name,
    async read() {
      const options = {
        method: 'GET',
        headers: {},
        body: null,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }
      const answer = await fetchPublic(url, options as Parameters<typeof fetchPublic>[1]).catch((error: unknown) => {
        throw new ProviderError('retry', { code: 'image-unreachable', cause: error })
      })
      if (!answer.ok)
        throw new ProviderError('rejected', { code: 'image-unreachable', words: `${url}: ${answer.status}` })
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}
