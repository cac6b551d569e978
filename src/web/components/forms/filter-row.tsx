import type { ReactNode } from 'react'
import { useLocations } from '#web/components/options.queries.ts'
import { Select } from '#web/ui/index.ts'
import { SearchField } from './search-field.tsx'

interface FilterRowProps {
  search: { label: string; placeholder: string; searched: string | undefined; onSearch: (search?: string) => void }
  children: ReactNode
}

/** What narrows a list: its search, then choices. On a phone the search has a line of its own. */
export function FilterRow({ search, children }: FilterRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
      <SearchField {...search} className="max-sm:basis-full!" />
      {children}
    </div>
  )
}

interface FilterSelectProps<Option extends string> {
  label: string
  options: readonly Option[]
  nameOf: (option: Option) => string
  value: Option | undefined
  /** What the list is called that nothing narrows; left out where one of the options always holds. */
  all?: string
  onChoose: (option: Option | undefined) => void
}

export function FilterSelect<Option extends string>(props: FilterSelectProps<Option>) {
  const { label, options, nameOf, value, all, onChoose } = props
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      {...(all !== undefined && { placeholder: all })}
      options={options.map((option) => ({ value: option, label: nameOf(option) }))}
      onChange={({ target }) => onChoose(options.find((option) => option === target.value))}
    />
  )
}

interface LocationFilterProps {
  label: string
  all: string
  value: string | undefined
  onChoose: (locationId: string | undefined) => void
}

/** Only where there are locations to choose from; one that is chosen can always be taken back. */
export function LocationFilter({ label, all, value, onChoose }: LocationFilterProps) {
  const locations = useLocations()
  if (locations.length === 0 && value === undefined) return null
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      placeholder={all}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChoose(target.value || undefined)}
      className="sm:max-w-56"
    />
  )
}
