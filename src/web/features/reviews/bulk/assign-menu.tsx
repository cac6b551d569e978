import { useQuery } from '@tanstack/react-query'
import { UserPlus, UserX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMe } from '#web/kernel/session/me.ts'
import { Avatar, Button, Menu, MenuItem, MenuSeparator } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'

interface AssignProps {
  onAssign: (userId: string | null) => void
}

export function AssignMenu({ onAssign }: AssignProps) {
  const t = useTranslations('reviews.bulk')
  return (
    <Menu
      label={t('assign')}
      side="top"
      align="start"
      trigger={
        <Button size="small" icon={<UserPlus aria-hidden />}>
          {t('assign')}
        </Button>
      }
    >
      <AssignItems onAssign={onAssign} />
    </Menu>
  )
}

/** Oneself first. */
export function AssignItems({ onAssign }: AssignProps) {
  const t = useTranslations('reviews.bulk')
  const { user } = useMe()
  const { data } = useQuery(reviewOptionsQuery)
  const members = (data?.members ?? [])
    .filter(({ seesReviews }) => seesReviews)
    .toSorted((one, other) => Number(other.userId === user.id) - Number(one.userId === user.id))
  return (
    <>
      {members.map(({ userId, name }) => (
        <MenuItem key={userId} icon={<Avatar name={name} size="small" />} onSelect={() => onAssign(userId)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<UserX aria-hidden />} onSelect={() => onAssign(null)}>
        {t('assignNobody')}
      </MenuItem>
    </>
  )
}
