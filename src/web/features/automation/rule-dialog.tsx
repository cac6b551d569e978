import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { type AutomationRule, ruleInput, type RuleInput } from '#shared/contracts/automation.ts'
import { OCCASIONS, RULE_ANSWERS, splitVariants } from '#shared/domain/automation.ts'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useReviewOptions } from '#web/components/review-options.queries.ts'
import { Checkbox, CheckboxGroup, Field, RadioGroup, Select, TagInput, TextArea, TextInput } from '#web/ui/index.ts'
import { useChangeRule, useCreateRule } from './automation.queries.ts'
import { DryRunButton } from './dry-run.tsx'

type RuleForm = UseFormReturn<RuleInput>

const NEW_RULE: RuleInput = {
  name: '',
  isOn: false,
  when: {
    platforms: [],
    ratings: [],
    sentiments: [],
    languages: [],
    hasText: 'any',
    locationIds: [],
    contains: [],
    occasions: ['new'],
  },
  actions: { answer: 'draft', texts: [], assigneeId: null, tags: [], notifyIds: [], isEscalated: false },
  hasConsented: false,
}

const toInput = ({ name, isOn, when, actions }: AutomationRule): RuleInput => {
  const hasConsented = false
  return { name, isOn, when, actions, hasConsented }
}

const DIVIDER = '\n---\n'

export function RuleDialog({ rule, onClose }: { rule: AutomationRule | null; onClose: () => void }) {
  'use no memo'
  const t = useTranslations('automation.rule')
  const [create, change] = [useCreateRule(), useChangeRule()]
  const form = useForm<RuleInput>({
    resolver: zodResolver(ruleInput),
    defaultValues: rule ? toInput(rule) : NEW_RULE,
  })
  const submit = form.handleSubmit(async (input) => {
    const saving = rule
      ? change.mutateAsync({ ruleId: rule.id, revision: rule.revision, rule: input })
      : create.mutateAsync(input)
    // What goes wrong is told below the fields.
    await saving.then(onClose, () => undefined)
  })
  const [isOn, answer] = useWatch({ control: form.control, name: ['isOn', 'actions.answer'] })
  return (
    <FormDialog
      size="large"
      title={t(rule ? 'change' : 'new')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={create.isPending || change.isPending}
      problem={{ error: create.error ?? change.error }}
      onSubmit={submit}
      onClose={onClose}
      otherAction={<DryRunButton read={() => ({ rule: form.getValues(), ...(rule && { ruleId: rule.id }) })} />}
    >
      <NameField form={form} />
      <Conditions form={form} />
      <Actions form={form} />
      <Checkbox label={t('isOn')} {...form.register('isOn')} />
      {isOn && answer === 'send' && <Checkbox label={t('consent')} {...form.register('hasConsented')} />}
    </FormDialog>
  )
}

function NameField({ form: { register, formState } }: { form: RuleForm }) {
  const t = useTranslations('automation.rule')
  const sentenceOf = useFieldSentence()
  return (
    <Field label={t('name')} error={sentenceOf(formState.errors.name)} isRequired>
      <TextInput {...register('name')} />
    </Field>
  )
}

const STARS = ['5', '4', '3', '2', '1']
const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl']

function Conditions({ form }: { form: RuleForm }) {
  'use no memo'
  const t = useTranslations('automation.rule')
  const texts = (['any', 'yes', 'no'] as const).map((value) => ({ value, label: t(`text.${value}`) }))
  const choices = useChoices().filter(({ options }) => options.length > 0)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 font-semibold">{t('when')}</legend>
      <p className="text-sm text-ink-muted">{t('whenHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Ratings form={form} />
        {choices.map((choice) => (
          <Choices key={choice.name} form={form} {...choice} />
        ))}
      </div>
      <Field label={t('hasText')}>
        <Select options={texts} {...form.register('when.hasText')} />
      </Field>
      <Words form={form} name="when.contains" label={t('contains')} hint={t('containsHint')} suggestions={[]} />
    </fieldset>
  )
}

function Ratings({ form }: { form: RuleForm }) {
  const t = useTranslations('automation.rule')
  return (
    <Controller
      control={form.control}
      name="when.ratings"
      render={({ field: { value, onChange } }) => (
        <CheckboxGroup
          legend={t('ratings')}
          options={STARS.map((stars) => ({ value: stars, label: t('stars', { count: Number(stars) }) }))}
          value={value.map(String)}
          onChange={(chosen) => onChange(chosen.map(Number))}
        />
      )}
    />
  )
}

function useChoices(): Omit<ChoicesProps, 'form'>[] {
  const t = useTranslations('automation')
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const places = useReviewOptions()?.locations ?? []
  return [
    {
      name: 'when.sentiments',
      legend: t('rule.sentiments'),
      options: SENTIMENTS.map((value) => ({ value, label: t(`sentiments.${value}`) })),
    },
    {
      name: 'when.platforms',
      legend: t('rule.platforms'),
      options: PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
    },
    {
      name: 'when.languages',
      legend: t('rule.languages'),
      options: LANGUAGES.map((value) => ({ value, label: languages.of(value) ?? value })),
    },
    {
      name: 'when.occasions',
      legend: t('rule.occasions'),
      options: OCCASIONS.map((value) => ({ value, label: t(`rule.occasion.${value}`) })),
    },
    {
      name: 'when.locationIds',
      legend: t('rule.locations'),
      options: places.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}

interface ChoicesProps {
  form: RuleForm
  name:
    | 'when.sentiments'
    | 'when.platforms'
    | 'when.languages'
    | 'when.occasions'
    | 'when.locationIds'
    | 'actions.notifyIds'
  legend: string
  options: readonly { value: string; label: string }[]
}

function Choices({ form, name, legend, options }: ChoicesProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <CheckboxGroup legend={legend} options={options} value={value} onChange={onChange} />
      )}
    />
  )
}

interface WordsProps {
  form: RuleForm
  name: 'when.contains' | 'actions.tags'
  label: string
  hint: string
  suggestions: readonly string[]
}

const LONGEST = { 'when.contains': 100, 'actions.tags': 40 }

function Words({ form, name, label, hint, suggestions }: WordsProps) {
  const t = useTranslations('automation.rule')
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Field label={label} hint={hint}>
          <TagInput
            tags={value}
            onTagsChange={onChange}
            suggestions={suggestions}
            maxLength={LONGEST[name]}
            placeholder=""
            labels={{
              list: label,
              add: (word) => t('addWord', { word }),
              remove: (word) => t('removeWord', { word }),
            }}
          />
        </Field>
      )}
    />
  )
}

function Actions({ form }: { form: RuleForm }) {
  'use no memo'
  const t = useTranslations('automation.rule')
  const sentenceOf = useFieldSentence()
  const options = useReviewOptions()
  const people = (options?.members ?? []).filter(({ seesReviews }) => seesReviews)
  const chosen = people.map(({ userId, name }) => ({ value: userId, label: name }))
  const { control, register, formState } = form
  const answer = useWatch({ control, name: 'actions.answer' })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 font-semibold">{t('actions')}</legend>
      <RadioGroup
        legend={t('answer')}
        error={sentenceOf(formState.errors.actions?.answer)}
        options={RULE_ANSWERS.map((value) => ({
          value,
          label: t(`answers.${value}`),
          hint: t(`answerHints.${value}`),
        }))}
        {...register('actions.answer')}
      />
      {answer !== 'none' && <Texts form={form} />}
      <Field label={t('assignee')}>
        <Select
          options={[{ value: '', label: t('noAssignee') }, ...chosen]}
          {...register('actions.assigneeId', { setValueAs: (value: string | null) => value || null })}
        />
      </Field>
      <Words form={form} name="actions.tags" label={t('tags')} hint={t('tagsHint')} suggestions={options?.tags ?? []} />
      {chosen.length > 0 && <Choices form={form} name="actions.notifyIds" legend={t('notify')} options={chosen} />}
      <Checkbox label={t('escalate')} hint={t('escalateHint')} {...register('actions.isEscalated')} />
    </fieldset>
  )
}

/** Several texts in one field, as in the templates; what is typed stays as it is typed. */
function Texts({ form }: { form: RuleForm }) {
  'use no memo'
  const t = useTranslations('automation.rule')
  const sentenceOf = useFieldSentence()
  const { texts: errors } = form.formState.errors.actions ?? {}
  const [typed, setTyped] = useState(() => form.getValues('actions.texts').join(DIVIDER))
  const error = Array.isArray(errors) ? errors.find((one) => one !== undefined) : errors
  return (
    <Field label={t('texts')} hint={t('textsHint')} error={sentenceOf(error)}>
      <TextArea
        rows={4}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          form.setValue('actions.texts', splitVariants(value), { shouldDirty: true })
        }}
      />
    </Field>
  )
}
