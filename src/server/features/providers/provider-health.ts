import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PROVIDER_NAMES, type ProviderFault } from '#shared/domain/providers.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { faultOf, findProvider, openAccount, type ProviderDeps } from './provider-account.ts'
import { findById, listUnchecked, update, type ConnectionRow } from './providers.repository.ts'
import { checkSocial, findNetwork } from './social/social-account.ts'

const AT_A_TIME = 100

/** Keys are withdrawn at the service, and nobody tells us. */
export const checkProviders = defineJob({ name: 'providers.check', payload: z.object({}), cron: '23 * * * *' })

export const providerHealth = (deps: ProviderDeps): JobHandler =>
  handleJob(checkProviders, async () => {
    const due = await deps.transactions.platform.step((tx) => listUnchecked(tx, AT_A_TIME))
    for (const { customerId, connectionId } of due) await checkOne(deps, customerId, connectionId)
  })

async function checkOne(deps: ProviderDeps, customerId: string, id: string): Promise<void> {
  const row = await deps.transactions.step(customerId, (tx) => findById(tx, id))
  if (!row) return
  const refused = await askWhetherOpen(deps, row).then(
    () => null,
    (error: unknown) => {
      // One that is out of order for a while is asked again tomorrow.
      if (error instanceof ProviderError) return error.kind === 'refused' ? error : null
      throw error
    },
  )
  await deps.transactions.step(customerId, async (tx) => {
    if (refused) await noteBroken(tx, id, faultOf(refused))
    else await update(tx, id, { checked_at: new Date() })
  })
}

async function askWhetherOpen(deps: ProviderDeps, row: ConnectionRow): Promise<void> {
  const network = findNetwork(deps, row)
  if (network) await checkSocial(deps, network, row)
  else await findProvider(deps, row.provider_name)?.check(openAccount(deps, row))
}

/** Told once, with the way to mend it: until it is connected anew, nothing goes out by it. */
export async function noteBroken(tx: CustomerTx, id: string, fault: ProviderFault): Promise<void> {
  const row = await findById(tx, id, { isLocked: true })
  if (!row) return
  await update(tx, id, { status: 'disconnected', fault: JSON.stringify(fault), checked_at: new Date() })
  emit(tx, { type: 'provider.changed', subjectId: id, userId: null })
  if (row.status === 'disconnected') return
  await notifyEveryone(tx, {
    kind: 'provider.broken',
    params: { provider: PROVIDER_NAMES[row.provider_name], name: row.account },
    link: linkTo(paths.settings, { tab: 'marketing' }),
  })
}
