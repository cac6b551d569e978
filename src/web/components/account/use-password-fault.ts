import { AuthFailure } from '#web/kernel/session/auth-failure.ts'
import { isPasswordFault, useAuthSentence } from './use-auth-sentence.ts'

/** For a form's `catch`: what is wrong with the new password goes to its field, the rest goes on. */
export function usePasswordFault(onFault: (sentence: string) => void): (error: unknown) => void {
  const sentenceFor = useAuthSentence()
  return (error) => {
    if (!(error instanceof AuthFailure) || !isPasswordFault(error)) throw error
    onFault(sentenceFor(error) ?? error.message)
  }
}
