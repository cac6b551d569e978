import { listActivity } from '#shared/contracts/activity.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '#shared/domain/activity-subjects.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { presentActivity } from './activity.presenter.ts'
import { listNewest, listStanding } from './activity.repository.ts'

export function makeActivity({ transactions }: Foundations) {
  return { routes: [implementIn(transactions)(listActivity, listFor)] }
}

async function listFor(tx: CustomerTx, viewer: Actor, input: ParsedInputOf<typeof listActivity>) {
  const { subject: asked = [], actor } = input
  const subjects = listSubjectsFor(viewer).filter((subject) => asked.length === 0 || asked.includes(subject))
  const { rows, nextCursor } = await readPage(input, (wanted) => listNewest(tx, { subjects, actor, ...wanted }))
  const standing = await listStanding(tx, rows)
  const { permissions } = viewer.member
  return { items: rows.map((row) => presentActivity(row, { permissions, standing })), nextCursor }
}

function listSubjectsFor({ member }: Actor): ActivitySubject[] {
  const hidden = new Set<ActivitySubject>()
  if (!mayUse(member, 'disputes.view', 'disputes')) hidden.add('disputes')
  if (!member.permissions.includes('qr-codes.view')) hidden.add('qr-codes')
  return ACTIVITY_SUBJECTS.filter((subject) => !hidden.has(subject))
}
