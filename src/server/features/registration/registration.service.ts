import { TRIAL_DAYS } from '#shared/domain/plans.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { startWithDefaults } from '#server/features/settings/settings.service.ts'
import { insertMember } from '#server/features/team/team.service.ts'
import type { Origin } from '#server/kernel/http/actor.ts'
import { insertTrialCustomer } from './registration.repository.ts'

const DAY_MS = 86_400_000

/** Part of signing up, in the auth service's transaction: the person's own workspace, on trial with Professional's rights. */
export async function openTrialWorkspace(
  tx: CustomerTx,
  person: { userId: string; email: string; name: string; language: Locale; client: Origin },
): Promise<void> {
  const { userId, name, client: origin } = person
  // Stands for the workspace until somebody says what the business is called; nothing is signed with it.
  const companyName = name
  await insertTrialCustomer(tx, {
    userId,
    companyName,
    trialEndsAt: new Date(Date.now() + TRIAL_DAYS * DAY_MS),
  })
  await insertMember(tx, { ...person, role: 'owner' })
  await startWithDefaults(tx, { language: person.language })
  await recordActivity(tx, { userId, name, origin }, 'workspace.created', {
    type: 'customer',
    id: tx.customerId,
    label: '',
  })
}
