import { recordActivity, recordAsOf } from '#server/features/activity/activity.service.ts'
import { startWithDefaults } from '#server/features/settings/settings.service.ts'
import { insertMember } from '#server/features/team/team.service.ts'
import { DEMO_CUSTOMER_ID, setUpBefore } from './demo-history.ts'
import type { DemoAccounts } from './demo-people.ts'
import { insertAdmin, insertDemoCustomer, isInstallationEmpty } from './demo-workspace.repository.ts'

export const DEMO_SIGN_INS = {
  owner: { email: 'demo@goodword.test', password: 'goodword-demo', name: 'Dana Whitlock' },
  admin: { email: 'admin@goodword.test', password: 'goodword-admin', name: 'Platform administrator' },
} as const

/** Fills an empty installation with a business to try the product on. Answers whether the demo's people are there. */
export async function ensureDemoWorkspace(options: DemoAccounts): Promise<boolean> {
  const { owner } = DEMO_SIGN_INS
  const isEmpty = await options.transactions.platform.step(isInstallationEmpty)
  if (isEmpty) await createDemoWorkspace(options)
  return (await options.transactions.platform.step((tx) => options.findUser(tx, owner.email))) !== undefined
}

async function createDemoWorkspace(options: DemoAccounts): Promise<void> {
  const { owner, admin } = DEMO_SIGN_INS
  await options.transactions.step(DEMO_CUSTOMER_ID, async (tx) => {
    // Two processes that start at once: the second waits here and finds it done.
    if (!(await isInstallationEmpty(tx))) return
    const ownerUser = await options.createUser(tx, owner)
    const adminUser = await options.createUser(tx, admin)
    await insertDemoCustomer(tx, { userId: ownerUser.id, companyName: 'Harbour Bistro' })
    await insertMember(tx, { ...owner, userId: ownerUser.id, role: 'owner' })
    await insertAdmin(tx, { userId: adminUser.id, name: admin.name })
    await startWithDefaults(tx)
    const subject = { type: 'customer', id: DEMO_CUSTOMER_ID, label: 'Harbour Bistro' } as const
    await recordAsOf(setUpBefore(new Date()), () =>
      recordActivity(tx, { userId: ownerUser.id, name: owner.name }, 'workspace.created', subject),
    )
  })
}
