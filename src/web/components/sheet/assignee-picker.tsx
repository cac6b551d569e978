import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Combobox, Field } from '#web/ui/index.ts'

const NOBODY = 'nobody'

export interface Member {
  userId: string
  name: string
}

interface AssigneePickerProps {
  label: string
  assignee: Member | null
  onAssign: (assignee: Member | null) => void
}

/** Oneself first, then nobody, then the colleagues. */
export function AssigneePicker({ label, assignee, onAssign }: AssigneePickerProps) {
  const t = useTranslations('common.assignee')
  const { user } = useMe()
  const { data } = useQuery(reviewOptionsQuery)
  const members = withPresent(data?.members ?? [], assignee)
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

/** Somebody who has left the team can still be the one it is assigned to. */
function withPresent(members: readonly Member[], present: Member | null): readonly Member[] {
  if (!present || members.some(({ userId }) => userId === present.userId)) return members
  return [...members, present]
}
