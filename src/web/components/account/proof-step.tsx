import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { isProofDue, mailProof, prove } from '#web/kernel/session/credentials.ts'
import { factorsQuery, methodsQuery } from '#web/kernel/session/doors.queries.ts'
import { verifyApp } from '#web/kernel/session/second-factor.ts'
import { Button, Field, PasswordInput, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { CodeForm } from './code-form.tsx'
import { ResendButton } from './resend-button.tsx'
import { useAuthSentence } from './use-auth-sentence.ts'

type Action = () => Promise<void>

export interface ProvenAttempt {
  attempt: (action: Action) => Promise<void>
  isBusy: boolean
  error: unknown
  /** What waits until the person has shown that it is them. */
  waiting: Action | null
  leave: () => void
}

/** Like `useAttempt`, for what the server may want a proof for: it then waits for the `ProofStep` and goes on by itself. */
export function useProvenAttempt(): ProvenAttempt {
  const { attempt, isBusy, error } = useAttempt()
  const [waiting, setWaiting] = useState<Action | null>(null)

  async function run(action: Action): Promise<void> {
    try {
      await action()
      setWaiting(null)
    } catch (refusal) {
      if (!isProofDue(refusal)) {
        setWaiting(null)
        throw refusal
      }
      setWaiting(() => action)
    }
  }
  return { attempt: (action) => attempt(() => run(action)), isBusy, error, waiting, leave: () => setWaiting(null) }
}

/** Stands beside what asks for it, which keeps what was typed. */
export function ProofStep({ of: { attempt, waiting, leave } }: { of: ProvenAttempt }) {
  if (!waiting) return null
  return <ProofForm onProved={() => attempt(waiting)} onLeave={leave} />
}

interface ProofFormProps {
  onProved: Action
  onLeave?: () => void
}

export function ProofForm({ onProved, onLeave }: ProofFormProps) {
  const t = useTranslations('proof')
  const secondFactor = useTranslations('secondFactor')
  const titleId = useId()
  const factors = useQuery(factorsQuery)
  const methods = useQuery(methodsQuery)
  const hasPassword = methods.data?.some(({ kind }) => kind === 'password') ?? false
  const [askedFrom] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (askedFrom instanceof HTMLElement && askedFrom.isConnected) askedFrom.focus()
    },
    [askedFrom],
  )
  return (
    <section aria-labelledby={titleId} className="flex max-w-sm flex-col gap-4 rounded-control border border-line p-4">
      <div>
        <h3 id={titleId} className="font-semibold">
          {t('title')}
        </h3>
        <p className="text-sm text-ink-muted">{t('text')}</p>
      </div>
      <QueryState query={factors} failedTitle={secondFactor('failed')}>
        {(found) =>
          !methods.isPending && (
            <Ways appId={found.find(({ kind }) => kind === 'app')?.id ?? null} {...{ hasPassword, onProved }} />
          )
        }
      </QueryState>
      {onLeave && (
        <Button size="small" className="self-start" onClick={onLeave}>
          {t('cancel')}
        </Button>
      )}
    </section>
  )
}

interface WaysProps {
  /** Of the authenticator app, where there is one. */
  appId: string | null
  hasPassword: boolean
  onProved: Action
}

function Ways({ appId, hasPassword, onProved }: WaysProps) {
  const t = useTranslations('proof')
  const secondFactor = useTranslations('secondFactor')
  const ways = [...(appId ? ['app' as const] : []), ...(hasPassword ? ['password' as const] : []), 'mail' as const]
  const [chosen, setChosen] = useState<(typeof ways)[number] | null>(null)
  const way = chosen ?? ways[0]
  return (
    <div className="flex flex-col gap-4">
      {way === 'password' && <PasswordProof onProved={onProved} />}
      {way === 'mail' && <MailProof onProved={onProved} />}
      {way === 'app' && (
        <CodeForm
          isFocused
          label={secondFactor('appCode')}
          hint={secondFactor('appCodeHint')}
          submitLabel={t('confirm')}
          busyLabel={t('confirming')}
          onSubmit={async (code) => {
            await verifyApp(appId ?? '', code)
            await onProved()
          }}
        />
      )}
      <ul className="flex flex-col items-start gap-1 empty:hidden">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <button type="button" className={TEXT_LINK_CLASSES} onClick={() => setChosen(other)}>
                {t(`use.${other}`)}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}

function PasswordProof({ onProved }: { onProved: Action }) {
  const t = useTranslations('proof')
  const validation = useTranslations('validation')
  const sentenceFor = useAuthSentence()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { attempt, isBusy, error } = useAttempt()
  useEffect(() => input.current?.focus(), [])
  const fault = error instanceof AuthFailure && error.kind === 'current-password-wrong' ? sentenceFor(error) : null

  async function submit() {
    setIsMissing(password === '')
    if (password === '') return input.current?.focus()
    await attempt(async () => {
      await prove({ current_password: password })
      await onProved()
    })
    return input.current?.select()
  }

  return (
    <Form onSubmit={submit}>
      <Field label={t('password')} error={isMissing ? validation('required') : fault}>
        <PasswordInput
          ref={input}
          value={password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <SubmitButton className="self-start" isBusy={isBusy} busyLabel={t('confirming')}>
        {t('confirm')}
      </SubmitButton>
      {!fault && <ProblemBanner error={error} />}
    </Form>
  )
}

/** A mail is sent only when asked for. */
function MailProof({ onProved }: { onProved: Action }) {
  const t = useTranslations('proof')
  const mail = useTranslations('mailStep')
  const [isSent, setIsSent] = useState(false)
  const { attempt, isBusy, error } = useAttempt()

  async function send() {
    await mailProof()
    setIsSent(true)
  }

  if (!isSent) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Button variant="primary" isBusy={isBusy} busyLabel={mail('sending')} onClick={() => void attempt(send)}>
          {t('sendMail')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <CodeForm
        isFocused
        label={mail('code')}
        hint={mail('codeHint')}
        submitLabel={t('confirm')}
        busyLabel={t('confirming')}
        onSubmit={async (nonce) => {
          await prove({ nonce })
          await onProved()
        }}
      />
      <ResendButton isJustSent resentText={t('resent')} onResend={mailProof} />
    </div>
  )
}
