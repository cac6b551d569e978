import { listActivity } from '#shared/contracts/activity.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { narrow } from './activity-filter.ts'
import { presentActivity } from './activity.presenter.ts'
import { listNewest, listStanding } from './activity.repository.ts'
import { recordLaterJob, writeLine } from './activity.service.ts'
import { activityExport } from './export-activity.routes.ts'

export function makeActivity({ transactions }: Foundations) {
  return {
    routes: [implementIn(transactions)(listActivity, listFor)],
    mounts: [activityExport(transactions)],
    jobs: [
      handleJob(recordLaterJob, ({ customerId, at, ...line }) =>
        transactions.step(customerId, (tx) => writeLine(tx, { ...line, at: new Date(at) })),
      ),
    ],
  }
}

async function listFor(tx: CustomerTx, viewer: Actor, input: ParsedInputOf<typeof listActivity>) {
  const filter = narrow(viewer, input)
  const { rows, nextCursor } = await readPage(input, (wanted) => listNewest(tx, { ...filter, ...wanted }))
  const { permissions } = viewer.member
  const standing = await listStanding(tx, rows)
  return { items: rows.map((row) => presentActivity(row, { permissions, standing })), nextCursor }
}
