import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextInput } from '#web/ui/index.ts'
import type { FilterProps } from './filter-bar.tsx'

/** Enter runs the search, an emptied box ends it, and Escape leaves the box. */
export function SearchField({
  filter,
  onChange,
  searchRef,
}: FilterProps & { searchRef: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('reviews')
  const [text, setText] = useState(filter.search ?? '')
  const run = (wanted: string) => onChange({ search: wanted.trim() || undefined })
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    // The browser would empty the box, and that ends the search.
    event.preventDefault()
    setText(filter.search ?? '')
    event.currentTarget.blur()
  }
  return (
    <search className="min-w-0 flex-1 sm:min-w-40">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          run(text)
        }}
      >
        <TextInput
          ref={searchRef}
          type="search"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          icon={<Search aria-hidden />}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onKeyDown={leave}
          onChange={({ target: { value } }) => {
            setText(value)
            if (value === '' && filter.search) run('')
          }}
        />
      </form>
    </search>
  )
}
