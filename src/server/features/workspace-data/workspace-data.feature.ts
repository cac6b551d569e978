import { z } from 'zod'
import * as contract from '#shared/contracts/workspace-data.ts'
import { CUSTOMER_STATUSES } from '#shared/domain/plans.ts'
import type { CustomerTx, PlatformTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import { getSettings, listKeepers } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { enqueue, forgetJobs } from '#server/kernel/jobs/job-queue.ts'
import { streamZip, type ZipEntry } from '#server/kernel/storage/zip.ts'
import { composeClosed, composeReady, composeReopened } from './data-mails.ts'
import { makeArchive, makeArchiveJob } from './make-archive.ts'
import {
  eraseOne,
  findAsker,
  findClosing,
  findExport,
  getFile,
  insertExport,
  listPaths,
  listTables,
  lockClosing,
  pruneExports,
  setClosed,
  setOpen,
} from './workspace-data.repository.ts'

export const eraseClosedJob = defineJob({
  name: 'workspace-data.erase',
  payload: z.object({}),
  cron: '23 * * * *',
})

interface DataPorts {
  /** Whoever takes everything along, or ends it, has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
}

/** What a customer has here as a whole: to take along, and to leave. */
export function makeWorkspaceData(base: Foundations, { refuseUnproved }: DataPorts) {
  const { transactions, authTransactions } = base
  const route = implementIn(transactions)
  // Only the account service may look at sessions.
  const prove = (actor: Actor) => authTransactions.read(actor.customerId, (tx) => refuseUnproved(tx, actor))
  return {
    routes: [
      route(contract.getWorkspaceData, describe),
      implement(contract.startDataExport, async ({ actor }) => {
        await prove(actor)
        return transactions.change(actor.customerId, (tx) => start(tx, actor))
      }),
      implement(contract.closeWorkspace, async ({ actor, input }) => {
        refuseOthers(actor)
        await prove(actor)
        return transactions.change(actor.customerId, (tx) => close(base, tx, { actor, ...input }))
      }),
      route(contract.reopenWorkspace, (tx, actor) => reopen(base, tx, actor)),
    ],
    mounts: [
      implementDownload(contract.getDataExport, async ({ actor, input }) => {
        const paths = await transactions.read(actor.customerId, (tx) => listPaths(tx, input.exportId))
        if (paths.length === 0) throw refusal('nothing-here')
        const now = new Date()
        const name = `goodword-${now.toISOString().slice(0, 10)}.zip`
        const files = readFiles(transactions, actor.customerId, { exportId: input.exportId, paths })
        return { name, mediaType: 'application/zip', content: streamZip(files, now) }
      }),
    ],
    jobs: [
      handleJob(makeArchiveJob, (archive) =>
        makeArchive(transactions, archive, (tx, userId) => tellOfArchive(base, tx, userId)),
      ),
      handleJob(eraseClosedJob, async () => {
        await transactions.platform.step(pruneExports)
        while (await transactions.platform.step(erase));
      }),
    ],
  }
}

/** One at a time, each read when the one before has been taken. */
async function* readFiles(
  transactions: Transactions,
  customerId: string,
  { exportId, paths }: { exportId: string; paths: readonly string[] },
): AsyncGenerator<ZipEntry> {
  for (const path of paths) yield await transactions.read(customerId, (tx) => getFile(tx, exportId, path))
}

/** One whose days are over, with what was to do or has been done for it; whether there was one. */
async function erase(tx: PlatformTx): Promise<boolean> {
  const customerId = await eraseOne(tx)
  if (customerId !== null) await forgetJobs(tx, customerId)
  return customerId !== null
}

async function describe(tx: CustomerTx): Promise<contract.WorkspaceData> {
  const [made, { closed_at: closedAt, erase_at: eraseAt }] = [await findExport(tx), await findClosing(tx)]
  return {
    export: made
      ? {
          id: made.id,
          state: made.state,
          progress: made.state === 'ready' ? 1 : made.done / Math.max(1, made.total),
          expiresAt: made.expires_at.toISOString(),
        }
      : null,
    closing: closedAt && eraseAt ? { closedAt: closedAt.toISOString(), eraseAt: eraseAt.toISOString() } : null,
  }
}

async function start(tx: CustomerTx, actor: Actor): Promise<contract.WorkspaceData> {
  const total = (await listTables(tx)).length
  const added = await insertExport(tx, { userId: actor.userId, total, days: contract.EXPORT_DAYS })
  if (added) {
    await enqueue(tx, makeArchiveJob, { customerId: tx.customerId, exportId: added.id })
    await recordActivity(tx, actor, 'workspace.exported', { type: 'customer', id: tx.customerId, label: '' })
  }
  return describe(tx)
}

async function tellOfArchive(base: Foundations, tx: CustomerTx, userId: string): Promise<void> {
  const asker = await findAsker(tx, userId)
  if (!asker) return
  const language = asker.language ?? (await getSettings(tx)).general.language
  const composed = composeReady(language, await loadPlace(base, tx))
  await base.mail.queue(tx, { to: asker.email, replyTo: null, ...composed })
}

async function loadPlace({ publicUrl }: Foundations, tx: CustomerTx) {
  const siteUrl = publicUrl()
  return { siteUrl, customerId: tx.customerId, brand: await loadMailBrand(tx, { publicUrl: siteUrl }) }
}

function refuseOthers({ member }: Actor): void {
  if (member.role !== 'owner') throw refusal('closing-owner-only')
}

async function close(
  base: Foundations,
  tx: CustomerTx,
  { actor, companyName }: { actor: Actor; companyName: string },
): Promise<contract.WorkspaceData> {
  const customer = await lockClosing(tx)
  if (customer.closed_at) return describe(tx)
  const isMeant = companyName.toLocaleLowerCase() === customer.company_name.trim().toLocaleLowerCase()
  if (!isMeant) throw refusal('closing-name-wrong', { at: { fields: ['companyName'], code: 'invalid' } })
  await setClosed(tx, contract.CLOSING_DAYS)
  await recordActivity(tx, actor, 'workspace.closed', { type: 'customer', id: tx.customerId, label: '' })
  tellScreens(tx, actor)
  const { general } = await getSettings(tx)
  const { erase_at: eraseAt } = await findClosing(tx)
  const about = { ...(await loadPlace(base, tx)), doer: actor.name, eraseAt: eraseAt ?? new Date() }
  for (const { email: to, language } of await listKeepers(tx)) {
    const composed = composeClosed(language ?? general.language, about, general)
    await base.mail.queue(tx, { to, replyTo: null, ...composed })
  }
  return describe(tx)
}

async function reopen(base: Foundations, tx: CustomerTx, actor: Actor): Promise<contract.WorkspaceData> {
  refuseOthers(actor)
  const { closed_at: closedAt, status_before_closing: before } = await lockClosing(tx)
  if (!closedAt) return describe(tx)
  await setOpen(tx, CUSTOMER_STATUSES.find((status) => status === before) ?? 'read-only')
  await recordActivity(tx, actor, 'workspace.reopened', { type: 'customer', id: tx.customerId, label: '' })
  tellScreens(tx, actor)
  const { general } = await getSettings(tx)
  const about = { ...(await loadPlace(base, tx)), doer: actor.name }
  for (const { email: to, language } of await listKeepers(tx)) {
    await base.mail.queue(tx, { to, replyTo: null, ...composeReopened(language ?? general.language, about) })
  }
  return describe(tx)
}

/** Everybody's own view of the workspace says what can be done in it. */
function tellScreens(tx: CustomerTx, actor: Actor): void {
  emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
}
