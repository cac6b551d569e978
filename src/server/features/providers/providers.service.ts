import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type * as contract from '#shared/contracts/providers.ts'
import { PERSONAL_CHANNELS, type CampaignChannel, type ChannelProblem } from '#shared/domain/campaigns.ts'
import { sendsSingly } from '#shared/domain/providers.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { findById, list, type ConnectionRow } from './providers.repository.ts'
import { findDeliverability } from './sender-look.ts'

export { explainTo, faultOf, findProvider, hookUrlOf, openAccount, type ProviderDeps } from './provider-account.ts'
export { eraseFromAudiences, putInAudience } from './audience-sync.ts'
export { noteBroken } from './provider-health.ts'
export { refuseUnready } from './sender-look.ts'
export { findNetwork, getFreshAccount } from './social/social-account.ts'
export { findById as findConnection, type ConnectionRow } from './providers.repository.ts'

/** What people do to have messages carried. */
export interface ConnectingDeeds {
  connect: (actor: Actor, input: ParsedInputOf<typeof contract.connectProvider>) => Promise<contract.ProviderConnection>
  change: (actor: Actor, input: ParsedInputOf<typeof contract.changeProvider>) => Promise<contract.ProviderConnection>
}

/** Who carries a channel's messages, and what keeps them from it. */
export interface Carrier {
  connection: ConnectionRow | null
  problem: ChannelProblem | null
}

/** `chosenId`: the one that was asked for, as long as it is there. */
export type FindCarrier = (channel: CampaignChannel, chosenId?: string | null) => Carrier

/** By the customer's connections of now: of several for a channel it is the default. */
export async function openCarriers(tx: CustomerTx): Promise<FindCarrier> {
  const connections = await list(tx)
  return (channel, chosenId) => {
    const able = connections.filter(
      ({ provider_type: type, provider_name: name }) => channel === type || channel === name,
    )
    const connection =
      able.find(({ id }) => id === chosenId) ??
      able.find((one) => one.is_default) ??
      able.find(isActive) ??
      able[0] ??
      null
    return { connection, problem: connection ? findProblem(connection) : 'not-connected' }
  }
}

/** Those that could carry a person's messages right now, the default of each channel first. */
export async function listSenders(tx: CustomerTx): Promise<ConnectionRow[]> {
  const able = (await list(tx)).filter((row) => isPersonalType(row.provider_type) && findProblem(row) === null)
  return able.toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
}

const isPersonalType = (type: string) => PERSONAL_CHANNELS.some((channel) => channel === type)

export const hasProvider = async (tx: CustomerTx, name: string): Promise<boolean> =>
  (await list(tx)).some((row) => row.provider_name === name)

const isActive = ({ status }: ConnectionRow) => status === 'active'

/** The same for one that was chosen before. */
export async function getCarrier(tx: CustomerTx, connectionId: string): Promise<Carrier> {
  const connection = (await findById(tx, connectionId)) ?? null
  return { connection, problem: connection ? findProblem(connection) : 'not-connected' }
}

function findProblem(row: ConnectionRow): ChannelProblem | null {
  const { senderAddress, postalAddress, audience } = row.settings
  if (!isActive(row)) return 'disconnected'
  if (row.provider_type !== 'email') return null
  if (!senderAddress || !postalAddress) return 'sender-missing'
  if (findDeliverability(row)?.sender === 'unverified') return 'sender-unverified'
  return !sendsSingly(row.provider_name) && !audience ? 'audience-missing' : null
}
