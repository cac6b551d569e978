import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Field, Popover, TextInput } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'

const LONGEST_TAG = 40
const MOST_TAGS = 20

/** The tags in a line of them, each once. */
function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, LONGEST_TAG))
  return [...new Set(tags.filter(Boolean))].slice(0, MOST_TAGS)
}

interface TagChange {
  add: string[]
  remove: string[]
}

export function TagPopover({ onTag }: { onTag: (change: TagChange) => void }) {
  const t = useTranslations('reviews.bulk')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      title={t('tag')}
      side="top"
      align="start"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="small" icon={<Tag aria-hidden />}>
          {t('tag')}
        </Button>
      }
    >
      <TagForm
        onTag={(change) => {
          onTag(change)
          setIsOpen(false)
        }}
      />
    </Popover>
  )
}

export function TagForm({ onTag }: { onTag: (change: TagChange) => void }) {
  const t = useTranslations('reviews.bulk')
  const [text, setText] = useState('')
  const suggestionsId = useId()
  const { data } = useQuery(reviewOptionsQuery)
  const tags = readTags(text)
  return (
    <Form
      className="flex w-72 max-w-full flex-col gap-3"
      onSubmit={() => tags.length > 0 && onTag({ add: tags, remove: [] })}
    >
      <Field label={t('tagField')}>
        <TextInput value={text} list={suggestionsId} onChange={({ target }) => setText(target.value)} />
      </Field>
      <datalist id={suggestionsId}>
        {(data?.tags ?? []).map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" isReady={tags.length > 0}>
          {t('tagAdd')}
        </SubmitButton>
        <Button size="small" disabled={tags.length === 0} onClick={() => onTag({ add: [], remove: tags })}>
          {t('tagRemove')}
        </Button>
      </div>
    </Form>
  )
}
