import { useTranslations } from 'use-intl'
import { Avatar, joinClasses } from '#web/ui/index.ts'
import type { Member } from './mentions.ts'

interface MentionListProps {
  id: string
  members: readonly Member[]
  active: Member | undefined
  onPick: (member: Member) => void
}

export const mentionOptionId = (listId: string, member: Member) => `${listId}-${member.userId}`

/** HTML has no list of choices that leaves the focus where it is. */
const LISTBOX = { role: 'listbox' } as const
const OPTION = { role: 'option' } as const

/** The focus stays in the text; its keys choose. */
export function MentionList({ id, members, active, onPick }: MentionListProps) {
  const t = useTranslations('reviewsDetail.notes')
  return (
    <div
      {...LISTBOX}
      id={id}
      aria-label={t('members')}
      ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
      className="absolute inset-x-0 top-full z-10 mt-1 rounded-card border border-line bg-card p-1 shadow-float"
    >
      {members.map((member) => (
        <div
          {...OPTION}
          key={member.userId}
          id={mentionOptionId(id, member)}
          aria-selected={member === active}
          // Pressed, not clicked: a click would take the focus out of the text first.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(member)
          }}
          className={joinClasses(
            'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 hover:bg-inset pointer-coarse:min-h-11',
            member === active && 'bg-inset',
          )}
        >
          <Avatar name={member.name} size="small" />
          <span className="min-w-0 truncate">{member.name}</span>
        </div>
      ))}
    </div>
  )
}
