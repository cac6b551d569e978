import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeForm } from '#web/components/account/code-form.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { type Factor, verifyApp, verifyRecoveryCode, sendText, verifyText } from '#web/kernel/session/second-factor.ts'
import { session } from '#web/kernel/session/session.ts'
import { Button, Skeleton, SkeletonGroup, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { factorsQuery } from '#web/kernel/session/doors.queries.ts'
import { ResendButton } from '#web/components/account/resend-button.tsx'

const SHOWN_DIGITS = 4

interface PhoneFormProps {
  factor: Factor
  onShown: () => Promise<void>
}

/** A text message is sent only when asked for. */
function PhoneForm({ factor, onShown }: PhoneFormProps) {
  const t = useTranslations('secondFactor')
  const [challengeId, setChallengeId] = useState<string | null>(null)
  const { attempt, isBusy, error } = useAttempt()
  const send = async () => setChallengeId(await sendText(factor.id))
  const ending = factor.phone.slice(-SHOWN_DIGITS)

  if (challengeId === null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t('phoneText', { ending })}</p>
        <Button variant="primary" isBusy={isBusy} busyLabel={t('sendingText')} onClick={() => void attempt(send)}>
          {t('sendText')}
        </Button>
        <ProblemBanner error={error} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <CodeForm
        isFocused
        label={t('phoneCode', { ending })}
        submitLabel={t('verify')}
        busyLabel={t('verifying')}
        onSubmit={async (code) => {
          await verifyText(factor.id, challengeId, code)
          await onShown()
        }}
      />
      <ResendButton isJustSent resentText={t('textResent')} onResend={send} />
    </div>
  )
}

type Way = Factor | 'recovery-code'

interface SecondFactorStepProps {
  /** The session now has the second factor behind it. */
  onShown: () => Promise<void>
}

/** Asks for one of the person's second factors, or a recovery code. */
export function SecondFactorStep({ onShown }: SecondFactorStepProps) {
  const t = useTranslations('secondFactor')
  const common = useTranslations('common')
  const factors = useQuery(factorsQuery)
  return (
    <QueryState
      query={factors}
      failedTitle={t('failed')}
      skeleton={
        <SkeletonGroup label={common('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-9 w-44" />
        </SkeletonGroup>
      }
    >
      {(found) =>
        found.length === 0 ? <NothingToShow onShown={onShown} /> : <Ways factors={found} onShown={onShown} />
      }
    </QueryState>
  )
}

/** The last factor was removed on another device: a renewed session knows. */
function NothingToShow({ onShown }: SecondFactorStepProps) {
  const t = useTranslations('secondFactor')
  const { attempt, isBusy, error } = useAttempt()
  async function goOn() {
    await session.refreshAccessToken()
    await onShown()
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t('nothingToShow')}</p>
      <Button variant="primary" isBusy={isBusy} onClick={() => void attempt(goOn)}>
        {t('goOn')}
      </Button>
      <ProblemBanner error={error} />
    </div>
  )
}

function Ways({ factors, onShown }: SecondFactorStepProps & { factors: Factor[] }) {
  const t = useTranslations('secondFactor')
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? factors[0] ?? 'recovery-code'
  const others: Way[] = [...factors, 'recovery-code' as const].filter((other) => other !== way)

  return (
    <div className="flex flex-col gap-5">
      <WayForm key={way === 'recovery-code' ? way : way.id} way={way} onShown={onShown} />
      <ul className="flex flex-col items-start gap-1 border-t border-line pt-3">
        {others.map((other) => (
          <li key={other === 'recovery-code' ? other : other.id}>
            <button type="button" className={TEXT_LINK_CLASSES} onClick={() => setChosen(other)}>
              {other === 'recovery-code' ? t('useRecoveryCode') : t(`use.${other.kind}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function WayForm({ way, onShown }: SecondFactorStepProps & { way: Way }) {
  const t = useTranslations('secondFactor')
  const labels = { submitLabel: t('verify'), busyLabel: t('verifying'), isFocused: true }

  if (way === 'recovery-code') {
    return (
      <CodeForm
        {...labels}
        kind="recovery"
        label={t('recoveryCode')}
        hint={t('recoveryCodeHint')}
        onSubmit={async (code) => {
          await verifyRecoveryCode(code)
          await onShown()
        }}
      />
    )
  }
  if (way.kind === 'phone') return <PhoneForm factor={way} onShown={onShown} />
  return (
    <CodeForm
      {...labels}
      label={t('appCode')}
      hint={t('appCodeHint')}
      onSubmit={async (code) => {
        await verifyApp(way.id, code)
        await onShown()
      }}
    />
  )
}
