import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { HostedPageStatus } from '#shared/contracts/hosted-page-filter.ts'
import * as contract from '#shared/contracts/hosted-pages.ts'
import { defaultContent, hostedPageContent, type HostedPageContent } from '#shared/domain/hosted-page-content.ts'
import { HOSTED_PAGE_LIMITS } from '#shared/domain/hosted-pages.ts'
import { visitorPagePath } from '#shared/domain/paths.ts'
import type { Assistant } from '#server/assistant/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getVisitorUrl } from '#server/features/custom-domains/custom-domains.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { analyzeResponses, makeResponseJobs } from './analyze-responses.ts'
import { findById, findOwner, insertVersion, readPage, update, type HostedPageRow } from './hosted-pages.repository.ts'
import { addPage, chooseSlug, refuseOverfull, suggestSlug, tell } from './hosted-pages.service.ts'
import { listAsked } from './list-asked.ts'
import { makeResponses } from './page-responses.ts'
import { hostedPageSearch, pageResponseSearch } from './page-search.ts'
import { previewPage } from './preview-page.ts'
import { visitorPages, type VisitDeps } from './visitor-page.routes.ts'

/** Pages that we host for visitors, what they answer there, and what becomes of it. */
export function makeHostedPages(
  base: Foundations,
  { builtIn, noteResponse }: { builtIn: Assistant } & Pick<VisitDeps, 'noteResponse'>,
) {
  const responses = makeResponses(base)
  const visits = visitorPages({ ...base, noteResponse })
  return {
    routes: [...makingRoutes(base), ...keepingRoutes(base), ...responses.routes],
    mounts: [visits.mount, ...responses.mounts],
    jobs: makeResponseJobs(base, (customerId) => analyzeResponses(base, builtIn, customerId)),
    search: [hostedPageSearch, pageResponseSearch],
    stop: visits.stop,
  }
}

function makingRoutes(base: Foundations) {
  const route = implementIn(base.transactions)
  const answer = async (tx: CustomerTx, id: string) => presentPage(await getPage(tx, id), await getVisitorUrl(tx, base))
  return [
    route(contract.createHostedPage, async (tx, actor, { content, locationId, slug, ...values }) => {
      const { language } = (await getSettings(tx)).general
      const id = await addPage(tx, actor, {
        ...values,
        location_id: await checkLocation(tx, locationId),
        slug,
        content: content ?? defaultContent(values.kind, language),
        allows_repeats: false,
        retention_months: HOSTED_PAGE_LIMITS.retentionMonths.usual,
      })
      return answer(tx, id)
    }),
    route(contract.changeHostedPage, async (tx, actor, input) => {
      await changePage(tx, actor, input)
      return answer(tx, input.pageId)
    }),
    route(contract.duplicateHostedPage, async (tx, actor, { pageId, name }) => {
      const { kind, location_id, content, allows_repeats, retention_months, ...page } = await getPage(tx, pageId)
      const copied = { kind, location_id, content, allows_repeats, retention_months, status: 'draft' } as const
      const id = await addPage(tx, actor, { ...copied, name: name ?? nameCopy(page.name), slug: undefined })
      return answer(tx, id)
    }),
    route(contract.previewHostedPage, (tx, _actor, input) => previewPage(tx, input)),
  ]
}

function keepingRoutes(base: Foundations) {
  const route = implementIn(base.transactions)
  const present = async (tx: CustomerTx, row: HostedPageRow) => presentSummary(row, await getVisitorUrl(tx, base))
  return [
    route(contract.listHostedPages, async (tx, _actor, input) => {
      const { rows, nextCursor } = await readPage(tx, input)
      const visitorUrl = await getVisitorUrl(tx, base)
      return { items: rows.map((row) => presentSummary(row, visitorUrl)), nextCursor }
    }),
    route(contract.getHostedPage, async (tx, _actor, { pageId }) =>
      presentPage(await getPage(tx, pageId), await getVisitorUrl(tx, base)),
    ),
    route(contract.deleteHostedPage, async (tx, actor, { pageId }) => {
      const row = await getPage(tx, pageId, { isLocked: true })
      await update(tx, pageId, actor, { deleted_at: new Date() })
      await tell(tx, actor, 'hosted-page.deleted', row)
      return present(tx, row)
    }),
    route(contract.restoreHostedPage, async (tx, actor, { pageId }) => {
      const row = await getPage(tx, pageId, { isDeleted: true, isLocked: true })
      await refuseOverfull(tx)
      await update(tx, pageId, actor, { deleted_at: null })
      await tell(tx, actor, 'hosted-page.restored', row)
      return present(tx, row)
    }),
    route(contract.checkHostedPageSlug, async (tx, _actor, { slug, pageId }) => {
      const owner = await findOwner(tx, slug)
      const isFree = owner === undefined || owner.page_id === pageId
      const suggestion = isFree ? slug : await suggestSlug(tx, slug)
      return { slug, url: (await getVisitorUrl(tx, base)) + visitorPagePath(slug), isFree, suggestion }
    }),
  ]
}

async function getPage(tx: CustomerTx, id: string, options?: Parameters<typeof findById>[2]): Promise<HostedPageRow> {
  const row = await findById(tx, id, options)
  if (!row) throw refusal('hosted-page-not-found')
  return row
}

function presentSummary(row: HostedPageRow, visitorUrl: string): contract.HostedPageSummary {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    url: visitorUrl + visitorPagePath(row.slug),
    status: row.status,
    location: row.location_id && row.location_name !== null ? { id: row.location_id, name: row.location_name } : null,
    revision: row.revision,
    visitors: row.visitors,
    responses: row.responses,
    averageStars: row.stars_amount === 0 ? null : row.stars_sum / row.stars_amount,
    nps: row.nps_amount === 0 ? null : Math.round((100 * (row.promoters - row.detractors)) / row.nps_amount),
    lastResponseAt: row.last_response?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

const presentPage = (row: HostedPageRow, visitorUrl: string): contract.HostedPage => ({
  ...presentSummary(row, visitorUrl),
  allowsRepeats: row.allows_repeats,
  retentionMonths: row.retention_months,
  changedBy:
    row.changed_by !== null && row.changed_by_name !== null
      ? { userId: row.changed_by, name: row.changed_by_name }
      : null,
  content: hostedPageContent.parse(row.content),
})

async function checkLocation(tx: CustomerTx, id: string | null): Promise<string | null> {
  if (id !== null && !(await listLocations(tx)).some((location) => location.id === id)) {
    throw refusal('location-not-found')
  }
  return id
}

async function changePage(
  tx: CustomerTx,
  actor: Actor,
  { pageId, revision, slug, locationId, content, status, ...rest }: ParsedInputOf<typeof contract.changeHostedPage>,
): Promise<void> {
  const row = await getPage(tx, pageId, { isLocked: true })
  if (row.revision !== revision) throw refusal('hosted-page-changed')
  await update(tx, pageId, actor, {
    name: rest.name ?? row.name,
    slug: slug === undefined ? row.slug : await chooseSlug(tx, { id: pageId, name: row.name, slug }),
    location_id: locationId === undefined ? row.location_id : await checkLocation(tx, locationId),
    allows_repeats: rest.allowsRepeats ?? row.allows_repeats,
    retention_months: rest.retentionMonths ?? row.retention_months,
    version: content ? await addVersion(tx, row, content) : row.version,
    status: status ?? row.status,
  })
  await tell(tx, actor, nameTurn(row.status, status), { id: pageId, name: rest.name ?? row.name })
}

function nameTurn(before: HostedPageStatus, after: HostedPageStatus | undefined) {
  if (after === undefined || after === before) return 'hosted-page.changed'
  return after === 'published' ? 'hosted-page.published' : 'hosted-page.unpublished'
}

async function addVersion(tx: CustomerTx, row: HostedPageRow, content: HostedPageContent): Promise<number> {
  const kinds = new Map((await listAsked(tx, row)).map(({ id, kind }) => [id, kind]))
  const turned = content.questions.findIndex(({ id, kind }) => (kinds.get(id) ?? kind) !== kind)
  if (turned >= 0) {
    const fields = [`content.questions.${turned}.kind`]
    throw refusal('hosted-page-question-kind', { at: { fields, code: 'invalid' } })
  }
  const version = row.version + 1
  await insertVersion(tx, row.id, { version, content })
  return version
}

const COPY = ' (Copy)'
const nameCopy = (name: string) => name.slice(0, HOSTED_PAGE_LIMITS.name - COPY.length) + COPY
