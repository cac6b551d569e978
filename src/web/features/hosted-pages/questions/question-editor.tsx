import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { HOSTED_PAGE_LIMITS, hasOptions } from '#shared/domain/hosted-pages.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { Button, Checkbox, IconButton } from '#web/ui/index.ts'
import { LocalField } from '../local-field.tsx'
import { BranchEditor } from './branch-editor.tsx'
import { makeOption, removeOption } from './question-moves.ts'
import type { QuestionProps } from './question-row.tsx'

/** What is asked, whether it must be answered, and where an answer leads. */
export function QuestionEditor(props: QuestionProps) {
  const t = useTranslations('hostedPages.questions')
  const { question, index, writing, faults, onChange } = props
  return (
    <div className="flex flex-col gap-4 border-t border-line p-4">
      <LocalField
        {...writing}
        label={t('label')}
        text={question.label}
        maxLength={HOSTED_PAGE_LIMITS.question}
        isRequired
        {...(question.kind === 'email' && { hint: t('emailHint') })}
        fault={faults[`content.questions.${index}.label`]}
        onChange={(label) => onChange({ ...question, label })}
      />
      {hasOptions(question.kind) && <Options {...props} />}
      <Checkbox
        label={t('required')}
        checked={question.isRequired}
        onChange={({ target }) => onChange({ ...question, isRequired: target.checked })}
      />
      <BranchEditor {...props} />
    </div>
  )
}

function Options({ question, index, writing, faults, onChange }: QuestionProps) {
  const t = useTranslations('hostedPages.questions')
  const sentenceOf = useFieldSentence()
  const { options } = question
  const tooFew = faults[`content.questions.${index}.options`]
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{t('options')}</legend>
      {options.map((option, place) => (
        <div key={option.id} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <LocalField
              {...writing}
              label={t('option', { place: place + 1 })}
              isLabelHidden
              text={option.label}
              otherwise={t('option', { place: place + 1 })}
              maxLength={HOSTED_PAGE_LIMITS.option}
              isRequired
              fault={faults[`content.questions.${index}.options.${place}.label`]}
              onChange={(label) => onChange({ ...question, options: options.with(place, { ...option, label }) })}
            />
          </div>
          <IconButton
            label={t('removeOption', { place: place + 1 })}
            icon={<X aria-hidden />}
            onClick={() => onChange(removeOption(question, option.id))}
          />
        </div>
      ))}
      {tooFew !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {sentenceOf({ message: tooFew })}
        </p>
      )}
      {options.length < HOSTED_PAGE_LIMITS.options && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange({ ...question, options: [...options, makeOption(createUuid)] })}
        >
          {t('addOption')}
        </Button>
      )}
    </fieldset>
  )
}
