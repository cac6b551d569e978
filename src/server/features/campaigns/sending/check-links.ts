import type { LinkCheck } from '#shared/domain/campaigns.ts'
import type { LinkProbe } from '#server/adapters/links/link-probe.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { getCampaign } from '../campaign-view.ts'
import { findById, update, type CampaignRow } from '../campaigns.repository.ts'
import { tellChange } from './describe-sending.ts'
import { linksJob, type CampaignKey, type SendingDeps } from './sending-jobs.ts'
import { loadLetter, type Letter } from './write-letter.ts'

/** So long it is believed what was seen. */
const FRESH_MS = 10 * 60_000
const MOST = 20
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g

/** All that its readers could follow or see, but for pages of ours: whether those are there, we know. */
export function listAddresses({ campaign, links, visitorUrl }: Letter): string[] {
  const written = campaign.message.match(ADDRESS) ?? []
  const image = campaign.image_url === null ? [] : [campaign.image_url]
  const all = new Set([...links.map(({ url }) => url), ...written, ...image])
  return [...all].filter((url) => URL.canParse(url) && !url.startsWith(`${visitorUrl}/`)).slice(0, MOST)
}

/** What was seen of those that still stand in it. */
export function listLinkFaults({ link_checks: checks }: CampaignRow, letter: Letter) {
  const addresses = listAddresses(letter)
  return checks.flatMap(({ url, fault }) => (fault !== null && addresses.includes(url) ? [{ url, fault }] : []))
}

/** Asked for before sending; answers whether there is something to wait for. */
export async function askForLinks(deps: SendingDeps, tx: CustomerTx, campaignId: string): Promise<boolean> {
  const row = await getCampaign(tx, campaignId)
  const isFresh = Date.now() - (row.links_checked_at?.getTime() ?? 0) < FRESH_MS
  const known = isFresh ? row.link_checks.map(({ url }) => url) : []
  const addresses = listAddresses(await loadLetter(tx, deps, row))
  if (addresses.every((url) => known.includes(url))) return false
  await enqueueUnlessWaiting(tx, linksJob, { customerId: tx.customerId, campaignId }, `links ${campaignId}`)
  return true
}

export async function checkLinks(deps: SendingDeps & { probe: LinkProbe }, key: CampaignKey): Promise<void> {
  const { customerId, campaignId } = key
  const addresses = await deps.transactions.step(customerId, async (tx) => {
    const row = await findById(tx, campaignId)
    return row ? listAddresses(await loadLetter(tx, deps, row)) : []
  })
  const checks: LinkCheck[] = await Promise.all(addresses.map(async (url) => ({ url, fault: await deps.probe(url) })))
  await deps.transactions.step(customerId, async (tx) => {
    await update(tx, campaignId, { link_checks: JSON.stringify(checks), links_checked_at: new Date() })
    tellChange(tx, campaignId)
  })
}
