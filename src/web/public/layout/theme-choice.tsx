import { Monitor, Moon, Sun } from 'lucide-react'
import type { CommonContent } from '../content/en/common.ts'

const CHOICES = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const

/** Hidden until the island is there to act on it; without script the page follows the system. */
export function ThemeChoice({ texts }: { texts: CommonContent['theme'] }) {
  return (
    <fieldset hidden data-theme-choice="" className="mt-5 inline-flex rounded-control border border-line p-0.5">
      <legend className="sr-only">{texts.label}</legend>
      {CHOICES.map(({ value, Icon }) => (
        <label
          key={value}
          title={texts[value]}
          className="flex size-11 cursor-pointer lg:size-9 items-center justify-center rounded-control text-ink-muted hover:text-ink has-checked:bg-inset has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} className="sr-only" />
          <Icon className="size-4" aria-hidden="true" />
          <span className="sr-only">{texts[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
