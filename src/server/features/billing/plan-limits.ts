import { chooseStaying, planOf, type Plan } from '#shared/domain/plans.ts'
import type { PlanRoom } from '#shared/contracts/billing.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { lock } from './billing.repository.ts'
import {
  findKept,
  listMembers,
  listPlatforms,
  restMembers,
  restPlatforms,
  setKept,
  type Wanted,
} from './plan-limits.repository.ts'

type Limits = Pick<Plan, 'maxPlatforms' | 'maxTeamMembers'>

async function findStaying(tx: CustomerTx, { maxPlatforms, maxTeamMembers }: Limits) {
  const [kept, platforms, members] = [await findKept(tx), await listPlatforms(tx), await listMembers(tx)]
  const owner = members.slice(0, 1).map(({ id }) => id)
  return {
    platforms,
    members,
    stayingPlatforms: chooseStaying(
      platforms.map(({ platform }) => platform),
      maxPlatforms,
      kept.platforms,
    ),
    stayingMembers: chooseStaying(
      members.map(({ id }) => id),
      maxTeamMembers,
      [...owner, ...kept.members],
    ),
  }
}

/** What would stay and what would rest on a plan. */
export async function describeRoom(tx: CustomerTx, limits: Limits): Promise<PlanRoom> {
  const { platforms, members, stayingPlatforms, stayingMembers } = await findStaying(tx, limits)
  return {
    platforms: platforms.map(({ platform }) => ({ platform, stays: stayingPlatforms.includes(platform) })),
    members: members.map(({ id, name }) => ({ id, name, stays: stayingMembers.includes(id) })),
  }
}

/** What the plan has no room for rests, and what it has room for again wakes. Safe at any time. */
export async function settlePlan(tx: CustomerTx): Promise<void> {
  const { stayingPlatforms, stayingMembers } = await findStaying(tx, planOf(await lockPlan(tx)))
  for (const { id } of await restPlatforms(tx, stayingPlatforms)) {
    emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  }
  for (const { id, userId } of await restMembers(tx, stayingMembers)) {
    emit(tx, { type: 'team.changed', subjectId: id, userId: null })
    emit(tx, { type: 'member.changed', subjectId: id, userId })
  }
}

/** The owner's choice of what stays where there is not room for all; it holds for every plan to come. */
export async function keep(tx: CustomerTx, wanted: Wanted): Promise<void> {
  const [platforms, members] = [await listPlatforms(tx), await listMembers(tx)]
  if (!wanted.members.every((id) => members.some((member) => member.id === id))) throw refusal('member-not-found')
  if (!wanted.platforms.every((name) => platforms.some(({ platform }) => platform === name))) {
    throw refusal('connection-not-found')
  }
  await lock(tx)
  await setKept(tx, wanted)
  await settlePlan(tx)
}
