import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseTargetSettings } from '#shared/contracts/response-targets.ts'
import { TEAM_ROLES } from '#shared/domain/permissions.ts'
import { TARGET_HOURS } from '#shared/domain/response-targets.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useReviewOptions } from '#web/components/review-options.queries.ts'
import { Checkbox, CheckboxGroup, Field, Select, useToast } from '#web/ui/index.ts'
import { useSaveTargets } from './response-targets.queries.ts'
import { useTargetTime } from './use-target-time.ts'

interface TargetsDialogProps {
  saved: ResponseTargetSettings
  onClose: () => void
}

export function TargetsDialog({ saved, onClose }: TargetsDialogProps) {
  const t = useTranslations('responseTargets')
  const toast = useToast()
  const [{ since: _since, ...values }, setValues] = useState(saved)
  const save = useSaveTargets()
  const change = (some: Partial<ResponseTargetSettings>) => setValues((all) => ({ ...all, ...some }))
  const submit = () =>
    save.mutate(values, {
      onSuccess: () => {
        toast({ tone: 'good', title: t('saved') })
        onClose()
      },
    })
  return (
    <FormDialog
      size="medium"
      title={t('title')}
      description={t('rules')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      isBusy={save.isPending}
      problem={{ title: t('saveFailed'), error: save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Times hours={values.hours} onChange={(hours) => change({ hours })} />
      <People values={values} change={change} />
    </FormDialog>
  )
}

type Hours = ResponseTargetSettings['hours']

function Times({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useTranslations('responseTargets')
  const nameTime = useTargetTime()
  const options = TARGET_HOURS.map((value) => ({ value: String(value), label: t('within', { time: nameTime(value) }) }))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('times')}</legend>
      {hours.map((own, index) => (
        <Field key={index} label={t('stars', { count: index + 1 })}>
          <Select
            value={own === null ? '' : String(own)}
            placeholder={t('noTarget')}
            options={options}
            onChange={({ target: { value } }) =>
              onChange(hours.with(index, TARGET_HOURS.find((each) => String(each) === value) ?? null))
            }
          />
        </Field>
      ))}
    </fieldset>
  )
}

interface PeopleProps {
  values: Pick<ResponseTargetSettings, 'tellsAssignee' | 'toldRoles' | 'toldUserIds'>
  change: (some: Partial<ResponseTargetSettings>) => void
}

/** Who hears of a late one. */
function People({ values: { tellsAssignee, toldRoles, toldUserIds }, change }: PeopleProps) {
  const t = useTranslations('responseTargets')
  const roles = useTranslations('invitations.roles')
  const people = (useReviewOptions()?.members ?? []).filter(({ seesReviews }) => seesReviews)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 font-semibold">{t('people')}</legend>
      <p className="text-sm text-ink-muted">{t('peopleHint')}</p>
      <Checkbox
        label={t('assignee')}
        checked={tellsAssignee}
        onChange={({ target }) => change({ tellsAssignee: target.checked })}
      />
      <CheckboxGroup
        legend={t('byRole')}
        options={TEAM_ROLES.map((role) => ({ value: role, label: roles(role) }))}
        value={toldRoles}
        onChange={(chosen) => change({ toldRoles: TEAM_ROLES.filter((role) => chosen.includes(role)) })}
      />
      {people.length > 0 && (
        <CheckboxGroup
          legend={t('byName')}
          options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
          value={toldUserIds}
          onChange={(chosen) => change({ toldUserIds: [...chosen] })}
        />
      )}
    </fieldset>
  )
}
