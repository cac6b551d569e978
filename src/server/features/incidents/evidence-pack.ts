import { isTimezone } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { getCompanyName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { Download } from '#server/kernel/http/mount-download.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import { listReviews, type IncidentRow } from './incidents.repository.ts'
import type { PackContent } from './pack-content.ts'
import { writePack } from './write-pack.ts'

const WORKER = new URL('./typeset-pack.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 30_000, maxMemoryMb: 512 }

type WithIncident = <T>(work: (tx: CustomerTx, incident: IncidentRow) => Promise<T>) => Promise<T>

/** What a platform's form for extortion, or the police, wants to see: the reviews with dates and addresses, as a PDF. */
export async function makeEvidencePack(actor: Actor, withIncident: WithIncident): Promise<Download> {
  const content = await withIncident(async (tx, incident) => {
    const { general } = await getSettings(tx)
    return writePack({
      incident,
      reviews: await listReviews(tx, incident.id),
      company: await getCompanyName(tx),
      language: general.language,
      timezone: isTimezone(general.timezone) ? general.timezone : 'UTC',
      madeBy: actor.name,
      madeAt: new Date(),
    })
  })
  return {
    name: `incident-${content.madeAt.slice(0, 10)}.pdf`,
    mediaType: 'application/pdf',
    content: await typeset(content),
  }
}

async function typeset(content: PackContent): Promise<Uint8Array> {
  try {
    return (await runInWorker(WORKER, content, LIMITS)) as Uint8Array
  } catch (error) {
    if (!(error instanceof WorkerGaveUp)) throw error
    throw new AppError('unavailable', 'The evidence pack could not be made just now. Please try again.', {
      cause: error,
    })
  }
}
