import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { doorsQuery } from '#web/kernel/session/doors.queries.ts'
import { Field, PasswordInput } from '#web/ui/index.ts'

interface NewPasswordFieldsProps {
  labels: { password: string; confirmation: string }
  password: UseFormRegisterReturn
  confirmation: UseFormRegisterReturn
  errors: { password: string | undefined; confirmation: string | undefined }
}

export function NewPasswordFields({ labels, password, confirmation, errors }: NewPasswordFieldsProps) {
  const t = useTranslations('session')
  const { data: doors } = useQuery(doorsQuery)
  const count = doors?.passwordMinLength
  return (
    <>
      <Field
        label={labels.password}
        hint={count === undefined ? t('passwordHint') : t('passwordRule', { count })}
        error={errors.password}
      >
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label={labels.confirmation} error={errors.confirmation}>
        <PasswordInput
          {...confirmation}
          autoComplete="new-password"
          revealLabels={{ show: t('showConfirmation'), hide: t('hideConfirmation') }}
        />
      </Field>
    </>
  )
}
