import { isPersonal } from '#shared/domain/campaigns.ts'
import { campaignLinkPath, preferencesPath } from '#shared/domain/paths.ts'
import type { EmailProvider, HandedOver, ProviderAccount, SmsProvider } from '#server/adapters/marketing/port.ts'
import { findProvider, hookUrlOf, openAccount } from '#server/features/providers/providers.service.ts'
import { deliver, type Outcome } from '#server/kernel/outbox/outbox.ts'
import { deliverToAudience } from './deliver-to-audience.ts'
import { describeSending, explain, type SendFailure, type Sending } from './describe-sending.ts'
import type { Reader } from './recipients.repository.ts'
import { findObstacle, findQuiet, watchReaders, type Round, type Row } from './watch-readers.ts'
import { writeEmail, writeSms, type Addressee, type Letter } from './write-letter.ts'

/** To people, one by one. Whether each may still be written to is looked at when it is their turn. */
export async function deliverMessages(round: Round): Promise<void> {
  const { deps, key, connection } = round
  const provider = findProvider(deps, connection.provider_name)
  if (!provider || !isPersonal(key.channel)) return
  if (provider.channel === 'audience') return deliverToAudience(round, provider)
  const carrier = openMessageCarrier(round, provider, openAccount(deps, connection))
  const watch = watchReaders(deps, key)
  await deliver<Sending>({
    ...describeSending(deps, key, connection),
    vendor: provider,
    onClaimed: (tx, rows) => watch.load(tx, rows),
    async call(row) {
      const found = await watch.find(row)
      const obstacle = findObstacle(found) ?? findQuiet(round, found.reader)
      return obstacle ?? carrier.send(row, found.reader)
    },
    ...(carrier.lookUp && {
      lookUp: async (row: Row) =>
        carrier.lookUp?.(row, (await watch.find(row)).reader) ?? { isDone: true, result: null },
    }),
  })
}

type Sent = Outcome<HandedOver, SendFailure>
type Found = Outcome<HandedOver | null, SendFailure>

interface MessageCarrier {
  send(row: Row, reader: Reader): Promise<Sent>
  lookUp?: (row: Row, reader: Reader) => Promise<Found>
}

function openMessageCarrier(
  round: Round,
  provider: EmailProvider | SmsProvider,
  account: ProviderAccount,
): MessageCarrier {
  const { deps, letter, connection } = round
  const { provider_name: name, hook_word: word } = connection
  const hookUrl = hookUrlOf(deps, { provider: name, word })
  const handOver = async <T>(work: () => Promise<T>): Promise<Outcome<T, SendFailure>> => {
    try {
      return { isDone: true, result: await work() }
    } catch (error) {
      return explain(error)
    }
  }
  if (provider.channel === 'email') {
    const write = (row: Row, reader: Reader) =>
      writeEmail(letter, addresseeOf(letter, reader), { id: row.message_key, to: reader.address ?? '', connection })
    const { lookUp } = provider
    return {
      send: (row, reader) => handOver(() => provider.send(account, write(row, reader))),
      ...(lookUp && { lookUp: (row, reader) => handOver(() => lookUp(account, write(row, reader))) }),
    }
  }
  const sender = provider.senderOf(account)
  const write = (row: Row, reader: Reader) => {
    const text = writeSms(letter, addresseeOf(letter, reader), { sender })
    return { id: row.message_key, to: reader.address ?? '', text, hookUrl }
  }
  const { lookUp } = provider
  return {
    send: (row, reader) => handOver(() => provider.send(account, write(row, reader))),
    ...(lookUp && { lookUp: (row, reader) => handOver(() => lookUp(account, write(row, reader))) }),
  }
}

const addresseeOf = ({ visitorUrl }: Letter, { name, location, language, word, clickWord }: Reader): Addressee => ({
  name,
  location,
  language,
  preferencesUrl: word === null ? null : visitorUrl + preferencesPath(word),
  ...(clickWord !== null && { linkUrl: (at: number) => visitorUrl + campaignLinkPath(clickWord, at) }),
})
