import { Banner } from '#web/ui/index.ts'
import { useRefusalSentence } from './use-refusal-sentence.ts'

interface RefusalBannerProps {
  /** Nothing shows while there is none. */
  error: unknown
  fallback: string
}

export function RefusalBanner({ error, fallback }: RefusalBannerProps) {
  const sentenceFor = useRefusalSentence()
  if (error === null || error === undefined) return null
  return <Banner tone="bad">{sentenceFor(error, fallback)}</Banner>
}
