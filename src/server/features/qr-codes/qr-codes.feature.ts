import type { Pool } from 'pg'
import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/qr-codes.ts'
import { findQrCodeWarning, QR_CODE_LIMITS, type QrCode, type QrCodeDestination } from '#shared/contracts/qr-codes.ts'
import { paths, qrCodePath, visitorPagePath } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getVisitorUrl } from '#server/features/custom-domains/custom-domains.service.ts'
import { listLocations, type LocationRow } from '#server/features/locations/locations.service.ts'
import type { SearchSource } from '#server/features/search/search.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import { makePrints } from './print/prints.routes.ts'
import {
  findById,
  findLeftScans,
  findPage,
  insertEvent,
  listByIds,
  readPage,
  update,
  type QrCodeRow,
  type QrCodeValues,
} from './qr-codes.repository.ts'
import { addCodes, refuseOverfull, tell } from './qr-codes.service.ts'
import { addUpAll, ScanCounter } from './scan-counter.ts'
import { getStatistics, scanExport, shortAddresses } from './scans.routes.ts'

/** What a process has written down that was killed before it added it up. */
export const addLeftScans = defineJob({ name: 'qr-codes.add-left-scans', payload: z.object({}), cron: '* * * * *' })

/** Codes to print, and the short address behind each, which counts who comes and leads on. */
export function makeQrCodes(base: Foundations, { pool }: { pool: Pool }) {
  const { transactions } = base
  const counter = new ScanCounter({ ...base, pool })
  const prints = makePrints(base, async (tx, id) =>
    presentQrCode(await getQrCode(tx, id), await getVisitorUrl(tx, base)),
  )
  return {
    routes: [...makingRoutes(base), ...keepingRoutes(base), ...prints.routes],
    mounts: [shortAddresses({ pool, counter }), scanExport(transactions), ...prints.mounts],
    search: qrCodeSearch,
    jobs: [
      handleJob(addLeftScans, async () => {
        const left = await transactions.platform.step(findLeftScans)
        await doEach(left, (customerId) => addUpAll(transactions, customerId))
      }),
    ],
    warmUp: () => counter.warmUp(),
    stop: () => counter.stop(),
  }
}

/** All with the address that the business has by now. */
const presentAll = async (tx: CustomerTx, base: Foundations, rows: readonly QrCodeRow[]): Promise<QrCode[]> => {
  const visitorUrl = await getVisitorUrl(tx, base)
  return rows.map((row) => presentQrCode(row, visitorUrl))
}

const presentOne = async (tx: CustomerTx, base: Foundations, row: QrCodeRow): Promise<QrCode> =>
  presentQrCode(row, await getVisitorUrl(tx, base))

function makingRoutes(base: Foundations) {
  const { transactions, publicUrl } = base
  const route = implementIn(transactions)
  const lead: Lead = async (tx, destination, location) =>
    leadTo(tx, { destination, location, ownUrls: [publicUrl(), await getVisitorUrl(tx, base)] })
  const answer = async (tx: CustomerTx, id: string | undefined) => presentOne(tx, base, await getQrCode(tx, id ?? ''))
  return [
    route(contract.createQrCode, async (tx, actor, { destination, locationId, ...values }) => {
      const location = await findLocation(tx, locationId)
      const [id] = await addCodes(tx, actor, [{ ...values, ...(await lead(tx, destination, location)) }])
      return answer(tx, id)
    }),
    route(contract.createQrCodesForLocations, async (tx, actor, input) => {
      const { ids, leftOut } = await createForLocations(tx, actor, input, lead)
      return { items: await presentAll(tx, base, await listByIds(tx, ids)), leftOut }
    }),
    route(contract.changeQrCode, async (tx, actor, input) => {
      await changeQrCode(tx, actor, input, lead)
      return answer(tx, input.qrCodeId)
    }),
    route(contract.duplicateQrCode, async (tx, actor, { qrCodeId, name }) => {
      const original = await getQrCode(tx, qrCodeId)
      const { type, destination, platform, page_id, location_id, status } = original
      const copy = { name: name ?? nameCopy(original.name), type, destination, platform, page_id, location_id, status }
      const [id] = await addCodes(tx, actor, [copy])
      return answer(tx, id)
    }),
  ]
}

function keepingRoutes(base: Foundations) {
  const { transactions } = base
  const route = implementIn(transactions)
  return [
    route(contract.listQrCodes, async (tx, _actor, input) => {
      const { rows, nextCursor } = await readPage(tx, input)
      return { items: await presentAll(tx, base, rows), nextCursor }
    }),
    route(contract.getQrCode, async (tx, _actor, { qrCodeId }) => presentOne(tx, base, await getQrCode(tx, qrCodeId))),
    route(contract.deleteQrCode, async (tx, actor, { qrCodeId }) => {
      const row = await getQrCode(tx, qrCodeId, { isLocked: true })
      await update(tx, qrCodeId, { deleted_at: new Date() })
      await tell(tx, actor, 'qr-code.deleted', row)
      return presentOne(tx, base, row)
    }),
    route(contract.restoreQrCode, async (tx, actor, { qrCodeId }) => {
      const row = await getQrCode(tx, qrCodeId, { isDeleted: true, isLocked: true })
      await refuseOverfull(tx, 1)
      await update(tx, qrCodeId, { deleted_at: null })
      await tell(tx, actor, 'qr-code.restored', row)
      return presentOne(tx, base, row)
    }),
    route(contract.recordQrCodeEvent, async (tx, _actor, { qrCodeId, eventType }) => {
      await getQrCode(tx, qrCodeId)
      await insertEvent(tx, qrCodeId, eventType)
      return {}
    }),
    route(contract.getQrCodeStatistics, async (tx, _actor, { qrCodeId, days }) =>
      getStatistics(tx, await getQrCode(tx, qrCodeId), days),
    ),
  ]
}

async function getQrCode(tx: CustomerTx, id: string, options?: Parameters<typeof findById>[2]): Promise<QrCodeRow> {
  const row = await findById(tx, id, options)
  if (!row) throw refusal('qr-code-not-found')
  return row
}

function presentQrCode(row: QrCodeRow, visitorUrl: string): QrCode {
  const url = row.page_slug === null ? row.url : visitorUrl + visitorPagePath(row.page_slug)
  const { platform } = row
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    destination: presentDestination(row, url),
    location: row.location_id && row.location_name !== null ? { id: row.location_id, name: row.location_name } : null,
    status: row.status,
    shortUrl: visitorUrl + qrCodePath(row.code),
    code: row.code,
    scans: row.scans,
    uniqueScans: row.unique_scans,
    lastScanAt: row.last_scan?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    warning: findQrCodeWarning(url, platform),
  }
}

function presentDestination({ platform, page_id: pageId, page_name: pageName }: QrCodeRow, url: string) {
  if (platform) return { kind: 'review-link', platform, url } as const
  return pageId !== null && pageName !== null
    ? ({ kind: 'page', pageId, pageName, url } as const)
    : ({ kind: 'url', url } as const)
}

/** Where a code leads, and whose link or page that is. */
type Led = Pick<QrCodeValues, 'destination' | 'platform' | 'page_id' | 'location_id'>
type Lead = (tx: CustomerTx, destination: QrCodeDestination, location: LocationRow | null) => Promise<Led>

async function leadTo(
  tx: CustomerTx,
  {
    destination,
    location,
    ownUrls,
  }: { destination: QrCodeDestination; location: LocationRow | null; ownUrls: readonly [string, string] },
): Promise<Led> {
  const location_id = location?.id ?? null
  if (destination.kind === 'url') {
    const { url } = destination
    // Codes that lead to codes may lead round and round.
    if (ownUrls.some((own) => url.startsWith(own + qrCodePath(''))))
      throw refusal('qr-code-loops', at('destination.url'))
    return { destination: url, platform: null, page_id: null, location_id }
  }
  if (destination.kind === 'page') {
    const page = await findPage(tx, destination.pageId)
    if (!page) throw refusal('qr-code-without-page', at('destination.pageId'))
    return { destination: ownUrls[0] + visitorPagePath(page.slug), platform: null, page_id: page.id, location_id }
  }
  const { platform } = destination
  const link = location?.review_links[platform]
  if (link === undefined) throw refusal('qr-code-without-link', at('destination.platform'))
  return { destination: link, platform, page_id: null, location_id }
}

const at = (field: string) => ({ at: { fields: [field], code: 'invalid' } }) as const

async function findLocation(tx: CustomerTx, id: string | null): Promise<LocationRow | null> {
  if (id === null) return null
  const location = (await listLocations(tx)).find((each) => each.id === id)
  if (!location) throw refusal('location-not-found')
  return location
}

async function createForLocations(
  tx: CustomerTx,
  actor: Actor,
  { locationIds, type, destination, label }: ParsedInputOf<typeof contract.createQrCodesForLocations>,
  lead: Lead,
) {
  const all = await listLocations(tx)
  const chosen = all.filter(({ id }) => locationIds.includes(id))
  if (chosen.length < locationIds.length) throw refusal('location-not-found')
  const hasLink = ({ review_links: links }: LocationRow) =>
    destination.kind !== 'review-link' || links[destination.platform] !== undefined
  const wanted: QrCodeValues[] = []
  for (const location of chosen.filter(hasLink)) {
    const name = [label, location.name].filter(Boolean).join(' – ').slice(0, QR_CODE_LIMITS.name)
    wanted.push({ name, type, status: 'active', ...(await lead(tx, destination, location)) })
  }
  const ids = await addCodes(tx, actor, wanted)
  const leftOut = chosen.filter((location) => !hasLink(location)).map(({ id, name }) => ({ id, name }))
  return { ids, leftOut }
}

async function changeQrCode(
  tx: CustomerTx,
  actor: Actor,
  { qrCodeId, status, destination, locationId, ...rest }: ParsedInputOf<typeof contract.changeQrCode>,
  lead: Lead,
): Promise<void> {
  const row = await getQrCode(tx, qrCodeId, { isLocked: true })
  const led =
    destination !== undefined || locationId !== undefined
      ? await leadAnew(tx, row, { destination, locationId }, lead)
      : {}
  const values = { name: rest.name ?? row.name, type: rest.type ?? row.type, ...led }
  if (isOther(row, values)) {
    await update(tx, qrCodeId, values)
    await tell(tx, actor, 'qr-code.changed', { ...row, ...values })
  }
  if (status === undefined || status === row.status) return
  await update(tx, qrCodeId, { status })
  await tell(tx, actor, status === 'active' ? 'qr-code.activated' : 'qr-code.deactivated', { ...row, ...values })
}

async function leadAnew(
  tx: CustomerTx,
  row: QrCodeRow,
  change: { destination: QrCodeDestination | undefined; locationId: string | null | undefined },
  lead: Lead,
): Promise<Led> {
  const location = await findLocation(tx, change.locationId === undefined ? row.location_id : change.locationId)
  if (change.destination) return lead(tx, change.destination, location)
  if (row.platform && location) return lead(tx, { kind: 'review-link', platform: row.platform }, location)
  return { destination: row.url, platform: null, page_id: row.page_id, location_id: location?.id ?? null }
}

const isOther = (row: QrCodeRow, values: Partial<QrCodeValues>) =>
  Object.entries(values).some(([key, value]) => row[key as keyof QrCodeValues] !== value)

const COPY = ' (Copy)'
const nameCopy = (name: string) => name.slice(0, QR_CODE_LIMITS.name - COPY.length) + COPY

const qrCodeSearch: SearchSource = {
  subject: 'qr-code',
  mayUse: ({ member }) => member.permissions.includes('qr-codes.view'),

  async find(tx, { words, limit }) {
    const { rows, nextCursor } = await readPage(tx, { search: words, sort: 'newest', limit })
    return {
      hits: rows.map((row) => ({
        id: row.id,
        title: row.name,
        excerpt: row.location_name,
        foundIn: 'text',
        isClose: false,
        platform: row.platform,
        rating: null,
        isRecommended: null,
        status: row.status,
        at: row.created_at.toISOString(),
        link: linkTo(paths.qrCodes, { qrCode: row.id }),
      })),
      hasMore: nextCursor !== null,
      link: linkTo(paths.qrCodes, { search: words }),
    }
  },
}
