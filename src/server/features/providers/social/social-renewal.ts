import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { defineJob, handleJob, TURN_MS, type JobHandler } from '#server/kernel/jobs/job.ts'
import { faultOf, type ProviderDeps } from '../provider-account.ts'
import { noteBroken } from '../provider-health.ts'
import { findById, listEnding, noteExpiryTold, update, type ConnectionRow } from '../providers.repository.ts'
import { renewTokens } from './social-account.ts'

const AT_A_TIME = 100
const POSTPONED_MS = 10 * 60_000

/** Consents end by themselves: what can be renewed is, ahead of time; for the rest somebody is told. */
export const renewProviders = defineJob({ name: 'providers.renew', payload: z.object({}), cron: '*/10 * * * *' })

export const providerRenewal = (deps: ProviderDeps): JobHandler =>
  handleJob(renewProviders, async () => {
    const endAt = Date.now() + TURN_MS
    for (;;) {
      const due = await deps.transactions.platform.step((tx) => listEnding(tx, AT_A_TIME))
      for (const { customerId, connectionId } of due) await look(deps, customerId, connectionId)
      if (due.length < AT_A_TIME || Date.now() > endAt) return
    }
  })

async function look(deps: ProviderDeps, customerId: string, id: string): Promise<void> {
  const row = await deps.transactions.step(customerId, (tx) => findById(tx, id))
  if (row?.status !== 'active') return
  if (row.renew_at !== null) await renew(deps, row)
  else await deps.transactions.step(customerId, (tx) => tellEnd(tx, id))
}

async function renew(deps: ProviderDeps, row: ConnectionRow): Promise<void> {
  try {
    await renewTokens(deps, row)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await deps.transactions.step(row.customer_id, async (tx) => {
      if (error.kind === 'refused') await noteBroken(tx, row.id, faultOf(error))
      else await update(tx, row.id, { renew_at: new Date(Date.now() + POSTPONED_MS) })
    })
  }
}

/** A week ahead, once; and at the end. */
async function tellEnd(tx: CustomerTx, id: string): Promise<void> {
  const row = await findById(tx, id, { isLocked: true })
  const expiresAt = row?.token_expires_at
  if (!row || !expiresAt || row.status !== 'active') return
  if (expiresAt.getTime() <= Date.now()) return noteBroken(tx, id, { kind: 'expired', words: null })
  if (!(await noteExpiryTold(tx, id))) return
  await notifyEveryone(tx, {
    kind: 'provider.expiring',
    params: {
      provider: PROVIDER_NAMES[row.provider_name],
      name: row.account,
      expiresAt: expiresAt.toISOString(),
    },
    link: linkTo(paths.settings, { tab: 'marketing' }),
  })
}
