import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { Combobox, Field, useToast } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import { ChangedMeanwhile, type DecideChange } from '../changing/change-on-latest.ts'
import { useChangeDispute, useTellOfFailure } from '../changing/use-change-dispute.ts'

const NOBODY = 'nobody'

type Member = NonNullable<DisputeDetail['assignee']>

/** Oneself first, then nobody, then the colleagues. */
export function AssigneePicker({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.course')
  const { user } = useMe()
  const { data } = useQuery(reviewOptionsQuery)
  const assign = useAssign(dispute)
  const members = withPresent(data?.members ?? [], dispute.assignee)
  const me = members.filter(({ userId }) => userId === user.id)
  const colleagues = members.filter(({ userId }) => userId !== user.id)
  return (
    <Field label={t('assignee')}>
      <Combobox
        options={[
          ...me.map(({ userId, name }) => ({ value: userId, label: t('me', { name }) })),
          { value: NOBODY, label: t('nobody') },
          ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        value={dispute.assignee?.userId ?? NOBODY}
        onValueChange={(userId) => assign(members.find((member) => member.userId === userId) ?? null)}
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

function useAssign(dispute: DisputeDetail): (assignee: Member | null) => void {
  const t = useTranslations('disputesDetail')
  const toast = useToast()
  const { mutate } = useChangeDispute(dispute)
  const onError = useTellOfFailure(dispute.id)
  return (assignee) => {
    const former = dispute.assignee
    const said = assignee ? t('course.assigned', { name: assignee.name }) : t('course.unassigned')
    const takeBack = () => mutate(reassign(assignee, former), { onError })
    const onSuccess = () =>
      toast({ kind: 'dispute-change', title: said, action: { label: t('undo'), onAction: takeBack } })
    mutate(reassign(former, assignee), { onSuccess, onError })
  }
}

const reassign =
  (seen: Member | null, wanted: Member | null): DecideChange =>
  (now) => {
    if (now.assignee?.userId !== seen?.userId) throw new ChangedMeanwhile()
    return { assigneeId: wanted?.userId ?? null }
  }
