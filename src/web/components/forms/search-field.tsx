import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
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

const PAUSE_MS = 300
/** Fewer letters are in nearly everything: for them one presses Enter. */
const FEWEST_LETTERS = 3

/** Above a list. It is searched while one types, by Enter at once, and an emptied box ends it. */
export function SearchField({ label, placeholder, searched, onSearch, inputRef, className }: SearchFieldProps) {
  const { text, setText, run } = useTypedSearch(searched, onSearch)
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
            if (value === '') run('')
          }}
        />
      </Form>
    </search>
  )
}

/** Going back leads to before the search, not from letter to letter. */
export const isTypingOn = (filter: { search?: string | undefined }, change: { search?: string | undefined }) =>
  Boolean(filter.search && change.search)

/** The words in the box. A search that comes from elsewhere takes their place; one's own, come late, does not. */
function useTypedSearch(searched: string | undefined, onSearch: (text: string | undefined) => void) {
  const [text, setText] = useState(searched ?? '')
  const [wanted, setWanted] = useState(searched)
  const [seen, setSeen] = useState(searched)
  if (searched !== seen) {
    setSeen(searched)
    if (searched !== wanted) {
      setWanted(searched)
      setText(searched ?? '')
    }
  }

  const run = (words: string) => {
    const next = words.trim() || undefined
    if (next === wanted) return
    setWanted(next)
    onSearch(next)
  }
  const runTyped = useEffectEvent(() => {
    if (wanted !== undefined || text.trim().length >= FEWEST_LETTERS) run(text)
  })
  useEffect(() => {
    const timer = setTimeout(runTyped, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText, run }
}
