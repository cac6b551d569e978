import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type Incident, type IncidentRule, incidentRuleSchema } from '#shared/contracts/incidents.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { Badge, Card, Button, Checkbox, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { useState } from 'react'
import { can, useMe } from '#web/kernel/session/me.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { incidentsQuery, incidentRuleQuery, useSaveRule } from './incidents.queries.ts'

const STARS = [1, 2, 3] as const

interface RuleDialogProps {
  rule: IncidentRule
  onClose: () => void
}

function RuleDialog({ rule, onClose }: RuleDialogProps) {
  'use no memo'
  const t = useTranslations('incidents.rule')
  const toast = useToast()
  const saving = useSaveRule()
  const form = useForm<IncidentRule>({ resolver: zodResolver(incidentRuleSchema), defaultValues: rule })
  const save = form.handleSubmit((values) =>
    saving.mutate(values, {
      onSuccess: () => {
        toast({ tone: 'good', title: t('saved') })
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={t('title')}
      description={t('text')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={saving.isPending}
      onSubmit={save}
      problem={{ title: t('failed'), error: saving.error }}
      onClose={onClose}
    >
      <Checkbox label={t('isOn')} {...form.register('isOn')} />
      <RuleFields form={form} />
    </FormDialog>
  )
}

function RuleFields({ form: { register, control, formState } }: { form: ReturnType<typeof useForm<IncidentRule>> }) {
  'use no memo'
  const t = useTranslations('incidents.rule')
  const { errors } = formState
  const number = { valueAsNumber: true } as const
  return (
    <>
      <Field label={t('reviews')} hint={t('reviewsHint')} error={errors.reviews && t('reviewsInvalid')}>
        <TextInput inputMode="numeric" {...register('reviews', number)} />
      </Field>
      <Field label={t('stars')}>
        <Controller
          control={control}
          name="maxRating"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              options={STARS.map((count) => ({ value: String(count), label: t('starsOption', { count }) }))}
              value={String(value)}
              onChange={(event) => onChange(Number(event.target.value))}
            />
          )}
        />
      </Field>
      <Field label={t('hours')} hint={t('hoursHint')} error={errors.withinHours && t('hoursInvalid')}>
        <TextInput inputMode="numeric" {...register('withinHours', number)} />
      </Field>
    </>
  )
}

/** When many bad reviews are an incident, and those there were. */
export function IncidentsCard() {
  const t = useTranslations('incidents.past')
  const query = useQuery(incidentsQuery)
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        <RulePart />
        <QueryState
          query={query}
          failedTitle={t('failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="text-ink-muted">{t('empty')}</p>}
        >
          {({ items }) => (
            <ul className="flex flex-col gap-1">
              {items.map((incident) => (
                <IncidentItem key={incident.id} incident={incident} />
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </Card>
  )
}

function IncidentItem({ incident }: { incident: Incident }) {
  const t = useTranslations('incidents.past')
  const states = useTranslations('incidents.sheet')
  const formatting = useFormatting()
  const { id, state, reviewCount: count, locationName: place } = incident
  const from = formatting.date(incident.firstReviewAt)
  const to = formatting.date(incident.lastReviewAt)
  return (
    <li>
      <Link
        to={paths.disputes}
        from={paths.disputes}
        search={(now) => ({ ...now, incident: id })}
        resetScroll={false}
        className="-mx-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-1.5 hover:bg-inset"
      >
        <Badge tone={state === 'open' ? 'warn' : 'neutral'}>{states(state)}</Badge>
        <span className="min-w-0 break-words">
          {place === null ? t('item', { count }) : t('itemAt', { count, place })}
        </span>
        <span className="text-sm text-ink-muted">{from === to ? from : t('dates', { from, to })}</span>
      </Link>
    </li>
  )
}

/** The rule in a sentence, and the way to change it for those who may. */
function RulePart() {
  const t = useTranslations('incidents.rule')
  const canChange = can(useMe(), 'settings.manage')
  const { data: rule } = useQuery(incidentRuleQuery)
  const [isChanging, setIsChanging] = useState(false)
  if (!rule) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-ink-muted">
          <RuleSentence rule={rule} />
        </p>
        {canChange && (
          <Button size="small" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {isChanging && <RuleDialog rule={rule} onClose={() => setIsChanging(false)} />}
    </>
  )
}

function RuleSentence({ rule: { isOn, reviews, maxRating, withinHours } }: { rule: IncidentRule }) {
  const t = useTranslations('incidents.rule')
  return isOn ? t('sentence', { reviews, stars: maxRating, hours: withinHours }) : t('off')
}
