import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { noteInput } from '#shared/contracts/customers.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { useMayOperate } from '#web/kernel/session/me.ts'
import { Card, Field, TextArea } from '#web/ui/index.ts'
import { notesQuery, useAddNote } from './customers.queries.ts'

/** What administrators tell each other; the customer never reads it. */
export function NotesCard({ customerId }: { customerId: string }) {
  const t = useTranslations('customers.detail.notes')
  const notes = useInfiniteQuery(notesQuery(customerId))
  const mayOperate = useMayOperate()
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {mayOperate && <NoteForm customerId={customerId} />}
      <QueryState
        query={notes}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="pt-4 text-ink-muted">{t('none')}</p>}
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col pt-2">
              {pages
                .flatMap(({ items }) => items)
                .map(({ id, text, by, at }) => (
                  <li key={id} className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
                    <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
                    <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
                      <span>{by ?? t('gone')}</span>
                      <RelativeTime at={at} />
                    </p>
                  </li>
                ))}
            </ul>
            <NextPage query={notes} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function NoteForm({ customerId }: { customerId: string }) {
  const t = useTranslations('customers.detail.notes')
  const sentenceOf = useFieldSentence()
  const add = useAddNote()
  const [text, setText] = useState('')
  // Pressed again after an answer that was lost, it is the same.
  const [noteId, setNoteId] = useState(createUuid)
  const [isSent, setIsSent] = useState(false)
  const fault = noteInput.safeParse({ text }).error?.issues[0]
  const submit = () => {
    setIsSent(true)
    if (fault) return
    add.mutate(
      { customerId, noteId, text },
      {
        onSuccess: () => {
          setText('')
          setNoteId(createUuid())
          setIsSent(false)
        },
      },
    )
  }
  return (
    <Form onSubmit={submit}>
      <Field label={t('label')} error={isSent ? sentenceOf(fault) : undefined}>
        <TextArea rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ProblemBanner title={t('addFailed')} error={add.error} />
      <SubmitButton className="self-start" isBusy={add.isPending} busyLabel={t('adding')}>
        {t('add')}
      </SubmitButton>
    </Form>
  )
}
