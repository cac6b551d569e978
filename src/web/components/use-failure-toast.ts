import { useToast } from '#web/ui/index.ts'
import { useErrorSentence } from './use-error-sentence.ts'

/** Says what did not work and why, until it is dismissed. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  return (title, error) => void toast({ tone: 'bad', title, text: sentenceFor(error), durationMs: 0 })
}
