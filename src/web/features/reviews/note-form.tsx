import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Field, TextArea, Avatar, joinClasses } from '#web/ui/index.ts'
import { useKeptText } from '#web/components/forms/use-kept-text.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { findMentioned, type Member } from './mentions.ts'
import { useMentions } from './use-mentions.ts'
import { useAddNote } from './use-notes.ts'

interface MentionListProps {
  id: string
  members: readonly Member[]
  active: Member | undefined
  onPick: (member: Member) => void
}

const mentionOptionId = (listId: string, member: Member) => `${listId}-${member.userId}`

/** HTML has no list of choices that leaves the focus where it is. */
const LISTBOX = { role: 'listbox' } as const
const OPTION = { role: 'option' } as const

/** The focus stays in the text; its keys choose. */
function MentionList({ id, members, active, onPick }: MentionListProps) {
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

const LONGEST_NOTE = 5000

export function NoteForm({ reviewId, members }: { reviewId: string; members: readonly Member[] }) {
  const t = useTranslations('reviewsDetail.notes')
  const [text, setText] = useKeptText('note', reviewId)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ textArea, members, text, onText: setText })
  const adding = useAddNote(reviewId)

  const add = () => {
    const note = { text: text.trim(), mentions: findMentioned(text, members, mentions.pickedIds) }
    if (note.text === '' || adding.isPending) return
    adding.mutate(note, { onSuccess: () => setText('') })
  }
  const submit = () => {
    textArea.current?.focus()
    add()
  }
  return (
    <Form className="flex flex-col gap-3" onSubmit={submit}>
      <NoteText {...{ text, textArea, mentions }} isReadOnly={adding.isPending} onText={setText} onSend={add} />
      <ProblemBanner error={adding.error} fallback={t('addFailed')} />
      <SubmitButton
        variant="secondary"
        className="self-start"
        isReady={text.trim() !== ''}
        isBusy={adding.isPending}
        busyLabel={t('adding')}
      >
        {t('add')}
      </SubmitButton>
    </Form>
  )
}

interface NoteTextProps {
  text: string
  textArea: RefObject<HTMLTextAreaElement | null>
  mentions: ReturnType<typeof useMentions>
  /** While it is being sent: what is typed then would go with it. */
  isReadOnly: boolean
  onText: (text: string) => void
  onSend: () => void
}

function NoteText({ text, textArea, mentions, isReadOnly, onText, onSend }: NoteTextProps) {
  const t = useTranslations('reviewsDetail.notes')
  const listId = useId()
  const { isStarted, suggested, active, look, pick, handleKey, stop } = mentions
  const isListShown = suggested.length > 0

  const onKeyDown = (event: KeyboardEvent) => {
    handleKey(event)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className="relative">
      <Field label={t('label')}>
        <TextArea
          ref={textArea}
          rows={2}
          value={text}
          maxLength={LONGEST_NOTE}
          readOnly={isReadOnly}
          placeholder={t('placeholder')}
          aria-autocomplete="list"
          {...(isListShown && { 'aria-controls': listId })}
          {...(active && { 'aria-activedescendant': mentionOptionId(listId, active) })}
          onChange={(event) => {
            onText(event.target.value)
            look()
          }}
          onSelect={look}
          onKeyDown={onKeyDown}
          onBlur={stop}
        />
      </Field>
      {isListShown && <MentionList id={listId} members={suggested} active={active} onPick={pick} />}
      <output className="sr-only">{isStarted && t('membersFound', { count: suggested.length })}</output>
    </div>
  )
}
