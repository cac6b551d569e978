import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SurveyRule } from '#shared/domain/hosted-page-content.ts'
import {
  hasOptions,
  HOSTED_PAGE_LIMITS,
  isScored,
  pickText,
  SCORES,
  SURVEY_END,
  type ScoredKind,
} from '#shared/domain/hosted-pages.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { Button, CheckboxGroup, Field, IconButton, Select } from '#web/ui/index.ts'
import { makeRule } from './question-moves.ts'
import type { QuestionProps } from './question-row.tsx'

/** The first rule that fits the answer decides; ways lead onwards only. */
export function BranchEditor(props: QuestionProps) {
  const t = useTranslations('hostedPages.questions.branch')
  const { question, index, faults, onChange } = props
  const sentenceOf = useFieldSentence()
  const canBranch = isScored(question.kind) || hasOptions(question.kind)
  const goToFault = faults[`content.questions.${index}.goTo`]
  return (
    <fieldset className="flex flex-col gap-3 rounded-control bg-inset p-3">
      <legend className="sr-only">{t('title')}</legend>
      <p aria-hidden className="font-medium">
        {t('title')}
      </p>
      {question.rules.map((rule, turn) => (
        <Rule key={turn} {...props} rule={rule} turn={turn} />
      ))}
      <Field
        label={t(question.rules.length > 0 ? 'otherwise' : 'always')}
        error={sentenceOf(goToFault === undefined ? undefined : { message: goToFault })}
      >
        <Select
          placeholder={t('nextQuestion')}
          value={question.goTo ?? ''}
          options={useDestinations(props, question.goTo)}
          onChange={({ target }) => onChange({ ...question, goTo: target.value === '' ? null : target.value })}
        />
      </Field>
      {canBranch && question.rules.length < HOSTED_PAGE_LIMITS.rules && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange({ ...question, rules: [...question.rules, makeRule(question)] })}
        >
          {t('add')}
        </Button>
      )}
    </fieldset>
  )
}

/** Every later question and the end; one that has come to stand earlier is still shown, as what is wrong. */
function useDestinations({ questions, index, writing }: QuestionProps, chosen: string | null) {
  const t = useTranslations('hostedPages.questions')
  const later = questions.flatMap(({ id, label }, place) => {
    if (place <= index && id !== chosen) return []
    const name = pickText(label, writing.language, writing.main) || t('unnamed')
    return [{ value: id, label: t('branch.question', { place: place + 1, name }) }]
  })
  return [...later, { value: SURVEY_END, label: t('branch.end') }]
}

interface RuleProps extends QuestionProps {
  rule: SurveyRule
  turn: number
}

function Rule({ rule, turn, ...props }: RuleProps) {
  const t = useTranslations('hostedPages.questions.branch')
  const sentenceOf = useFieldSentence()
  const { question, index, faults, onChange } = props
  const place = `content.questions.${index}.rules.${turn}`
  const change = (changed: Partial<SurveyRule>) =>
    onChange({ ...question, rules: question.rules.with(turn, { ...rule, ...changed }) })
  const [incomplete, backwards] = [faults[place], faults[`${place}.goTo`]]
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-3">
      <legend className="sr-only">{t('rule', { turn: turn + 1 })}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Condition {...props} rule={rule} onChangeRule={change} />
          {incomplete !== undefined && (
            <p role="alert" className="mt-1 text-sm text-bad">
              {sentenceOf({ message: incomplete })}
            </p>
          )}
        </div>
        <IconButton
          label={t('remove', { turn: turn + 1 })}
          icon={<X aria-hidden />}
          onClick={() => onChange({ ...question, rules: question.rules.toSpliced(turn, 1) })}
        />
      </div>
      <Field label={t('goTo')} error={sentenceOf(backwards === undefined ? undefined : { message: backwards })}>
        <Select
          value={rule.goTo}
          options={useDestinations(props, rule.goTo)}
          onChange={({ target }) => change({ goTo: target.value })}
        />
      </Field>
    </fieldset>
  )
}

interface ConditionProps extends QuestionProps {
  rule: SurveyRule
  onChangeRule: (changed: Partial<SurveyRule>) => void
}

function Condition({ question, writing, rule, onChangeRule }: ConditionProps) {
  const t = useTranslations('hostedPages.questions.branch')
  if (isScored(question.kind)) return <ScoreRange kind={question.kind} rule={rule} onChange={onChangeRule} />
  return (
    <CheckboxGroup
      legend={t('ifOptions')}
      options={question.options.map(({ id, label }, at) => ({
        value: id,
        label: pickText(label, writing.language, writing.main) || t('option', { place: at + 1 }),
      }))}
      value={rule.options ?? []}
      onChange={(options) => onChangeRule({ options })}
    />
  )
}

interface ScoreRangeProps {
  kind: ScoredKind
  rule: SurveyRule
  onChange: (changed: Partial<SurveyRule>) => void
}

/** Whichever end is moved beyond the other takes it along. */
function ScoreRange({ kind, rule, onChange }: ScoreRangeProps) {
  const t = useTranslations('hostedPages.questions.branch')
  const { least, most } = SCORES[kind]
  const { from = least, to = most } = rule
  const scores = Array.from({ length: most - least + 1 }, (_, step) => ({
    value: String(least + step),
    label: kind === 'stars' ? t('stars', { count: least + step }) : t('points', { count: least + step }),
  }))
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={t('from')}>
        <Select
          value={String(from)}
          options={scores}
          onChange={({ target }) => onChange({ from: Number(target.value), to: Math.max(to, Number(target.value)) })}
        />
      </Field>
      <Field label={t('to')}>
        <Select
          value={String(to)}
          options={scores}
          onChange={({ target }) => onChange({ to: Number(target.value), from: Math.min(from, Number(target.value)) })}
        />
      </Field>
    </div>
  )
}
