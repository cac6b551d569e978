import type {
  changeNotificationPreferences,
  NotificationPreferences,
} from '#shared/contracts/notification-preferences.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isFixedChoice, NOTIFICATION_CHANNELS, NOTIFICATION_RULES } from '#shared/domain/notification-kinds.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { refuseClosed } from '#server/kernel/http/access.ts'
import type { Membership, Principal } from '#server/kernel/http/actor.ts'
import { USUAL_DIGEST, USUAL_QUIET_HOURS } from './time-preferences.ts'
import { listKindsFor } from './list-kinds-for.ts'
import { listDevices } from './push/devices.repository.ts'
import { changeTimePreferences, invalidPreference, readTimePreferences } from './change-time-preferences.ts'
import { listChoices, saveChoices } from './preferences.repository.ts'
import type { SendingDeps } from './sending/sending-deps.ts'

type Change = ParsedInputOf<typeof changeNotificationPreferences>

type PreferencesDeps = Pick<SendingDeps, 'transactions' | 'pushKeys'>

export async function getPreferences(deps: PreferencesDeps, person: Principal): Promise<NotificationPreferences> {
  const { member } = person
  if (!member) return NOBODYS
  return deps.transactions.read(member.customerId, (tx) => read(deps, tx, { person, member }))
}

export async function changePreferences(
  deps: PreferencesDeps,
  person: Principal,
  change: Change,
): Promise<NotificationPreferences> {
  const { member } = person
  if (!member) throw refusal('customer-not-found')
  refuseClosed(member)
  return deps.transactions.change(member.customerId, async (tx) => {
    await changeChoices(tx, person, { member, choices: change.choices ?? [] })
    await changeTimePreferences(tx, person.userId, change)
    emit(tx, { type: 'notification.changed', subjectId: null, userId: person.userId })
    return read(deps, tx, { person, member })
  })
}

async function read(
  { pushKeys }: PreferencesDeps,
  tx: CustomerTx,
  { person, member }: { person: Principal; member: Membership },
): Promise<NotificationPreferences> {
  const devices = (await listDevices(tx, person.userId)).toReversed()
  return {
    choices: await readChoices(tx, person, member),
    ...(await readTimePreferences(tx, person.userId)),
    devices: devices.map(({ id, device, created_at: at }) => ({ id, device, createdAt: at.toISOString() })),
    // What a browser subscribes with; `null` where this installation sends no pushes.
    pushKey: pushKeys.current()?.publicKey ?? null,
    workspace: await readWorkspace(tx),
  }
}

/** For an administrator of the platform, who is in no customer. */
const NOBODYS: NotificationPreferences = {
  choices: [],
  quietHours: USUAL_QUIET_HOURS,
  timezone: 'UTC',
  digest: { ...USUAL_DIGEST, isOn: false },
  devices: [],
  pushKey: null,
  workspace: { email: true, push: true },
}

async function readChoices(tx: CustomerTx, { userId }: Principal, member: Membership) {
  const chosen = new Map((await listChoices(tx, userId)).map(({ kind, channel, isOn }) => [`${kind} ${channel}`, isOn]))
  return listKindsFor(member).flatMap((kind) =>
    NOTIFICATION_CHANNELS.map((channel) => {
      const isFixed = isFixedChoice(kind, channel)
      const isUsual = NOTIFICATION_RULES[kind].usually.includes(channel)
      return { kind, channel, isOn: isFixed || (chosen.get(`${kind} ${channel}`) ?? isUsual), isFixed }
    }),
  )
}

async function changeChoices(
  tx: CustomerTx,
  { userId }: Principal,
  { member, choices }: { member: Membership; choices: NonNullable<Change['choices']> },
): Promise<void> {
  const kinds = listKindsFor(member)
  const isRefused = choices.some(({ kind, channel, isOn }) => {
    const isAgainstRule = isFixedChoice(kind, channel) && !isOn
    return isAgainstRule || !kinds.includes(kind)
  })
  if (isRefused) throw invalidPreference('choices')
  const byPlace = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  await saveChoices(tx, userId, [...byPlace.values()])
}

async function readWorkspace(tx: CustomerTx): Promise<NotificationPreferences['workspace']> {
  const { email, push } = (await getSettings(tx)).notifications
  return { email, push }
}
