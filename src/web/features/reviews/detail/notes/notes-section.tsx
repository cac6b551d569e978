import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReviewNote } from '#shared/contracts/reviews.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { SheetSection } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '../../reviews.queries.ts'
import { NoteEntry } from './note-entry.tsx'
import { NoteForm } from './note-form.tsx'
import { useRemoveNote } from './use-notes.ts'

export function NotesSection({ reviewId, notes }: { reviewId: string; notes: readonly ReviewNote[] }) {
  const t = useTranslations('reviewsDetail.notes')
  const { user } = useMe()
  const { data } = useQuery(reviewOptionsQuery)
  const members = data?.members ?? []
  const removeNote = useRemoveNote(reviewId)
  return (
    <SheetSection title={t('title')} text={t('hint')}>
      {notes.length === 0 ? (
        <p className="text-ink-muted">{t('empty')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteEntry
              key={note.id}
              note={note}
              members={members}
              onRemove={note.authorId === user.id ? () => removeNote(note) : undefined}
            />
          ))}
        </ol>
      )}
      <NoteForm reviewId={reviewId} members={members} />
    </SheetSection>
  )
}
