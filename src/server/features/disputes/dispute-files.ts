import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { Download } from '#server/kernel/http/mount-download.ts'
import { cleanFile, type CleanFile } from '#server/kernel/storage/clean-file.ts'
import { refuseOverfull } from '#server/kernel/storage/storage.repository.ts'
import { getDispute, refuseDecided } from './dispute-refusals.ts'
import { update } from './disputes.repository.ts'
import { presentFile } from './list/dispute.presenter.ts'
import { getDisputeDetail } from './list/read-disputes.ts'
import { notifyOfDispute } from './notify.ts'
import { findContent, insertFile, listFiles, listRemoved, removeFile } from './dispute-files.repository.ts'
import { lockDispute } from './change-dispute.ts'

interface FileKey {
  disputeId: string
  fileId: string
}

/** They are kept: somebody who adds and removes for ever must come to an end. */
const MOST_REMOVED = 5 * DISPUTE_LIMITS.files

const fileNotFound = () => refusal('file-not-found')

/** What shows that a review is not what it says: pictures and documents, kept as something that cannot do harm. */
export async function addDisputeFile(
  { transactions, storageBytes }: { transactions: Transactions; storageBytes: number },
  actor: Actor,
  { disputeId, name, data }: { disputeId: string; name: string; data: string },
): Promise<DisputeDetail> {
  await transactions.step(actor.customerId, async (tx) => {
    await getDispute(tx, disputeId)
    await refuseMore(tx, disputeId)
  })
  // It takes a while: outside of any transaction.
  const { extension, ...clean } = await cleanFile(actor.customerId, { data, mostBytes: DISPUTE_LIMITS.fileBytes })
  const file = { ...clean, name: cleanName(name, extension) }
  return transactions.change(actor.customerId, async (tx) => {
    await lockDispute(tx, disputeId)
    await refuseMore(tx, disputeId)
    const added = { dispute_id: disputeId, added_by: actor.userId, added_by_name: actor.name }
    await insertFile(tx, { ...file, ...added })
    await refuseOverfull(tx, storageBytes)
    return noteChange(tx, actor, { disputeId, kind: 'file-added', detail: file.name })
  })
}

const LONGEST_STEM = 100

/** Without a folder, without what cannot be seen or turns text around, and with the extension of what it is. */
function cleanName(name: string, extension: CleanFile['extension']): string {
  const [last = ''] = name.normalize('NFC').split(/[/\\]/).slice(-1)
  const stem = last
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/["*:<>?|]/g, '_')
    .replace(/\.\p{L}[\p{L}\p{N}]{0,4}$/u, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const short = Array.from(stem)
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${short === '' ? 'evidence' : short}.${extension}`
}

export async function removeDisputeFile(tx: CustomerTx, actor: Actor, key: FileKey): Promise<DisputeDetail> {
  const { disputeId } = key
  const { status } = await lockDispute(tx, disputeId)
  refuseDecided(status)
  const removed = await removeFile(tx, key, actor)
  if (!removed) throw fileNotFound()
  return noteChange(tx, actor, { disputeId, kind: 'file-removed', detail: removed.name })
}

/** Whoever answers for the case can see what was taken out of it; for everybody else it is gone. */
const seesRemoved = ({ member }: Actor) => member.role === 'owner'

export async function listRemovedFiles(tx: CustomerTx, actor: Actor, { disputeId }: { disputeId: string }) {
  await getDispute(tx, disputeId)
  const rows = seesRemoved(actor) ? await listRemoved(tx, disputeId) : []
  return {
    items: rows.map((row) => ({
      ...presentFile(row),
      removedAt: (row.removed_at ?? row.created_at).toISOString(),
      removedByName: row.removed_by_name,
    })),
  }
}

export async function readDisputeFile(tx: CustomerTx, actor: Actor, key: FileKey): Promise<Download> {
  await getDispute(tx, key.disputeId)
  const file = await findContent(tx, key)
  if (!file || (file.removed_at !== null && !seesRemoved(actor))) throw fileNotFound()
  return { name: file.name, mediaType: file.media_type, content: file.content }
}

async function refuseMore(tx: CustomerTx, disputeId: string): Promise<void> {
  const [files, removed] = [await listFiles(tx, disputeId), await listRemoved(tx, disputeId)]
  if (files.length < DISPUTE_LIMITS.files && removed.length < MOST_REMOVED) return
  const values = { count: DISPUTE_LIMITS.files }
  throw refusal('files-full', { values, at: { fields: ['data'], code: 'tooMany' } })
}

interface Change {
  disputeId: string
  kind: 'file-added' | 'file-removed'
  detail: string
}

async function noteChange(tx: CustomerTx, actor: Actor, { disputeId, ...story }: Change): Promise<DisputeDetail> {
  await notifyOfDispute(tx, actor, await update(tx, disputeId, {}), story)
  return getDisputeDetail(tx, disputeId)
}
