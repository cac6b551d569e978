import { z } from 'zod'
import type { ProviderConnection } from '#shared/contracts/providers.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PROVIDER_NAMES, type ProviderFault } from '#shared/domain/providers.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { requestSync } from './audience-sync.ts'
import { getConnection } from './connect-provider.ts'
import { explainTo, faultOf, findProvider, openAccount, type ProviderDeps } from './provider-account.ts'
import { presentConnection } from './providers.presenter.ts'
import { findById, listUnchecked, update, type ConnectionRow } from './providers.repository.ts'
import { look } from './sender-look.ts'
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
  const { fault, standing } = await askAnew(deps, row)
  await deps.transactions.step(customerId, async (tx) => {
    // One that is out of order for a while is asked again tomorrow.
    if (fault?.kind === 'refused') await noteBroken(tx, id, faultOf(fault))
    else {
      await update(tx, id, { checked_at: new Date(), ...standing })
      if (row.settings.audience) await requestSync(tx, id)
    }
  })
}

/** Whether the service lets us in, and then what it and the DNS say of whom messages come from. */
async function askAnew(
  deps: ProviderDeps,
  row: ConnectionRow,
): Promise<{ fault: ProviderError | null; standing: Awaited<ReturnType<typeof look>> }> {
  try {
    await askWhetherOpen(deps, row)
    return { fault: null, standing: await look(deps, row) }
  } catch (error) {
    if (error instanceof ProviderError) return { fault: error, standing: {} }
    throw error
  }
}

/** The same, because somebody wants to know now. */
export async function checkNow(deps: ProviderDeps, actor: Actor, id: string): Promise<ProviderConnection> {
  const { customerId } = actor
  const row = await deps.transactions.replay(customerId, (tx) => getConnection(tx, id))
  const { fault, standing } = await askAnew(deps, row)
  if (fault) {
    if (fault.kind === 'refused') await deps.transactions.step(customerId, (tx) => noteBroken(tx, id, faultOf(fault)))
    throw explainTo(row.provider_name, fault)
  }
  return deps.transactions.change(customerId, async (tx) => {
    const changed = await update(tx, id, { status: 'active', fault: null, checked_at: new Date(), ...standing })
    if (!changed) throw refusal('provider-not-found')
    emit(tx, { type: 'provider.changed', subjectId: id, userId: null })
    if (changed.settings.audience) await requestSync(tx, id)
    return presentConnection(deps, changed)
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
