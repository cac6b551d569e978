import { linkTo } from '#shared/domain/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Onboarding, ONBOARDING_STEPS } from '#shared/contracts/dashboard.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { hasRoom, planOf, type BookedPlan } from '#shared/domain/plans.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getProgress, setDismissed, type Progress } from './onboarding.repository.ts'

interface StepRule {
  step: (typeof ONBOARDING_STEPS)[number]
  /** Who can take it. */
  needs: Permission
  isDone: (progress: Progress) => boolean
  link: string
}

const STEPS: readonly StepRule[] = [
  {
    step: 'connect',
    needs: 'integrations.manage',
    isDone: ({ isConnected }) => isConnected,
    link: linkTo(paths.settings, { tab: 'integrations' }),
  },
  { step: 'sync', needs: 'reviews.manage', isDone: ({ hasReviews }) => hasReviews, link: paths.reviews },
  {
    step: 'reply',
    needs: 'replies.draft',
    isDone: ({ hasReplied }) => hasReplied,
    link: linkTo(paths.reviews, { answered: 'due' }),
  },
  {
    step: 'voice',
    needs: 'settings.manage',
    isDone: ({ hasVoice }) => hasVoice,
    link: linkTo(paths.settings, { tab: 'assistant' }),
  },
  { step: 'team', needs: 'team.manage', isDone: ({ hasTeam }) => hasTeam, link: paths.team },
]

export function getOnboarding(transactions: Transactions, actor: Actor): Promise<Onboarding> {
  return transactions.read(actor.customerId, (tx) => lookAround(tx, actor))
}

export function dismissOnboarding(
  transactions: Transactions,
  actor: Actor,
  { isDismissed }: { isDismissed: boolean },
): Promise<Onboarding> {
  return transactions.change(actor.customerId, async (tx) => {
    await setDismissed(tx, { isDismissed, userId: actor.userId })
    return lookAround(tx, actor)
  })
}

async function lookAround(tx: CustomerTx, { member }: Actor): Promise<Onboarding> {
  const progress = await getProgress(tx)
  const own = STEPS.filter(
    ({ step, needs }) => member.permissions.includes(needs) && (step !== 'team' || hasSeats(member.plan)),
  )
  return {
    isDismissed: progress.isDismissed,
    steps: own.map(({ step, isDone, link }) => ({ step, isDone: isDone(progress), link })),
  }
}

/** Whoever has booked for one person has nobody to invite. */
const hasSeats = (plan: BookedPlan) => hasRoom(planOf(plan).maxTeamMembers, 1)
