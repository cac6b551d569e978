import { useTranslations } from 'use-intl'
import { useFieldSentence } from '#web/components/use-field-sentence.ts'
import { FAULT_REASONS } from './provider-values.ts'

interface FieldFault {
  message?: string | undefined
}

/** What is wrong with a field of the provider, in the person's language where it is a known fault. */
export function useFaultSentence(): (fault: FieldFault | undefined) => string | undefined {
  const t = useTranslations('sso')
  const sentenceOf = useFieldSentence()
  return (fault) => {
    const reason = FAULT_REASONS.find((known) => known === fault?.message)
    return reason ? t(`faults.${reason}`) : sentenceOf(fault)
  }
}
