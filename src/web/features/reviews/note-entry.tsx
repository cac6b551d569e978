import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewNote } from '#shared/contracts/review-notes.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Avatar, IconButton } from '#web/ui/index.ts'
import { cutAtMentions, type Member } from './mentions.ts'

interface NoteEntryProps {
  note: ReviewNote
  members: readonly Member[]
  /** One's own alone. */
  onRemove: (() => void) | undefined
}

export function NoteEntry({ note, members, onRemove }: NoteEntryProps) {
  const t = useTranslations('reviewsDetail.notes')
  const formatting = useFormatting()

  const remove = (event: MouseEvent<HTMLElement>) => {
    // The button goes away; the focus stays in the sheet.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
    onRemove?.()
  }
  return (
    <li className="flex gap-2.5">
      <Avatar name={note.authorName} size="small" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-medium break-words">{note.authorName}</span>
          <RelativeTime at={note.createdAt} className="text-sm text-ink-muted" />
        </p>
        <p dir="auto" className="break-words whitespace-pre-line">
          {cutAtMentions(note.text, members).map(({ start, part, isMention }) =>
            isMention ? (
              <span key={start} className="rounded-[3px] bg-accent-soft font-medium text-accent">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </p>
      </div>
      {onRemove && (
        <IconButton
          size="small"
          label={t('remove', { date: formatting.dateTime(note.createdAt) })}
          icon={<Trash2 aria-hidden />}
          onClick={remove}
        />
      )}
    </li>
  )
}
