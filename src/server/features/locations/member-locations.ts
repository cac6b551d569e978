import type { MemberLocations, setMemberLocations } from '#shared/contracts/member-locations.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { findMember, setLocations, withdrawNotices } from './member-locations.repository.ts'

const IS_UNKNOWN = '23503'

/** Of what is assigned to a person, they keep what they see. */
export type LetGo = (tx: CustomerTx, person: Person, doer: Person) => Promise<void>
type Person = { userId: string; name: string }

export async function readMemberLocations(tx: CustomerTx, memberId: string): Promise<MemberLocations> {
  const member = await findMember(tx, memberId)
  if (!member) throw refusal('member-not-found')
  return { memberId, locations: member.locations }
}

/** Takes effect with the person's next request; their live streams begin anew. */
export async function limitMember(
  tx: CustomerTx,
  actor: Actor,
  { memberId, locations }: ParsedInputOf<typeof setMemberLocations>,
  letGo: LetGo,
): Promise<MemberLocations> {
  const before = await findMember(tx, memberId, { isLocked: true })
  if (!before) throw refusal('member-not-found')
  if (before.role === 'owner' || memberId === actor.member.memberId) throw refusal('member-not-limitable')
  const wanted = await limitNewcomer(tx, memberId, locations)
  await recordActivity(tx, actor, 'member.locations-changed', { type: 'member', id: memberId, label: before.name })
  if (before.userId) {
    if (hasLost(before.locations, wanted)) {
      await withdrawNotices(tx, before.userId)
      await letGo(tx, { userId: before.userId, name: before.name }, actor)
    }
    emit(tx, { type: 'member.changed', subjectId: memberId, userId: before.userId })
    emit(tx, { type: 'notification.changed', subjectId: null, userId: before.userId })
  }
  return { memberId, locations: wanted }
}

/** Somebody who has seen nothing yet loses nothing, and nobody has to hear of it. */
export async function limitNewcomer(tx: CustomerTx, memberId: string, locations: readonly string[] | null) {
  const wanted = locations && [...new Set(locations)].toSorted()
  await setLocations(tx, memberId, wanted).catch((error: unknown) => {
    const isUnknown = (error as { code?: string }).code === IS_UNKNOWN
    throw isUnknown ? refusal('location-not-found', { at: { fields: ['locations'], code: 'choiceInvalid' } }) : error
  })
  return wanted
}

function hasLost(before: readonly string[] | null, after: readonly string[] | null): boolean {
  if (after === null) return false
  return before === null || before.some((id) => !after.includes(id))
}
