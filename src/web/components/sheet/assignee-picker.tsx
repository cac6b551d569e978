import { useTranslations } from 'use-intl'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { getReviewOptions } from '#shared/contracts/review-options.ts'
import { useReviewOptions } from '#web/components/review-options.queries.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Combobox, Field } from '#web/ui/index.ts'

const NOBODY = 'nobody'

export interface Member {
  userId: string
  name: string
}

/** What is to be assigned, for those who see it. */
interface Assignable {
  kind: 'review' | 'dispute'
  /** `null`: for those who see all. */
  locationId: string | null
}

interface AssigneePickerProps extends Assignable {
  label: string
  assignee: Member | null
  onAssign: (assignee: Member | null) => void
}

/** Oneself first, then nobody, then the colleagues. */
export function AssigneePicker({ label, assignee, onAssign, ...assigned }: AssigneePickerProps) {
  const t = useTranslations('common.assignee')
  const { user } = useMe()
  const data = useReviewOptions()
  const able = (data?.members ?? []).filter((member) => canSee(member, assigned))
  const members = withPresent(able, assignee)
  const me = members.filter(({ userId }) => userId === user.id)
  const colleagues = members.filter(({ userId }) => userId !== user.id)
  return (
    <Field label={label}>
      <Combobox
        options={[
          ...me.map(({ userId, name }) => ({ value: userId, label: t('me', { name }) })),
          { value: NOBODY, label: t('nobody') },
          ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        value={assignee?.userId ?? NOBODY}
        onValueChange={(userId) => onAssign(members.find((member) => member.userId === userId) ?? null)}
        emptyText={t('noMember')}
      />
    </Field>
  )
}

type Colleague = OutputOf<typeof getReviewOptions>['members'][number]

function canSee(member: Colleague, { kind, locationId }: Assignable): boolean {
  if (!(kind === 'review' ? member.seesReviews : member.seesDisputes)) return false
  return member.locations === null || (locationId !== null && member.locations.includes(locationId))
}

/** Somebody who has left the team can still be the one it is assigned to. */
function withPresent(members: readonly Member[], present: Member | null): readonly Member[] {
  if (!present || members.some(({ userId }) => userId === present.userId)) return members
  return [...members, present]
}
