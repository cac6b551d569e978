import { z } from 'zod'
import { domainOf, type Deliverability, type DnsCheck } from '#shared/domain/deliverability.ts'
import { isPublicMailDomain } from '#shared/domain/public-mail-domains.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { checkDmarc, checkOwnSpf, checkRecord, findKey } from '#server/adapters/dns/mail-records.ts'
import type { TextSender } from '#shared/domain/text-rules.ts'
import type { SenderStanding } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { findProvider, openAccount, type ProviderDeps } from './provider-account.ts'
import { findById, update, type ConnectionRow } from './providers.repository.ts'

const lookJob = defineJob({
  name: 'providers.look',
  payload: z.object({ customerId: z.uuid(), connectionId: z.uuid() }),
  retryLimit: 3,
})

/** Whoever messages come from is new: what the service and the DNS say of them is found out at once. */
export const requestLook = (tx: CustomerTx, connectionId: string) =>
  enqueue(tx, lookJob, { customerId: tx.customerId, connectionId })

export const senderLook = (deps: ProviderDeps): JobHandler =>
  handleJob(lookJob, async ({ customerId, connectionId }) => {
    const row = await deps.transactions.step(customerId, (tx) => findById(tx, connectionId))
    if (row) await lookAndKeep(deps, row)
  })

async function lookAndKeep(deps: ProviderDeps, row: ConnectionRow): Promise<ConnectionRow> {
  const standing = await look(deps, row)
  return deps.transactions.step(row.customer_id, async (tx) => {
    const changed = await update(tx, row.id, standing)
    emit(tx, { type: 'provider.changed', subjectId: row.id, userId: null })
    return changed ?? row
  })
}

/** Of the address that it has by now; nothing where that is new and nobody has looked yet. */
export function findDeliverability({ deliverability, settings }: ConnectionRow): Deliverability | null {
  return deliverability?.senderAddress === settings.senderAddress ? deliverability : null
}

/** What is to be kept of it. The service and the DNS are asked outside of any transaction. */
export async function look(deps: ProviderDeps, row: ConnectionRow): Promise<Standing> {
  const provider = findProvider(deps, row.provider_name)
  const account = openAccount(deps, row)
  const checkedAt = new Date().toISOString()
  if (provider?.channel === 'sms') {
    const capabilities = await provider.readCapabilities(account)
    const found: TextSender = { sender: provider.senderOf(account), capabilities, checkedAt }
    return { text_sender: JSON.stringify(found) }
  }
  const { senderAddress } = row.settings
  if (!provider || !senderAddress) return {}
  const { verdict, records } = await provider.readSender(account, senderAddress)
  const domain = domainOf(senderAddress)
  const checks = await checkDomain(deps, domain, { verdict, records })
  const found: Deliverability = { senderAddress, domain, sender: verdict, checks, checkedAt }
  return { deliverability: JSON.stringify(found) }
}

interface Standing {
  deliverability?: string
  text_sender?: string
}

async function checkDomain({ dns }: ProviderDeps, domain: string, standing: SenderStanding): Promise<DnsCheck[]> {
  if (isPublicMailDomain(domain)) {
    const name = `_dmarc.${domain}`
    return [{ subject: 'dmarc', verdict: 'wrong', reason: 'public-domain', type: 'TXT', name, value: null, found: [] }]
  }
  const { verdict, records } = standing
  if (verdict === 'unneeded') {
    return Promise.all([checkOwnSpf(dns, domain), findKey(dns, domain), checkDmarc(dns, domain)])
  }
  const wanted = await Promise.all(records.map((record) => checkRecord(dns, record)))
  return [...(wanted.length > 0 ? wanted : [sayUnknown(domain, verdict)]), await checkDmarc(dns, domain)]
}

/** Which records there should be, only the service knows. */
const sayUnknown = (domain: string, verdict: SenderStanding['verdict']): DnsCheck => ({
  subject: 'dkim',
  ...(verdict === 'unasked'
    ? { verdict: 'unknown', reason: 'not-asked' }
    : { verdict: 'missing', reason: 'not-set-up' }),
  type: 'CNAME',
  name: `*._domainkey.${domain}`,
  value: null,
  found: [],
})

/** No e-mail without a sender, a postal address and the service's word for the sender. */
export async function refuseUnready(deps: ProviderDeps, row: ConnectionRow): Promise<void> {
  const { senderAddress, postalAddress } = row.settings
  if (!senderAddress || !postalAddress) throw refusal('provider-sender-missing')
  const known = findDeliverability(row)
  if (known && known.sender !== 'unverified') return
  // It may have been verified a minute ago. A service that does not answer will have its say when it gets the mail.
  const anew = await lookAndKeep(deps, row).catch((error: unknown) => {
    if (error instanceof ProviderError) return row
    throw error
  })
  if (findDeliverability(anew)?.sender !== 'unverified') return
  throw refusal('provider-sender-unverified', {
    values: { name: PROVIDER_NAMES[row.provider_name], address: senderAddress },
  })
}
