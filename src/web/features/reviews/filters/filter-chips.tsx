import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/index.ts'
import type { FilterProps } from './filter-bar.tsx'
import { useFilterWords } from './use-filter-words.ts'

/** What narrows the list, each to be taken away by itself. */
export function FilterChips({ filter, onChange, onClear }: FilterProps & { onClear: () => void }) {
  const t = useTranslations('reviews.filters')
  const words = useFilterWords(filter)
  if (words.length === 0) return null
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {words.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={t('remove', { filter: text })}
            onClick={() => onChange(without)}
            className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-inset px-2.5 text-sm hover:border-line-strong pointer-coarse:min-h-11"
          >
            <span className="truncate">{text}</span>
            <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  )
}
