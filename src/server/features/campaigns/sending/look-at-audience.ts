import type { CampaignAudience } from '#shared/contracts/campaign-sending.ts'
import { PERSONAL_CHANNELS, type PersonalChannel } from '#shared/domain/campaigns.ts'
import { listUnknownFields } from '#shared/domain/merge-fields.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#shared/domain/providers.ts'
import { measureSms } from '#shared/domain/sms-segments.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findProvider, openAccount, type Carrier } from '#server/features/providers/providers.service.ts'
import type { CampaignRow } from '../campaigns.repository.ts'
import { countAudience, type Judged } from './audience.repository.ts'
import { listLinkFaults } from './check-links.ts'
import { aimOf, findCarriers } from './run-campaign.ts'
import type { SendingDeps } from './sending-jobs.ts'
import { isLinkMissing, loadLetter, someReader, writePostDraft, writeSms, type Letter } from './write-letter.ts'

/** What X takes for a post, in US dollars, and for one with an address in it; the others take nothing. */
const X_PRICES = { plain: 0.015, withAddress: 0.2 }

/** Before anything is sent: who gets it, who does not and why. */
export async function lookAtAudience(deps: SendingDeps, tx: CustomerTx, row: CampaignRow): Promise<CampaignAudience> {
  const letter = await loadLetter(tx, deps, row)
  const find = await findCarriers(tx, deps, letter)
  const judged = await countAudience(tx, await aimOf(tx, row, { isAgain: true, timezone: letter.timezone }))
  const ofEmail = judged.filter(({ channel }) => channel === 'email')
  return {
    total: ofEmail.reduce((sum, { count }) => sum + count, 0),
    channels: PERSONAL_CHANNELS.map((channel) =>
      describeChannel({ deps, letter, channel, judged, carrier: find(channel) }),
    ),
    networks: SOCIAL_PROVIDERS.map((network) => describeNetwork(row, letter, { network, carrier: find(network) })),
    unknownFields: listUnknownFields(`${row.subject}\n${row.message}`),
    isLinkMissing: isLinkMissing(letter),
    linkFaults: listLinkFaults(row, letter),
  }
}

interface OneChannel {
  deps: SendingDeps
  letter: Letter
  channel: PersonalChannel
  judged: readonly Judged[]
  carrier: Carrier
}

function describeChannel({ deps, letter, channel, judged, carrier }: OneChannel): CampaignAudience['channels'][number] {
  const own = judged.filter((one) => one.channel === channel)
  const willGet = own.find(({ reason }) => reason === null)?.count ?? 0
  return {
    channel,
    willGet,
    leftOut: own.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }])),
    provider: carrier.connection?.provider_name ?? null,
    problem: carrier.problem,
    sms: channel === 'sms' ? measure(deps, letter, { carrier, willGet }) : null,
  }
}

function measure(deps: SendingDeps, letter: Letter, { carrier, willGet }: { carrier: Carrier; willGet: number }) {
  const { connection } = carrier
  const provider = connection && findProvider(deps, connection.provider_name)
  const sender = connection && provider?.channel === 'sms' ? provider.senderOf(openAccount(deps, connection)) : ''
  const { segments, encoding } = measureSms(writeSms(letter, someReader(letter), { sender }))
  return { segments, encoding, messages: segments * willGet }
}

function describeNetwork(
  { deliveries }: CampaignRow,
  letter: Letter,
  { network, carrier }: { network: SocialProvider; carrier: Carrier },
): CampaignAudience['networks'][number] {
  const posted = deliveries?.find(({ channel }) => channel === network)
  const hasAddress = /https?:\/\//.test(letter.campaign.message) || writePostDraft(letter).link !== null
  return {
    network,
    account: carrier.connection?.account ?? null,
    problem: carrier.problem,
    isAlreadyPosted: posted !== undefined && posted.accepted + posted.delivered + posted.unknown > 0,
    price:
      network === 'twitter' ? { amount: hasAddress ? X_PRICES.withAddress : X_PRICES.plain, currency: 'USD' } : null,
  }
}
