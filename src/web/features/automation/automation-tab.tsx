import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { automationSettingsInput, type AutomationSettings } from '#shared/contracts/automation.ts'
import { SENTIMENTS, WEEKDAYS } from '#shared/domain/customer-settings.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { ChangedMeanwhile, useSettingsForm } from '#web/components/forms/settings-form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Card, Checkbox, Field, Switch, TextArea, TextInput, TimePicker } from '#web/ui/index.ts'
import { automationQuery, useStopAutomation, type AutomationInput } from './automation.queries.ts'
import { DryRunButton } from './dry-run.tsx'
import { RulesCard } from './rules-card.tsx'
import { RunsCard } from './runs-card.tsx'

interface AutomationProps {
  formId: string
  onSave: (settings: AutomationInput) => Promise<AutomationSettings>
}

/** What is answered and sorted without a person. The first card is saved by the page's own button, a rule by its own. */
export function AutomationTab(props: AutomationProps) {
  const t = useTranslations('automation')
  const automation = useQuery(automationQuery)
  return (
    <QueryState query={automation} failedTitle={t('failed')}>
      {(saved) => (
        <div className="flex flex-col gap-6">
          <StopCard isStopped={saved.isStopped} />
          <AutomationForm {...props} saved={saved} />
          <RulesCard />
          <RunsCard />
        </div>
      )}
    </QueryState>
  )
}

/** Takes effect at once: whoever needs it has no time to look for the button below. */
function StopCard({ isStopped }: Pick<AutomationSettings, 'isStopped'>) {
  const t = useTranslations('automation')
  const mayChange = can(useMe(), 'settings.manage')
  const stop = useStopAutomation()
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <Switch
          label={t('stop')}
          hint={t('stopHint')}
          disabled={!mayChange}
          checked={stop.isPending ? stop.variables : isStopped}
          onChange={(event) => stop.mutate(event.target.checked)}
        />
        <ProblemBanner error={stop.error} />
      </div>
    </Card>
  )
}

const toInput = ({
  consent: _consent,
  isStopped: _isStopped,
  ...settings
}: AutomationSettings): AutomationInput & { revision: number } => ({
  ...settings,
  hasConsented: false,
})

const hasSameTexts = (one: Partial<AutomationInput['responseTemplates']> = {}, other: AutomationSettings) =>
  SENTIMENTS.every((sentiment) => (one[sentiment] ?? '').trim() === other.responseTemplates[sentiment].trim())

function AutomationForm({ formId, onSave, saved }: AutomationProps & { saved: AutomationSettings }) {
  'use no memo'
  const mayChange = can(useMe(), 'settings.manage')
  const form = useForm<AutomationInput>({
    resolver: zodResolver(automationSettingsInput),
    defaultValues: toInput(saved),
  })
  const { submit, ...meanwhile } = useSettingsForm({
    name: 'automation',
    form,
    saved: toInput(saved),
    onSave: async (settings) => toInput(await onSave(settings)),
  })
  return (
    <Form id={formId} onSubmit={submit} className="flex flex-col gap-6">
      <ChangedMeanwhile {...meanwhile} />
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
        <RespondingCard form={form} saved={saved} mayChange={mayChange} />
        <WorkingHours form={form} />
      </fieldset>
    </Form>
  )
}

interface RespondingProps {
  form: UseFormReturn<AutomationInput>
  saved: AutomationSettings
  mayChange: boolean
}

function RespondingCard({ form, saved, mayChange }: RespondingProps) {
  'use no memo'
  const t = useTranslations('automation')
  const sentenceOf = useFieldSentence()
  const { register, formState } = form
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-5">
        <Switch label={t('autoRespond')} hint={t('autoRespondHint')} {...register('autoRespond')} />
        <Field label={t('delay')} hint={t('delayHint')} error={sentenceOf(formState.errors.responseDelay)}>
          <TextInput
            type="number"
            min={0}
            className="max-w-32"
            {...register('responseDelay', { valueAsNumber: true })}
          />
        </Field>
        <Field label={t('cap')} hint={t('capHint')} error={sentenceOf(formState.errors.dailyCap)}>
          <TextInput type="number" min={1} className="max-w-32" {...register('dailyCap', { valueAsNumber: true })} />
        </Field>
        <Templates form={form} />
        <ConsentField form={form} saved={saved} />
        <ConsentNote consent={saved.autoRespond ? saved.consent : null} />
        {mayChange && <DryRunButton read={() => ({ settings: form.getValues() })} />}
      </div>
    </Card>
  )
}

/** Asked for whatever texts were not agreed to yet. */
function ConsentField({ form, saved }: Pick<RespondingProps, 'form' | 'saved'>) {
  'use no memo'
  const t = useTranslations('automation')
  const sentenceOf = useFieldSentence()
  const { control, register, formState } = form
  const [isOn, texts] = useWatch({ control, name: ['autoRespond', 'responseTemplates'] })
  const isCovered = saved.autoRespond && saved.consent !== null && hasSameTexts(texts, saved)
  if (!isOn || isCovered) return null
  return (
    <Checkbox
      label={t('consent')}
      hint={t('consentHint')}
      error={sentenceOf(formState.errors.hasConsented)}
      {...register('hasConsented')}
    />
  )
}

function ConsentNote({ consent }: Pick<AutomationSettings, 'consent'>) {
  const t = useTranslations('automation')
  const formatting = useFormatting()
  if (!consent) return null
  return (
    <p className="text-sm text-ink-muted">
      {t('consented', { name: consent.name, time: formatting.dateTime(consent.at) })}
    </p>
  )
}

function Templates({ form: { register, formState } }: { form: UseFormReturn<AutomationInput> }) {
  const t = useTranslations('automation')
  const sentenceOf = useFieldSentence()
  return (
    <>
      {SENTIMENTS.map((sentiment) => (
        <Field
          key={sentiment}
          label={t(`templates.${sentiment}`)}
          error={sentenceOf(formState.errors.responseTemplates?.[sentiment])}
        >
          <TextArea rows={3} {...register(`responseTemplates.${sentiment}`)} />
        </Field>
      ))}
      <p className="text-sm text-ink-muted">{t('templateHint')}</p>
    </>
  )
}

function WorkingHours({ form }: { form: UseFormReturn<AutomationInput> }) {
  'use no memo'
  const t = useTranslations('automation.hours')
  const sentenceOf = useFieldSentence()
  const { control, register, formState } = form
  const errors = formState.errors.workingHours
  const schedule = useWatch({ control, name: 'workingHours.schedule' })
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <div className="flex flex-col gap-5">
        <Switch label={t('toggle')} error={sentenceOf(errors?.enabled)} {...register('workingHours.enabled')} />
        <ul className="flex flex-col gap-3">
          {WEEKDAYS.map((day, index) => {
            const name = t(`days.${day}`)
            const own = errors?.schedule?.[index]
            return (
              <li key={day} className="flex flex-wrap items-start gap-x-4 gap-y-2">
                <Switch className="min-w-36" label={name} {...register(`workingHours.schedule.${index}.enabled`)} />
                <div className="flex flex-wrap gap-3">
                  <Field label={t('start', { day: name })} isLabelHidden error={sentenceOf(own?.start)}>
                    <TimePicker
                      {...offering(schedule[index]?.start)}
                      {...register(`workingHours.schedule.${index}.start`)}
                    />
                  </Field>
                  <Field label={t('end', { day: name })} isLabelHidden error={sentenceOf(own?.end)}>
                    <TimePicker
                      {...offering(schedule[index]?.end)}
                      {...register(`workingHours.schedule.${index}.end`)}
                    />
                  </Field>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

const offering = (time: string | undefined) => (time === undefined ? {} : { alsoOffer: time })
