import { z } from 'zod'
import * as contracts from '#shared/contracts/dashboard.ts'
import type { Dashboard, Onboarding, ONBOARDING_STEPS } from '#shared/contracts/dashboard.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import type { Period } from '#shared/domain/periods.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor, Membership } from '#server/kernel/http/actor.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { type Permission, WHOLE_BUSINESS_PERMISSIONS } from '#shared/domain/permissions.ts'
import { isTimezone, toWallTime } from '#shared/domain/wall-time.ts'
import { hasRoom, planOf, type BookedPlan } from '#shared/domain/plans.ts'
import { listNeeds, type NeedsDeps } from './list-needs.ts'
import { measure, type FiguresRequest } from './figures.repository.ts'
import { ALL_MONTHS, findPeriodDays, splitIntoStretches, type PeriodDays } from '#shared/domain/period-days.ts'
import { getProgress, setDismissed, type Progress } from './onboarding.repository.ts'
import { presentDashboard } from './dashboard.presenter.ts'

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

async function dismissOnboarding(
  tx: CustomerTx,
  actor: Actor,
  { isDismissed }: { isDismissed: boolean },
): Promise<Onboarding> {
  await setDismissed(tx, { isDismissed, userId: actor.userId })
  return lookAround(tx, actor)
}

async function lookAround(tx: CustomerTx, { member }: Actor): Promise<Onboarding> {
  const progress = await getProgress(tx)
  const own = STEPS.filter(({ step, needs }) => canTake(member, needs) && (step !== 'team' || hasSeats(member.plan)))
  return {
    isDismissed: progress.isDismissed,
    isEmpty: !progress.isConnected && !progress.hasReviews,
    steps: own.map(({ step, isDone, link }) => ({ step, isDone: isDone(progress), link })),
  }
}

/** Most steps concern the whole business. */
const canTake = ({ permissions, locations }: Membership, needs: Permission) =>
  permissions.includes(needs) && (locations === null || !WHOLE_BUSINESS_PERMISSIONS.includes(needs))

/** Whoever has booked for one person has nobody to invite. */
const hasSeats = (plan: BookedPlan) => hasRoom(planOf(plan).maxTeamMembers, 1)

/** How things stand, what waits, and how to begin. */
export function makeDashboard({ transactions }: Foundations, ports: NeedsDeps) {
  const route = implementIn(transactions)
  return {
    routes: [
      route(contracts.getDashboard, getDashboard),
      route(contracts.listNeeds, (tx, actor, input) => listNeeds(ports, tx, actor, input)),
      route(contracts.getOnboarding, lookAround),
      route(contracts.dismissOnboarding, dismissOnboarding),
    ],
  }
}

interface Wanted {
  period: Period
  location?: string | undefined
}

/** Asked with the day that it probably is there: only the database knows all of its timezones, and what time it is. */
async function getDashboard(tx: CustomerTx, actor: Actor, wanted: Wanted): Promise<Dashboard> {
  const circumstances = {
    location: wanted.location,
    locations: actor.member.locations,
    isForDisputes: mayUse(actor.member, 'disputes.view', 'disputes'),
  }
  const lookOn = async (day: string): Promise<Dashboard> => {
    const period = findPeriodDays(wanted.period, day)
    const figures = await measure(tx, toRequest(period, circumstances))
    return figures.today === day ? { ...presentDashboard(period, figures), today: day } : lookOn(figures.today)
  }
  return lookOn(guessToday(actor))
}

const placeSchema = z.object({ timezone: z.string().refine(isTimezone) })

function guessToday({ belonging }: Actor): string {
  const kept = placeSchema.safeParse(belonging?.general)
  return toWallTime(new Date(), kept.data?.timezone ?? 'UTC').date
}

interface Circumstances {
  location: string | undefined
  locations: readonly string[] | null
  isForDisputes: boolean
}

/** A trend by days or weeks is made of days; where months do, they are fewer. */
function toRequest(
  { days, daysBefore, grain }: PeriodDays,
  { location, locations, isForDisputes }: Circumstances,
): FiguresRequest {
  const ofDays = days && grain !== 'month' ? [{ grain: 'day' as const, first: days.from, last: days.to }] : null
  return {
    locationId: location,
    ownLocations: locations,
    grain,
    stretches: ofDays ?? (days ? splitIntoStretches(days) : [ALL_MONTHS]),
    stretchesBefore: daysBefore ? splitIntoStretches(daysBefore) : [],
    disputes: isForDisputes ? { since: days && days.from } : null,
  }
}
