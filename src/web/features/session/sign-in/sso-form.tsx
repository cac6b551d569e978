import { zodResolver } from '@hookform/resolvers/zod'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { paths } from '#shared/domain/paths.ts'
import { leaveForSso } from '#web/kernel/session/account/other-doors.ts'
import { Button, Field, TextInput } from '#web/ui/index.ts'

const schema = z.object({ email: z.string().trim().min(1, 'required').pipe(z.email('emailInvalid')) })

/** Finds the company's own sign-in by the work address. */
export function SsoForm({ isRemembered }: { isRemembered: boolean }) {
  'use no memo'
  const t = useTranslations('session')
  const sentenceOf = useFieldSentence()
  const { redirect } = useSearch({ from: paths.login })
  const { attempt, isBusy, error } = useAttempt()
  const { register, handleSubmit, setFocus, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(({ email }) => attempt(() => leaveForSso(email, { isRemembered, redirect })))
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t('workEmail')} error={sentenceOf(formState.errors.email)}>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} busyLabel={t('leaving')}>
        {t('ssoContinue')}
      </Button>
      <ProblemBanner error={error} fallback={t('failed')} />
    </form>
  )
}
