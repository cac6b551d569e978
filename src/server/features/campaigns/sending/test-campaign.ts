import { randomUUID } from 'node:crypto'
import type { testCampaign as contract } from '#shared/contracts/campaign-sending.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { listUnknownFields } from '#shared/domain/merge-fields.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import {
  explainTo,
  findProvider,
  hookUrlOf,
  openAccount,
  refuseUnready,
  type ConnectionRow,
} from '#server/features/providers/providers.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getCampaign } from '../campaign-view.ts'
import { findCarriers } from './run-campaign.ts'
import type { SendingDeps } from './sending-jobs.ts'
import { loadLetter, writeEmail, writeSms, type Letter } from './write-letter.ts'

/** As its readers will get it, to the person who asks. Nothing of it is kept. */
export async function testCampaign(
  deps: SendingDeps,
  actor: Actor,
  { campaignId, channel, to }: ParsedInputOf<typeof contract>,
): Promise<{ to: string }> {
  const { letter, connection } = await deps.transactions.replay(actor.customerId, async (tx) => {
    const row = await getCampaign(tx, campaignId)
    const [field] = listUnknownFields(`${row.subject}\n${row.message}`)
    if (field !== undefined) throw refusal('campaign-field-unknown', { values: { field } })
    const found = await loadLetter(tx, deps, row)
    const carrier = (await findCarriers(tx, deps, found))(channel)
    if (!carrier.connection || carrier.problem) throw refusal('campaign-unsent')
    return { letter: found, connection: carrier.connection }
  })
  const receiver = channel === 'email' ? actor.email : to
  if (receiver === undefined) throw refusal('provider-number-missing', { at: { fields: ['to'], code: 'required' } })
  await hand(deps, actor, { letter, connection, receiver })
  return deps.transactions.change(actor.customerId, () => Promise.resolve({ to: receiver }))
}

interface Test {
  letter: Letter
  connection: ConnectionRow
  receiver: string
}

async function hand(deps: SendingDeps, actor: Actor, { letter, connection, receiver }: Test): Promise<void> {
  const { provider_name: name, hook_word: word } = connection
  const provider = findProvider(deps, name)
  if (!provider || provider.channel === 'audience') {
    throw refusal('provider-without-test', { values: { name: PROVIDER_NAMES[name] } })
  }
  if (provider.channel === 'email') await refuseUnready(deps, connection)
  const account = openAccount(deps, connection)
  const addressee = { name: actor.name, location: null, language: actor.language, preferencesUrl: null }
  const id = randomUUID()
  const sending =
    provider.channel === 'email'
      ? provider.send(account, writeEmail(letter, addressee, { id, to: receiver, connection, isTest: true }))
      : provider.send(account, {
          id,
          to: receiver,
          text: writeSms(letter, addressee, { sender: provider.senderOf(account), isTest: true }),
          hookUrl: hookUrlOf(deps, { provider: name, word }),
        })
  await sending.catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'unconfirmed') {
      throw refusal('provider-unconfirmed', { values: { name: PROVIDER_NAMES[name] }, cause: error })
    }
    throw explainTo(name, error)
  })
}
