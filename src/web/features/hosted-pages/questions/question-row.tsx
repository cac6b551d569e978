import { ArrowDown, ArrowUp, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SurveyQuestion } from '#shared/domain/hosted-page-content.ts'
import { pickText } from '#shared/domain/hosted-pages.ts'
import { IconButton, joinClasses } from '#web/ui/index.ts'
import type { Writing } from '../local-field.tsx'
import type { Faults } from '../page-values.ts'
import { QuestionEditor } from './question-editor.tsx'
import type { RowDrag } from '#web/components/use-row-drag.ts'

export interface QuestionProps {
  question: SurveyQuestion
  index: number
  /** All of them: an answer can lead on to a later one. */
  questions: readonly SurveyQuestion[]
  writing: Writing
  faults: Faults
  onChange: (question: SurveyQuestion) => void
}

interface QuestionRowProps extends QuestionProps {
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
  drag: RowDrag
}

const LINES = {
  above: 'before:absolute before:inset-x-0 before:-top-1.5 before:h-0.5 before:bg-accent',
  below: 'after:absolute after:inset-x-0 after:-bottom-1.5 after:h-0.5 after:bg-accent',
}

export function QuestionRow({ isOpen, onToggle, onMove, onRemove, drag, ...props }: QuestionRowProps) {
  const { index, faults } = props
  const isFaulty = Object.keys(faults).some((place) => place.startsWith(`content.questions.${index}.`))
  return (
    <li
      className={joinClasses(
        'relative rounded-control border bg-card',
        isFaulty ? 'border-bad' : 'border-line',
        drag.isDragged && 'opacity-55',
        drag.line && LINES[drag.line],
      )}
    >
      <div className="flex items-center gap-1 py-1 pr-1">
        {/* For the pointer alone: the arrows do the same by keyboard. */}
        <span
          aria-hidden
          data-drag-handle=""
          {...drag.handle}
          className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center select-none justify-center text-ink-muted active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </span>
        <RowTitle {...props} isOpen={isOpen} onToggle={onToggle} />
        <RowButtons {...props} onMove={onMove} onRemove={onRemove} />
      </div>
      {isOpen && <QuestionEditor {...props} />}
    </li>
  )
}

type RowTitleProps = Pick<QuestionRowProps, 'question' | 'index' | 'writing' | 'isOpen' | 'onToggle'>

function RowTitle({ question, index, writing, isOpen, onToggle }: RowTitleProps) {
  const t = useTranslations('hostedPages.questions')
  return (
    <button
      type="button"
      id={`question-${question.id}`}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-left"
    >
      <ChevronRight
        aria-hidden
        className={joinClasses(
          'size-4 shrink-0 text-ink-muted transition-transform duration-120',
          isOpen && 'rotate-90',
        )}
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium break-words">
          {pickText(question.label, writing.language, writing.main) || t('unnamed')}
        </span>
        <span className="text-sm text-ink-muted">
          {t('summary', {
            place: index + 1,
            kind: t(`kinds.${question.kind}`),
            required: String(question.isRequired),
            branches: question.rules.length,
          })}
        </span>
      </span>
    </button>
  )
}

type RowButtonsProps = Pick<QuestionRowProps, 'question' | 'index' | 'questions' | 'writing' | 'onMove' | 'onRemove'>

function RowButtons({ question, index, questions, writing, onMove, onRemove }: RowButtonsProps) {
  const t = useTranslations('hostedPages.questions')
  const name = pickText(question.label, writing.language, writing.main) || t('unnamed')
  return (
    <span className="flex shrink-0 items-center max-sm:flex-col sm:gap-0.5">
      <span className="flex">
        <IconButton
          id={`question-${question.id}-up`}
          size="small"
          label={t('up', { name })}
          icon={<ArrowUp aria-hidden />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          id={`question-${question.id}-down`}
          size="small"
          label={t('down', { name })}
          icon={<ArrowDown aria-hidden />}
          disabled={index === questions.length - 1}
          onClick={() => onMove(index + 1)}
        />
      </span>
      <IconButton size="small" label={t('remove', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
    </span>
  )
}
