import { changeSecuritySettings, getSecuritySettings } from '#shared/contracts/settings.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { get, getForUpdate, setSecurity } from './settings.repository.ts'

export function makeSettings({ transactions }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      route(getSecuritySettings, async (tx) => {
        const { sessionTimeout } = (await get(tx)).security
        return { sessionTimeout }
      }),
      route(changeSecuritySettings, async (tx, actor, changes) => {
        const { security } = await getForUpdate(tx)
        await setSecurity(tx, { ...security, ...changes })
        // Everybody's own view of their session tells when it ends.
        emit(tx, { type: 'member.changed', subjectId: actor.member.memberId, userId: null })
        return changes
      }),
    ],
  }
}
