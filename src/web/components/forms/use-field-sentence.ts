import { useTranslations } from 'use-intl'
import { isValidationKey } from '#shared/domain/validation-messages.ts'

interface FieldFault {
  message?: string | undefined
}

/** What is wrong with a field: schemas name a key, a refusal from the server comes as a sentence. */
export function useFieldSentence(): (fault: FieldFault | undefined) => string | undefined {
  const validation = useTranslations('validation')
  const session = useTranslations('session')
  const mail = useTranslations('mailStep')
  return (fault) => {
    const message = fault?.message
    if (message === undefined) return undefined
    if (message === 'passwordsDiffer' || message === 'passwordTooLong') return session(message)
    if (message === 'sixDigits') return mail('sixDigits')
    return isValidationKey(message) ? validation(message) : message
  }
}
