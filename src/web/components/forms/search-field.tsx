import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { joinClasses, TextInput } from '#web/ui/index.ts'
import { Form } from './form.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** What the list is searched for now. */
  searched: string | undefined
  onSearch: (text: string | undefined) => void
  /** Where a key leads into the box, Escape leads out of it. */
  inputRef?: RefObject<HTMLInputElement | null>
  className?: string
}

/** Above a list. Enter runs the search, and an emptied box ends it. */
export function SearchField({ label, placeholder, searched, onSearch, inputRef, className }: SearchFieldProps) {
  const [text, setText] = useState(searched ?? '')
  const run = (wanted: string) => onSearch(wanted.trim() || undefined)
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    // The browser would empty the box, and that ends the search.
    event.preventDefault()
    setText(searched ?? '')
    event.currentTarget.blur()
  }
  return (
    <search className={joinClasses('min-w-0 flex-1 sm:min-w-40', className)}>
      <Form className="" onSubmit={() => run(text)}>
        <TextInput
          {...(inputRef && { ref: inputRef, onKeyDown: leave })}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          icon={<Search aria-hidden />}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value)
            if (value === '' && searched) run('')
          }}
        />
      </Form>
    </search>
  )
}
