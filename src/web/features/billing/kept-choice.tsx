import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Billing, PlanRoom } from '#shared/contracts/billing.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { PLANS, type Plan } from '#shared/domain/plans.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Button, Card, CheckboxGroup, useToast } from '#web/ui/index.ts'
import { useKeep, type Kept } from './billing.queries.ts'

type Limits = Pick<Plan, 'maxPlatforms' | 'maxTeamMembers'>

/** Whether a plan has not room for all. */
export const isRestful = ({ platforms, members }: PlanRoom) => [...platforms, ...members].some(({ stays }) => !stays)

/** The owner comes first, stays whatever is chosen, and is no part of the choice. */
export const listStaying = ({ platforms, members }: PlanRoom): Kept => ({
  platforms: platforms.filter(({ stays }) => stays).map(({ platform }) => platform),
  members: members
    .slice(1)
    .filter(({ stays }) => stays)
    .map(({ id }) => id),
})

const roomFor = ({ maxPlatforms, maxTeamMembers }: Limits) => ({
  platforms: maxPlatforms ?? Infinity,
  members: (maxTeamMembers ?? Infinity) - 1,
})

export function isTooMuch(kept: Kept, limits: Limits): boolean {
  const room = roomFor(limits)
  return kept.platforms.length > room.platforms || kept.members.length > room.members
}

/** What rests now, or will with the plan to come. */
export function KeptCards({ billing: { room, tier, next, nextRoom } }: { billing: Billing }) {
  const t = useTranslations('billing')
  const format = useFormatting()
  if (isRestful(room)) return <KeptCard title={t('keep.title')} room={room} limits={PLANS[tier]} />
  if (!next || !nextRoom || !isRestful(nextRoom)) return null
  const title = t('keep.nextTitle', { plan: t(`plans.${next.tier}`), date: format.date(next.from) })
  return <KeptCard title={title} room={nextRoom} limits={PLANS[next.tier]} />
}

interface KeptProps {
  room: PlanRoom
  limits: Limits
}

function KeptCard({ title, room, limits }: KeptProps & { title: string }) {
  const t = useTranslations('billing')
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: keep } = useKeep()
  const [chosen, setChosen] = useState<Kept | null>(null)
  const value = chosen ?? listStaying(room)
  const save = async () => {
    await keep(value)
    // What stays is as the server says: free places go to who came first.
    setChosen(null)
    toast({ tone: 'good', title: t('keep.saved') })
  }
  return (
    <Card title={title} subtitle={t('keep.text')}>
      <div className="flex flex-col items-start gap-5">
        <KeptFields room={room} limits={limits} value={value} onChange={setChosen} />
        <ProblemBanner error={error} fallback={t('changeFailed')} />
        <Button
          disabled={chosen === null || isTooMuch(value, limits)}
          isBusy={isBusy}
          busyLabel={t('busy')}
          onClick={() => void attempt(save)}
        >
          {t('keep.save')}
        </Button>
      </div>
    </Card>
  )
}

interface KeptFieldsProps extends KeptProps {
  value: Kept
  onChange: (value: Kept) => void
}

/** Which platforms and people stay. What has room anyway is not asked for. */
export function KeptFields({ room: { platforms, members }, limits, value, onChange }: KeptFieldsProps) {
  const t = useTranslations('billing.keep')
  const room = roomFor(limits)
  const [owner, ...others] = members
  const hint = (count: number, limit: number) => ({
    hint: t('chosen', { count, limit }),
    ...(count > limit && { error: t('tooMuch', { count: count - limit }) }),
  })
  return (
    <div className="grid w-full gap-5 sm:grid-cols-2">
      {platforms.some(({ stays }) => !stays) && (
        <CheckboxGroup
          legend={t('platforms')}
          options={platforms.map(({ platform }) => ({ value: platform, label: PLATFORM_NAMES[platform] }))}
          value={value.platforms}
          onChange={(chosen) =>
            onChange({ ...value, platforms: PLATFORMS.filter((platform) => chosen.includes(platform)) })
          }
          {...hint(value.platforms.length, room.platforms)}
        />
      )}
      {others.some(({ stays }) => !stays) &&
        (room.members === 0 ? (
          <p>{t('ownerOnly', { name: owner?.name ?? '', count: others.length })}</p>
        ) : (
          <CheckboxGroup
            legend={t('members')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={value.members}
            onChange={(chosen) => onChange({ ...value, members: chosen })}
            {...hint(value.members.length, room.members)}
          />
        ))}
    </div>
  )
}
