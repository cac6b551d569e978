import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import type { ReportCadence } from '#shared/contracts/report-mails.ts'
import { forCustomer, paths } from '#shared/domain/paths.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { hasCapability } from '#shared/domain/plans.ts'
import { limitToPerson } from '#server/database/location-limit.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { loadMailBrand } from '#server/features/branding/branding.service.ts'
import {
  findRecipient,
  writeUnsubscribeUrl,
  type Recipient,
} from '#server/features/notifications/notifications.service.ts'
import { getSettings, isCustomerServed } from '#server/features/settings/settings.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { getReputation, getWeekClaims } from '../reputation.service.ts'
import { getTargetFigures } from '../targets.ts'
import { renderReportMail } from './render-report-mail.ts'
import { findNextReport, findZone } from './report-mails.ts'
import { listDue, lockDue, moveOn, remove } from './report-mails.repository.ts'

const AT_ONCE = 500
const PERIOD_OF = { weekly: '7d', monthly: '30d' } as const satisfies Record<ReportCadence, string>

export const sweepReportsJob = defineJob({
  name: 'reputation.sweep-reports',
  payload: z.object({}),
  cron: '*/5 * * * *',
})
export const sendReportJob = defineJob({
  name: 'reputation.send-report',
  payload: z.object({ customerId: z.uuid(), userId: z.uuid() }),
})

type SendingDeps = Pick<Foundations, 'transactions' | 'mail' | 'keyring' | 'publicUrl'>

export async function sweepReports({ transactions }: SendingDeps): Promise<void> {
  for (const due of await transactions.platform.step((tx) => listDue(tx, AT_ONCE))) {
    await transactions.step(due.customerId, (tx) => enqueueUnlessWaiting(tx, sendReportJob, due, due.userId))
  }
}

interface Addressee {
  customerId: string
  userId: string
}

/** One transaction: the mail is in the outbox and the next one has its day, or neither. */
export function sendReport(deps: SendingDeps, { customerId, userId }: Addressee): Promise<void> {
  return deps.transactions.step(customerId, async (tx) => {
    const due = await lockDue(tx, userId)
    if (!due) return
    const recipient = await findRecipient(tx, userId)
    if (!recipient) return remove(tx, userId)
    await moveOn(tx, userId, findNextReport(new Date(), due.cadence, await findZone(tx)))
    // What they may not see any more is not sent, and comes again with the right or the plan.
    if (await mayGetReport(tx, recipient)) await write(deps, tx, { recipient, cadence: due.cadence })
  })
}

async function mayGetReport(tx: CustomerTx, recipient: Recipient): Promise<boolean> {
  const { notifications } = await getSettings(tx)
  return (
    notifications.email &&
    permissionsOf(recipient).includes('analytics.view') &&
    hasCapability(recipient.customer, 'advanced-analytics') &&
    (await isCustomerServed(tx))
  )
}

async function write(
  deps: SendingDeps,
  tx: CustomerTx,
  { recipient, cadence }: { recipient: Recipient; cadence: ReportCadence },
): Promise<void> {
  const { email: to, userId, companyName } = recipient
  if (to === null) return
  const { customerId } = tx
  const { general } = await getSettings(tx)
  const brand = await loadMailBrand(tx, { publicUrl: deps.publicUrl(), name: companyName })
  const locations = await limitToPerson(tx, userId)
  const period = PERIOD_OF[cadence]
  const reader = { member: { locations } }
  const shown = await getReputation(tx, reader, { period })
  const { claims } = cadence === 'weekly' ? await getWeekClaims(tx, reader, {}) : { claims: [] }
  const targets = await getTargetFigures(tx, reader, { period })
  const urlOf = (path: string) => deps.publicUrl() + forCustomer(path, customerId)
  const siteUrl = deps.publicUrl
  const unsubscribeUrl = writeUnsubscribeUrl(
    { keyring: deps.keyring, siteUrl },
    { customerId, userId, topics: ['reputation-report'] },
  )
  await deps.mail.queue(tx, {
    to,
    replyTo: null,
    unsubscribeUrl,
    ...renderReportMail({
      shown,
      period,
      companyName,
      brand,
      language: recipient.language ?? general.language,
      dateFormat: general.dateFormat,
      claims,
      targets,
      openUrl: urlOf(linkTo(paths.analytics, { tab: 'reputation', period })),
      toReviews: permissionsOf(recipient).includes('reviews.view')
        ? (search) => urlOf(linkTo(paths.reviews, search))
        : null,
      unsubscribeUrl,
    }),
  })
}
