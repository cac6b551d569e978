import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ProviderConnection, sendTestMessage } from '#shared/contracts/providers.ts'
import { DEFAULT_LOCALE, type Locale } from '#shared/domain/locales.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import type { EmailProvider, OutgoingEmail, SmsProvider } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { renderHtml, renderText, type MailBrand } from '#server/kernel/outbox/mail-layout.ts'
import { getConnection } from './connect-provider.ts'
import { explainTo, faultOf, findProvider, hookUrlOf, openAccount, type ProviderDeps } from './provider-account.ts'
import { noteBroken } from './provider-health.ts'
import { presentConnection } from './providers.presenter.ts'
import { refuseUnready } from './sender-look.ts'
import { update, type ConnectionRow } from './providers.repository.ts'
import { checkSocial, findNetwork } from './social/social-account.ts'

interface Tested {
  /** `null` for a network: it is asked whether one may post, and nothing is published. */
  to: string | null
  connection: ProviderConnection
}

/** One message to the person who asks. What the service says of it is told, and kept where it no longer lets us in. */
export async function sendTest(
  deps: ProviderDeps,
  actor: Actor,
  { connectionId, to }: ParsedInputOf<typeof sendTestMessage>,
): Promise<Tested> {
  const { customerId } = actor
  const row = await deps.transactions.replay(customerId, (tx) => getConnection(tx, connectionId))
  const name = PROVIDER_NAMES[row.provider_name]
  const network = findNetwork(deps, row)
  if (network) {
    const fault = await checkSocial(deps, network, row).then(() => null, takeFault)
    return conclude(deps, row, { to: null, fault })
  }
  const provider = findProvider(deps, row.provider_name)
  if (!provider || provider.channel === 'audience') throw refusal('provider-without-test', { values: { name } })
  const receiver = provider.channel === 'email' ? actor.email : to
  if (receiver === undefined) {
    throw refusal('provider-number-missing', { at: { fields: ['to'], code: 'required' } })
  }
  if (provider.channel === 'email') await refuseUnready(deps, row)
  const fault = await hand(deps, { provider, row, receiver, language: actor.language ?? DEFAULT_LOCALE })
  return conclude(deps, row, { to: receiver, fault })
}

/** Where nobody got anything, nothing is in doubt. */
async function conclude(
  deps: ProviderDeps,
  row: ConnectionRow,
  { to, fault }: { to: string | null; fault: ProviderError | null },
): Promise<Tested> {
  const { customer_id: customerId, provider_name: provider } = row
  if (fault) {
    if (fault.kind === 'refused') {
      await deps.transactions.step(customerId, (tx) => noteBroken(tx, row.id, faultOf(fault)))
    }
    throw fault.kind === 'unconfirmed' && to !== null
      ? refusal('provider-unconfirmed', { values: { name: PROVIDER_NAMES[provider] }, cause: fault })
      : explainTo(provider, fault)
  }
  return deps.transactions.change(customerId, async (tx) => {
    const changed = await update(tx, row.id, { status: 'active', fault: null, checked_at: new Date() })
    if (!changed) throw refusal('provider-not-found')
    if (row.status !== 'active') emit(tx, { type: 'provider.changed', subjectId: row.id, userId: null })
    return { to, connection: presentConnection(deps, changed) }
  })
}

function takeFault(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  throw error
}

interface Test {
  provider: EmailProvider | SmsProvider
  row: ConnectionRow
  receiver: string
  language: Locale
}

/** Answers what the service had against it. */
async function hand(deps: ProviderDeps, { provider, row, receiver, language }: Test): Promise<ProviderError | null> {
  const account = openAccount(deps, row)
  const words = WORDS[language]
  const id = randomUUID()
  const hookUrl = hookUrlOf(deps, { provider: row.provider_name, word: row.hook_word })
  const loadBrand = () =>
    deps.transactions.step(row.customer_id, (tx) => loadMailBrand(tx, { publicUrl: deps.publicUrl() }))
  const sent =
    provider.channel === 'email'
      ? provider.send(account, writeEmail(row, { id, to: receiver, language, brand: await loadBrand() }))
      : provider.send(account, { id, to: receiver, text: `${words.heading}. ${words.text}`, hookUrl })
  return sent.then(() => null, takeFault)
}

function writeEmail(
  row: ConnectionRow,
  to: { id: string; to: string; language: Locale; brand: MailBrand },
): OutgoingEmail {
  const { senderAddress, senderName = '', replyTo, postalAddress } = row.settings
  if (!senderAddress || !postalAddress) throw refusal('provider-sender-missing')
  const { heading, text } = WORDS[to.language]
  const mail = { language: to.language, brand: to.brand, heading, paragraphs: [text], footer: postalAddress }
  return {
    id: to.id,
    to: to.to,
    from: { address: senderAddress, name: senderName },
    replyTo: replyTo || null,
    subject: heading,
    text: renderText(mail),
    html: renderHtml(mail),
    unsubscribeUrl: null,
  }
}

const WORDS: Record<Locale, { heading: string; text: string }> = {
  en: { heading: 'Test message', text: 'This provider is connected and delivers your messages.' },
  es: { heading: 'Mensaje de prueba', text: 'Este proveedor está conectado y entrega sus mensajes.' },
  fr: { heading: 'Message de test', text: 'Ce fournisseur est connecté et achemine vos messages.' },
  de: { heading: 'Testnachricht', text: 'Dieser Anbieter ist verbunden und stellt Ihre Nachrichten zu.' },
}
