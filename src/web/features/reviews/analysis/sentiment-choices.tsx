import { useTranslations } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { Button } from '#web/ui/index.ts'

type Sentiment = ReviewAnalysis['sentiment']

interface SentimentChoicesProps {
  question: string
  /** `null` where nobody has said anything yet. */
  now: Sentiment | null
  isBusy?: boolean
  onChoose: (sentiment: Sentiment) => void
  /** The way out, where there is something to keep. */
  onKeep?: () => void
}

export function SentimentChoices({ question, now, isBusy = false, onChoose, onKeep }: SentimentChoicesProps) {
  const t = useTranslations('reviewsAnalysis.correction')
  const words = useTranslations('reviews.row.sentiments')
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{question}</legend>
      <div className="flex flex-wrap gap-1.5">
        {SENTIMENTS.map((sentiment) => (
          <Button
            key={sentiment}
            size="small"
            variant={sentiment === now ? 'primary' : 'secondary'}
            aria-pressed={sentiment === now}
            disabled={isBusy}
            onClick={() => (sentiment === now ? onKeep?.() : onChoose(sentiment))}
          >
            {words(sentiment)}
          </Button>
        ))}
        {onKeep && (
          <Button size="small" variant="quiet" onClick={onKeep}>
            {t('keep')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
