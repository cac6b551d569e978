import type { CampaignInput } from '#shared/contracts/campaigns.ts'
import type { PersonalChannel } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import {
  findConnection,
  findProvider,
  listSenders,
  openAccount,
  type ConnectionRow,
} from '#server/features/providers/providers.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { SendingDeps } from './sending/sending-jobs.ts'

export const presentSenders = async (deps: SendingDeps, tx: CustomerTx) => ({
  items: (await listSenders(tx)).flatMap((row) => presentSender(deps, row)),
})

function presentSender(deps: SendingDeps, row: ConnectionRow) {
  const { id, provider_type: channel, provider_name: name, is_default: isDefault, settings, account } = row
  if (channel === 'social') return []
  const provider = findProvider(deps, name)
  const sender = provider?.channel === 'sms' ? provider.senderOf(openAccount(deps, row)) : settings.senderAddress
  return [{ id, channel, provider: name, sender: sender || account, isDefault }]
}

export async function readSender(tx: CustomerTx, channel: PersonalChannel, id: string | null): Promise<string | null> {
  if (id === null) return null
  if ((await findConnection(tx, id))?.provider_type !== channel) throw refusal('provider-not-found')
  return id
}

type Senders = Pick<CampaignInput, 'emailSenderId' | 'smsSenderId'>

/** One that is gone since is the default again. */
export async function keepSenders(
  tx: CustomerTx,
  { emailSenderId: email, smsSenderId: sms }: Senders,
): Promise<Senders> {
  return {
    emailSenderId: email !== null && (await findConnection(tx, email)) ? email : null,
    smsSenderId: sms !== null && (await findConnection(tx, sms)) ? sms : null,
  }
}
