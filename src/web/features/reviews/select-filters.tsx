import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  ANSWERED_FILTERS,
  DRAFT_FILTERS,
  PLAN_FILTERS,
  REPLY_FILTERS,
  TARGET_FILTERS,
  SAID_FILTERS,
  STARS_FILTERS,
  TRIAGE_FILTERS,
} from '#shared/contracts/reviews.ts'
import { ASPECTS } from '#shared/domain/sentiment.ts'
import { Field, Select } from '#web/ui/index.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { chosenOf, type FilterProps } from './filter-bar.tsx'
import { useWordNames } from './use-word-names.ts'

const HAS_TEXT = ['yes', 'no'] as const

/** Of these, one can be meant. */
export function SelectFilters({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  return (
    <div className="grid grid-cols-2 gap-4 max-[24rem]:grid-cols-1">
      <AssigneeFilter filter={filter} onChange={onChange} />
      <Field label={t('starred.label')}>
        <Select
          value={filter.stars ?? ''}
          placeholder={t('starred.any')}
          options={STARS_FILTERS.map((value) => ({ value, label: t(`starred.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ stars: chosenOf(STARS_FILTERS, value) })}
        />
      </Field>
      <Field label={t('hasText')}>
        <Select
          value={filter.hasText ?? ''}
          placeholder={t('hasTextAny')}
          options={HAS_TEXT.map((value) => ({ value, label: t(`hasTexts.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ hasText: chosenOf(HAS_TEXT, value) })}
        />
      </Field>
      <WordFilters filter={filter} onChange={onChange} />
      <AnswerFilters filter={filter} onChange={onChange} />
      <Field label={t('triage')}>
        <Select
          value={filter.triage ?? ''}
          placeholder={t('triageAny')}
          options={TRIAGE_FILTERS.map((value) => ({ value, label: t(`triages.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ triage: chosenOf(TRIAGE_FILTERS, value) })}
        />
      </Field>
    </div>
  )
}

/** What the words speak of, how, and in which language. */
function WordFilters({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  const words = useWordNames()
  return (
    <>
      <Field label={t('theme')}>
        <Select
          value={filter.theme ?? ''}
          placeholder={t('themeAny')}
          options={words.themes.map(({ aspect }) => ({ value: aspect, label: words.nameTheme(aspect) }))}
          onChange={({ target: { value } }) => {
            const theme = chosenOf(ASPECTS, value)
            onChange({ theme, ...(theme === undefined && { said: undefined }) })
          }}
        />
      </Field>
      <Field label={t('said')}>
        <Select
          value={filter.said ?? ''}
          placeholder={t('saidAny')}
          disabled={filter.theme === undefined}
          options={SAID_FILTERS.map((value) => ({ value, label: t(`saids.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ said: chosenOf(SAID_FILTERS, value) })}
        />
      </Field>
      <Field label={t('language')}>
        <Select
          value={filter.language ?? ''}
          placeholder={t('languageAny')}
          options={words.languages.map((value) => ({ value, label: words.nameLanguage(value) }))}
          onChange={({ target: { value } }) => onChange({ language: value === '' ? undefined : value })}
        />
      </Field>
    </>
  )
}

/** Whether there is an answer, how far it has got, and whether one is planned. */
function AnswerFilters({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  return (
    <>
      <Field label={t('answered')}>
        <Select
          value={filter.answered ?? ''}
          placeholder={t('answeredAny')}
          options={ANSWERED_FILTERS.map((value) => ({ value, label: t(`answereds.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ answered: chosenOf(ANSWERED_FILTERS, value) })}
        />
      </Field>
      <Field label={t('target')}>
        <Select
          value={filter.target ?? ''}
          placeholder={t('targetAny')}
          options={TARGET_FILTERS.map((value) => ({ value, label: t(`targets.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ target: chosenOf(TARGET_FILTERS, value) })}
        />
      </Field>
      <Field label={t('reply')}>
        <Select
          value={filter.reply ?? ''}
          placeholder={t('replyAny')}
          options={REPLY_FILTERS.map((value) => ({ value, label: t(`replies.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ reply: chosenOf(REPLY_FILTERS, value) })}
        />
      </Field>
      <Field label={t('draft')}>
        <Select
          value={filter.draft ?? ''}
          placeholder={t('draftAny')}
          options={DRAFT_FILTERS.map((value) => ({ value, label: t(`drafts.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ draft: chosenOf(DRAFT_FILTERS, value) })}
        />
      </Field>
      <Field label={t('plan')}>
        <Select
          value={filter.plan ?? ''}
          placeholder={t('planAny')}
          options={PLAN_FILTERS.map((value) => ({ value, label: t(`plans.${value}`) }))}
          onChange={({ target: { value } }) => onChange({ plan: chosenOf(PLAN_FILTERS, value) })}
        />
      </Field>
    </>
  )
}

function AssigneeFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  const { data: options } = useQuery(reviewOptionsQuery)
  const members = (options?.members ?? []).map(({ userId, name }) => ({ value: userId, label: name }))
  return (
    <Field label={t('assignee')}>
      <Select
        value={filter.assignee ?? ''}
        placeholder={t('anyone')}
        options={[{ value: 'me', label: t('me') }, { value: 'nobody', label: t('nobody') }, ...members]}
        onChange={({ target: { value } }) => onChange({ assignee: value === '' ? undefined : value })}
      />
    </Field>
  )
}
