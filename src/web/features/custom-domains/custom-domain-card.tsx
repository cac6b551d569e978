import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  checkCustomDomain,
  customDomainInput,
  deleteCustomDomain,
  getCustomDomain,
  putCustomDomain,
  type CustomDomain,
} from '#shared/contracts/custom-domains.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { useFieldSentence } from '#web/components/forms/use-field-sentence.ts'
import { toPlans } from '#web/components/plans-link.tsx'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, Card, Field, TextInput, useToast } from '#web/ui/index.ts'

const customDomainQuery = endpointQuery(queryKeys.customDomain, getCustomDomain, {})
/** Addresses of codes and pages are on it. */
const ANSWERS = { answers: customDomainQuery, renews: [queryKeys.qrCodes, queryKeys.hostedPages] }

/** Where the business's pages and links are found. */
export function CustomDomainCard() {
  const t = useTranslations('customDomains')
  const isInPlan = hasInPlan(useMe(), 'custom-branding')
  const setting = useQuery(customDomainQuery)
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      <QueryState query={setting} failedTitle={t('failed')}>
        {({ customDomain }) => (
          <div className="flex flex-col gap-5">
            {!isInPlan && <p>{t.rich('notInPlan', { plans: toPlans })}</p>}
            <DomainPart held={customDomain} isInPlan={isInPlan} />
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function DomainPart({ held, isInPlan }: { held: CustomDomain | null; isInPlan: boolean }) {
  const state = useRef<HTMLParagraphElement>(null)
  const [timesNamed, setTimesNamed] = useState(0)
  // What had the focus has gone with the form.
  useEffect(() => {
    if (timesNamed > 0) state.current?.focus()
  }, [timesNamed])
  const canName = isInPlan && (held === null || held.state === 'removed')
  return (
    <>
      {held && <DomainState held={held} isInPlan={isInPlan} focused={state} />}
      {canName && <DomainForm initial={held?.domain ?? ''} onNamed={() => setTimesNamed(timesNamed + 1)} />}
    </>
  )
}

type DomainInput = InputOf<typeof putCustomDomain>

function DomainForm({ initial, onNamed }: { initial: string; onNamed: () => void }) {
  'use no memo'
  const t = useTranslations('customDomains')
  const sentenceOf = useFieldSentence()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: put } = useChange((input: DomainInput) => call(putCustomDomain, input), ANSWERS)
  const form = useForm<DomainInput>({ resolver: zodResolver(customDomainInput), defaultValues: { domain: initial } })
  const submit = form.handleSubmit((input) =>
    attempt(async () => {
      await put(input)
      onNamed()
    }),
  )
  return (
    <Form onSubmit={submit} className="flex max-w-md flex-col items-start gap-4">
      <Field label={t('label')} hint={t('hint')} error={sentenceOf(form.formState.errors.domain)} className="w-full">
        <TextInput
          {...form.register('domain')}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={253}
        />
      </Field>
      <ProblemBanner error={error} fallback={t('saveFailed')} />
      <SubmitButton isBusy={isBusy} busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  )
}

const TONES = {
  'waiting-cname': 'neutral',
  'waiting-txt': 'neutral',
  active: 'good',
  failing: 'warn',
  removed: 'bad',
} as const

interface DomainStateProps {
  held: CustomDomain
  isInPlan: boolean
  focused: RefObject<HTMLParagraphElement | null>
}

function DomainState({ held, isInPlan, focused }: DomainStateProps) {
  const t = useTranslations('customDomains')
  const format = useFormatting()
  const { domain, state, since, removedAt, records, checkedAt } = held
  const at = (time: string | null) => (time === null ? '' : format.dateTime(time))
  return (
    <div className="flex min-w-0 flex-col items-start gap-4">
      <p ref={focused} tabIndex={-1} className="flex max-w-full flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-all">{domain}</span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <p>{t(`told.${state}`, { since: at(since), removedAt: at(removedAt) })}</p>
      {state !== 'removed' && (
        <>
          <ul aria-label={t('records')} className="flex w-full flex-col gap-3">
            {records.map((record) => (
              <RecordEntry key={record.type} record={record} />
            ))}
          </ul>
          {checkedAt && <p className="text-sm text-ink-muted">{t('checkedAt', { at: at(checkedAt) })}</p>}
          <DomainActions domain={domain} canCheck={isInPlan} />
        </>
      )}
    </div>
  )
}

function RecordEntry({ record: { type, name, value, isFound } }: { record: CustomDomain['records'][number] }) {
  const t = useTranslations('customDomains')
  const parts = [
    { label: t('name'), text: name, copy: t('copyName', { type }) },
    { label: t('value'), text: value, copy: t('copyValue', { type }) },
  ]
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{type}</span>
        <Badge tone={isFound ? 'good' : 'neutral'}>{t(isFound ? 'found' : 'missing')}</Badge>
      </p>
      {parts.map(({ label, text, copy }) => (
        <p key={label} className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-muted">{label}</span>
          <code className="min-w-0 break-all">{text}</code>
          <CopyButton text={text} label={t('copy')} name={copy} />
        </p>
      ))}
    </li>
  )
}

function DomainActions({ domain, canCheck }: { domain: string; canCheck: boolean }) {
  const t = useTranslations('customDomains')
  const toast = useToast()
  const { attempt, isBusy, error } = useAttempt()
  const { mutateAsync: check } = useChange(() => call(checkCustomDomain, {}), ANSWERS)
  const { mutateAsync: letGo } = useChange(() => call(deleteCustomDomain, {}), ANSWERS)
  return (
    <>
      <ProblemBanner error={error} fallback={t('checkFailed')} />
      <div className="flex flex-wrap gap-2">
        {canCheck && (
          <Button
            isBusy={isBusy}
            busyLabel={t('checking')}
            onClick={() => void attempt(async () => void (await check()))}
          >
            {t('check')}
          </Button>
        )}
        <ConfirmButton
          label={t('remove')}
          words={{
            title: t('removeTitle', { domain }),
            text: t('removeText'),
            keep: t('keep'),
            confirm: t('remove'),
            busy: t('removing'),
            failed: t('removeFailed'),
          }}
          onConfirm={async () => {
            await letGo()
            toast({ tone: 'good', title: t('removed') })
          }}
          findNext={findPageHeading}
        />
      </div>
    </>
  )
}
