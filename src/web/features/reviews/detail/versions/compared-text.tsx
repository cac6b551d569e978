import { useTranslations } from 'use-intl'
import { joinClasses, VisuallyHidden } from '#web/ui/index.ts'
import { compareWords } from './compare-words.ts'

interface ComparedTextProps {
  before: string
  after: string
  className?: string
}

/** Both texts in one: what went is struck out, what came is underlined, and both are said aloud. */
export function ComparedText({ before, after, className }: ComparedTextProps) {
  const t = useTranslations('reviewsDetail.versions')
  const parts = compareWords(before, after)
  if (parts.length === 0) return null
  return (
    <p className={joinClasses('break-words whitespace-pre-line', className)}>
      {parts.map(({ index, text, fate }) => {
        if (fate === 'kept') return text
        const Mark = fate === 'removed' ? 'del' : 'ins'
        return (
          <Mark
            key={index}
            className={
              fate === 'removed'
                ? 'bg-bad-soft text-bad line-through'
                : 'bg-good-soft text-good underline underline-offset-2'
            }
          >
            <VisuallyHidden>{t(fate)}</VisuallyHidden>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}
