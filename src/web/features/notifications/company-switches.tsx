import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  changeCompanyNotifications,
  type CompanyNotifications,
  companyNotificationsInput,
  getCompanyNotifications,
  testSlack,
} from '#shared/contracts/company-notifications.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Form } from '#web/components/forms/form.tsx'
import { ChangedMeanwhile, useSettingsForm } from '#web/components/forms/settings-form.tsx'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Banner, Button, Card, Checkbox, Field, Switch, TextInput } from '#web/ui/index.ts'

export type CompanyInput = InputOf<typeof changeCompanyNotifications>

const companyQuery = endpointQuery(queryKeys.companyNotifications, getCompanyNotifications, {})

export const useSaveCompanyNotifications = ({ onSaved }: { onSaved: () => void }) =>
  useChange((switches: CompanyInput) => call(changeCompanyNotifications, switches), {
    answers: companyQuery,
    // What one may choose oneself hangs on it; and what somebody else has changed meanwhile is to be seen.
    renews: [queryKeys.companyNotifications, queryKeys.notificationPreferences],
    onSuccess: onSaved,
  })

interface CompanySwitchesProps {
  formId: string
  onSave: (switches: CompanyInput) => Promise<CompanyNotifications>
}

/** What goes out to anybody at all. Saved by the page's own button. */
export function CompanySwitches(props: CompanySwitchesProps) {
  const t = useTranslations('notificationSettings.company')
  const company = useQuery(companyQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={company} failedTitle={t('failed')}>
        {(saved) => <SwitchesForm {...props} saved={saved} />}
      </QueryState>
    </Card>
  )
}

/** The address is a secret: what is saved never comes back. */
const begin = (saved: CompanyNotifications) => ({ ...saved, slackAddress: '' })

const WAYS = ['email', 'push', 'slack'] as const
const ALERTS = ['reviewAlerts', 'disputeAlerts', 'campaignAlerts'] as const

function SwitchesForm({ formId, onSave, saved }: CompanySwitchesProps & { saved: CompanyNotifications }) {
  'use no memo'
  const t = useTranslations('notificationSettings.company')
  const form = useForm<CompanyInput>({
    resolver: zodResolver(companyNotificationsInput),
    defaultValues: begin(saved),
  })
  const isInSlack = useWatch({ control: form.control, name: 'slack' })
  const { submit, ...meanwhile } = useSettingsForm({
    name: 'notifications',
    form,
    saved: begin(saved),
    onSave: async (switches) => begin(await onSave(switches)),
  })
  return (
    <Form id={formId} onSubmit={submit} className="flex flex-col gap-5">
      <ChangedMeanwhile {...meanwhile} />
      {WAYS.map((way) => (
        <Switch key={way} label={t(`ways.${way}`)} hint={t(`hints.${way}`)} {...form.register(way)} />
      ))}
      {isInSlack && <SlackFields form={form} saved={saved} />}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{t('alerts')}</legend>
        {ALERTS.map((alert) => (
          <Checkbox key={alert} label={t(`kinds.${alert}`)} {...form.register(alert)} />
        ))}
      </fieldset>
    </Form>
  )
}

interface SlackFieldsProps {
  form: UseFormReturn<CompanyInput>
  saved: CompanyNotifications
}

function SlackFields({ form, saved: { slackHint, slackFailure } }: SlackFieldsProps) {
  'use no memo'
  const t = useTranslations('notificationSettings.company.slack')
  const sentenceOf = useFieldSentence()
  const format = useFormatting()
  const hint = slackHint === null ? t('hint') : t('saved', { end: slackHint })
  return (
    <div className="flex flex-col gap-3 border-l-2 border-line pl-4">
      {slackFailure && (
        <Banner tone="bad">
          {t('failedAt', { at: format.dateTime(slackFailure.at), reason: t(`failures.${slackFailure.reason}`) })}
        </Banner>
      )}
      <Field
        label={t('address')}
        hint={hint}
        error={sentenceOf(form.formState.errors.slackAddress)}
        isRequired={slackHint === null}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('slackAddress')}
        />
      </Field>
      <SlackTest form={form} />
    </div>
  )
}

function SlackTest({ form }: Pick<SlackFieldsProps, 'form'>) {
  'use no memo'
  const t = useTranslations('notificationSettings.company.slack')
  const test = useChange((slackAddress: string) => call(testSlack, { slackAddress }), {})
  async function send() {
    if (!(await form.trigger('slackAddress', { shouldFocus: true }))) return
    test.mutate(form.getValues('slackAddress') ?? '')
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button isBusy={test.isPending} busyLabel={t('testing')} onClick={() => void send()}>
        {t('test')}
      </Button>
      <output>{test.data && (test.data.failure === null ? t('tested') : t(`failures.${test.data.failure}`))}</output>
      <ProblemBanner error={test.error} fallback={t('testFailed')} />
    </div>
  )
}
