import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { CodeInput, Field, TextInput } from '#web/ui/index.ts'
import { Form, SubmitButton } from '#web/components/forms/form.tsx'
import { useAuthSentence } from './use-auth-sentence.ts'

const DIGITS = 6

interface CodeFormProps {
  label: string
  hint?: string
  submitLabel: string
  busyLabel: string
  /** Recovery codes are words of letters and digits. */
  kind?: 'digits' | 'recovery'
  /** Takes the focus as soon as it shows. */
  isFocused?: boolean
  onSubmit: (code: string) => Promise<void>
  /** Beside the button. */
  children?: ReactNode
}

/** Asks for a code and says at the field when it is the wrong one. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, submitLabel, busyLabel, kind = 'digits', isFocused = false, onSubmit, children } = props
  const validation = useTranslations('validation')
  const mail = useTranslations('mailStep')
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { attempt, isBusy, error } = useAttempt()
  const fieldError = useCodeFault(error)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])

  async function submit(given: string) {
    const isWhole = kind === 'digits' ? given.length === DIGITS : given.trim() !== ''
    setIsMissing(!isWhole)
    if (isWhole) await attempt(() => onSubmit(given.trim()))
    input.current?.select()
  }

  /** The last digit is as good as a press of the button. */
  function type(digits: string) {
    setCode(digits)
    if (digits.length === DIGITS && digits !== code) void submit(digits)
  }

  const missing = kind === 'digits' ? mail('sixDigits') : validation('required')
  const field = { ref: input, value: code }
  return (
    <Form onSubmit={() => submit(code)}>
      <Field label={label} hint={hint} error={isMissing ? missing : fieldError}>
        {kind === 'digits' ? (
          <CodeInput {...field} onValueChange={type} />
        ) : (
          <TextInput
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
        {children}
      </div>
      {!fieldError && <ProblemBanner error={error} />}
    </Form>
  )
}

/** A wrong code is said at the field; every other trouble below. */
function useCodeFault(error: unknown): string | null {
  const sentenceFor = useAuthSentence()
  const isFault = error instanceof AuthFailure && (error.kind === 'code-wrong' || error.kind === 'code-expired')
  return isFault ? sentenceFor(error) : null
}
