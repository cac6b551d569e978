import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { joinClasses } from '#web/ui/index.ts'
import { useAspectName } from './use-reading-words.ts'
import { SHOWN_MARK_CLASSES } from './mark-classes.ts'

interface AspectPickerProps {
  findings: readonly AspectFinding[]
  chosen: AspectFinding | null
  /** The one whose place is shown: looked at, or else chosen. */
  shown: AspectFinding | null
  onLook: (finding: AspectFinding | null) => void
  onChoose: (finding: AspectFinding) => void
}

/** Each aspect with what is said of it; pointing at one, or choosing it, shows where. */
export function AspectPicker({ findings, chosen, shown, onLook, onChoose }: AspectPickerProps) {
  const t = useTranslations('reviewsAnalysis')
  const nameOf = useAspectName()
  const titleId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <p id={titleId} className="text-sm text-ink-muted">
        {t('aspects')}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-1.5">
        {findings.map((finding) => (
          <li key={`${finding.start}-${finding.aspect}`}>
            <button
              type="button"
              aria-pressed={finding === chosen}
              className={joinClasses(
                'min-h-7 rounded-full border px-2.5 text-sm pointer-coarse:min-h-11',
                SHOWN_MARK_CLASSES[finding.polarity],
                finding === chosen ? 'border-ink' : 'border-line-strong',
              )}
              onClick={() => onChoose(finding)}
              onPointerEnter={() => onLook(finding)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(finding)}
              onBlur={() => onLook(null)}
            >
              {t('finding', { aspect: nameOf(finding.aspect), polarity: finding.polarity })}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="min-h-5 text-sm break-words italic">
        {shown && t('clause', { clause: shown.clause })}
      </p>
    </div>
  )
}
