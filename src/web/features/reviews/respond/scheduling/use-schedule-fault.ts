import { useTranslations } from 'use-intl'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'

interface ScheduleFault {
  /** At the time field. */
  time?: string
  /** Of the whole form. */
  form?: string
  /** Why it could not be scheduled. */
  refusal?: string
}

/** What the server says of a plan, in the person's language where the words are the product's own. */
export function useScheduleFault(): (error: unknown) => ScheduleFault {
  const t = useTranslations('reviewsRespond.scheduling')
  const sentenceFor = useErrorSentence()
  return (error) => {
    if (error === null || error === undefined) return {}
    const faults = error instanceof ApiProblem ? error.fieldErrors : []
    if (faults.some(({ code }) => code === 'required')) return { form: t('fillAll') }
    if (faults.some(({ field, code }) => field === 'time' && code === 'invalid')) return { time: t('inThePast') }
    return { refusal: sentenceFor(error) }
  }
}
