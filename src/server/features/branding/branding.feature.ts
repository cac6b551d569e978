import { randomUUID } from 'node:crypto'
import * as contract from '#shared/contracts/settings.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ActivityChange } from '#shared/domain/activity-actions.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { listChanges, recordActivity } from '#server/features/activity/activity.service.ts'
import { lockSettings, refuseOutdated, setBranding } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload, type PublicPicture } from '#server/kernel/http/mount-download.ts'
import { isShownAt, type RequestInfo } from '#server/kernel/http/request-info.ts'
import { cleanPicture } from '#server/kernel/storage/clean-file.ts'
import { refuseOverfull } from '#server/kernel/storage/storage.repository.ts'
import { addLogo, deleteLogo, findContent, findOwner } from './branding.repository.ts'
import { describeBranding } from './branding.service.ts'

/** How a business looks where its own customers see it. */
export function makeBranding({ transactions, config }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      route(contract.getBranding, describeBranding),
      route(contract.changeBrandColors, changeColors),
      implement(contract.uploadLogo, ({ actor, input }) =>
        uploadLogo({ transactions, storageBytes: config.storageBytes }, actor, input),
      ),
      route(contract.removeLogo, removeLogo),
    ],
    mounts: [implementDownload(contract.getLogo, ({ input, request }) => readLogo(transactions, input, request))],
  }
}

async function changeColors(
  tx: CustomerTx,
  actor: Actor,
  { revision, ...colors }: ParsedInputOf<typeof contract.changeBrandColors>,
): Promise<contract.Branding> {
  const { branding } = await lockSettings(tx)
  refuseOutdated(revision, branding)
  await setBranding(tx, { ...branding, colors, revision: branding.revision + 1 })
  await tellOfBranding(tx, actor, listChanges(branding.colors, colors))
  return describeBranding(tx)
}

async function uploadLogo(
  { transactions, storageBytes }: { transactions: Transactions; storageBytes: number },
  actor: Actor,
  { data, surface }: ParsedInputOf<typeof contract.uploadLogo>,
): Promise<contract.Branding> {
  // It takes a while: outside of any transaction.
  const pictures = await cleanPicture({ data, mostBytes: contract.LOGO_BYTES }, contract.LOGO_SIZES)
  return transactions.change(actor.customerId, async (tx) => {
    const { branding } = await lockSettings(tx)
    const [logo, field] = [randomUUID(), FIELDS[surface]]
    const before = branding[field]
    if (before !== null) await deleteLogo(tx, before)
    await addLogo(
      tx,
      logo,
      pictures.map(({ size, content }) => ({ size, content })),
    )
    await refuseOverfull(tx, storageBytes)
    await setBranding(tx, { ...branding, [field]: logo })
    await tellOfBranding(tx, actor, [{ name: 'logo', before: null, after: null }])
    return describeBranding(tx)
  })
}

async function removeLogo(
  tx: CustomerTx,
  actor: Actor,
  { surface }: ParsedInputOf<typeof contract.removeLogo>,
): Promise<contract.Branding> {
  const { branding } = await lockSettings(tx)
  const field = FIELDS[surface]
  const before = branding[field]
  if (before !== null) {
    await deleteLogo(tx, before)
    await setBranding(tx, { ...branding, [field]: null })
    await tellOfBranding(tx, actor, [{ name: 'logo', before: null, after: null }])
  }
  return describeBranding(tx)
}

const FIELDS = { light: 'logo', dark: 'darkLogo' } as const satisfies Record<contract.LogoSurface, string>

async function tellOfBranding(tx: CustomerTx, actor: Actor, changes: readonly ActivityChange[]): Promise<void> {
  if (changes.length === 0) return
  const subject = { type: 'customer', id: tx.customerId, label: '', changes } as const
  await recordActivity(tx, actor, 'workspace.branding-changed', subject)
}

/** Whoever has its address may see it, as on every page that shows it. */
async function readLogo(
  transactions: Transactions,
  { logoId, size }: ParsedInputOf<typeof contract.getLogo>,
  request: RequestInfo,
): Promise<PublicPicture> {
  const owner = await transactions.platform.read((tx) => findOwner(tx, logoId))
  const content =
    owner && isShownAt(request, owner) && (await transactions.read(owner, (tx) => findContent(tx, logoId, size)))
  if (!content) throw refusal('nothing-here')
  return { mediaType: 'image/png', content, isForEver: true }
}
