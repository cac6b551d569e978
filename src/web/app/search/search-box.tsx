import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useShortcut } from '#web/kernel/shortcuts/use-shortcut.ts'
import { IconButton, TextInput } from '#web/ui/index.ts'
import { usePlaces } from '#web/app/shell/use-places.ts'
import { CommandKeys } from '#web/app/shell/command-keys.tsx'

/** Hands on what is typed to the palette, which answers. On a phone it is a button. */
export function SearchBox({ onSearch }: { onSearch: (query: string) => void }) {
  const t = useTranslations('shell')
  const { isAdmin } = usePlaces()
  const input = useRef<HTMLInputElement>(null)
  useShortcut({ key: '/' }, () => {
    // Hidden on a phone, where a keyboard may still be attached.
    if (input.current?.checkVisibility()) input.current.focus()
    else onSearch('')
  })

  return (
    <>
      <IconButton
        label={t('search')}
        icon={<Search aria-hidden />}
        onClick={() => onSearch('')}
        className="ml-auto sm:hidden"
      />
      <span className="relative hidden max-w-xl min-w-0 flex-1 sm:block">
        <TextInput
          ref={input}
          type="search"
          aria-label={t('search')}
          aria-haspopup="dialog"
          placeholder={t(isAdmin ? 'searchPlaceholderAdmin' : 'searchPlaceholder')}
          icon={<Search aria-hidden />}
          value=""
          className="[&_input]:truncate [&_input]:pr-18"
          onChange={(event) => onSearch(event.currentTarget.value)}
          onClick={() => onSearch('')}
          onKeyDown={(event) => event.key === 'Enter' && onSearch('')}
        />
        <span aria-hidden className="pointer-events-none absolute inset-y-0 right-2 flex items-center">
          <CommandKeys />
        </span>
      </span>
    </>
  )
}
