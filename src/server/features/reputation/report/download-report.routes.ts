import { downloadReport } from '#shared/contracts/reputation.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { describeBranding, findLogo } from '#server/features/branding/branding.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import { getReputation, listLocationReputations } from '../reputation.service.ts'
import { getTargetFigures } from '../targets.ts'
import { listThemes } from '../themes.ts'
import type { ReportContent } from './report-content.ts'
import { writeReport } from './write-report.ts'

const WORKER = new URL('./typeset-report.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 30_000, maxMemoryMb: 512 }

/** The figures of the screen on paper, with the look of the business. */
export const reputationReport = (transactions: Transactions): Mount =>
  implementDownload(downloadReport, async ({ actor, input: { language, ...filter } }) => {
    const content = await transactions.readAnywhere(actor.customerId, (tx) =>
      gatherReport(tx, actor, { filter, language }),
    )
    return {
      name: `reputation-${content.madeAt.slice(0, 10)}.pdf`,
      mediaType: 'application/pdf',
      content: await typeset(actor.customerId, content),
    }
  })

interface Asked {
  filter: ReputationFilter
  language: Locale | undefined
}

async function gatherReport(tx: CustomerTx, actor: Actor, { filter, language }: Asked): Promise<ReportContent> {
  const { general } = await getSettings(tx)
  const shown = await getReputation(tx, actor, filter)
  const { items } = await listLocationReputations(tx, actor, filter)
  const place = items.find(({ locationId }) => locationId === filter.location)
  if (filter.location !== undefined && !place) throw refusal('location-not-found')
  return writeReport({
    shown,
    period: filter.period,
    locationName: place?.name ?? null,
    platform: filter.platform,
    locations: place ? [] : items,
    themes: (await listThemes(tx, actor, filter)).items,
    targets: await getTargetFigures(tx, actor, filter),
    company: await getBusinessName(tx),
    brand: { logo: await findLogo(tx, 'medium'), color: (await describeBranding(tx)).colors.primary },
    language: language ?? actor.language ?? general.language,
    timezone: isTimezone(general.timezone) ? general.timezone : 'UTC',
    dateFormat: general.dateFormat,
    madeAt: new Date(),
  })
}

async function typeset(customerId: string, data: ReportContent): Promise<Uint8Array> {
  try {
    return (await runInWorker(WORKER, { customerId, data, limits: LIMITS })) as Uint8Array
  } catch (error) {
    if (!(error instanceof WorkerGaveUp)) throw error
    throw new AppError('unavailable', 'The report could not be made just now. Please try again.', { cause: error })
  }
}
