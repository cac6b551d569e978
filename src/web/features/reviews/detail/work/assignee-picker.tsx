import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Combobox, Field } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import { useTeamChange } from './use-team-change.ts'

const NOBODY = 'nobody'

/** Oneself first, then nobody, then the colleagues. */
export function AssigneePicker({ review }: { review: Review }) {
  const t = useTranslations('reviewsDetail.work')
  const { user } = useMe()
  const { data } = useQuery(reviewOptionsQuery)
  const changeTeam = useTeamChange(review)
  const members = withPresent(data?.members ?? [], review.assignee)
  const me = members.filter((member) => member.userId === user.id)
  const colleagues = members.filter((member) => member.userId !== user.id)

  const assign = (userId: string) => {
    const assignee = members.find((member) => member.userId === userId) ?? null
    changeTeam({ assignee }, assignee ? t('assigned', { name: assignee.name }) : t('unassigned'))
  }
  return (
    <Field label={t('assignee')}>
      <Combobox
        options={[
          ...me.map(({ userId, name }) => ({ value: userId, label: t('me', { name }) })),
          { value: NOBODY, label: t('nobody') },
          ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        value={review.assignee?.userId ?? NOBODY}
        onValueChange={assign}
        emptyText={t('noMember')}
      />
    </Field>
  )
}

type Member = NonNullable<Review['assignee']>

/** Somebody who has left the team can still be the one it is assigned to. */
function withPresent(members: readonly Member[], present: Member | null): readonly Member[] {
  if (!present || members.some((member) => member.userId === present.userId)) return members
  return [...members, present]
}
