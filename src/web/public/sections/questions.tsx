import { PLANS, TRIAL_DAYS } from '#shared/domain/plans.ts'
import type { PricingContent } from '#web/public/content/en/product.ts'
import { fillIn } from '../content/fill-in.ts'
import type { SiteView } from '../site-view.ts'
import { InlineText } from './inline-text.tsx'

export function answersOf({ questions, comparison }: PricingContent): { question: string; answer: string }[] {
  const values = { days: TRIAL_DAYS, starterPlatforms: PLANS.starter.maxPlatforms ?? comparison.unlimited }
  return Object.values(questions.items).map(({ question, answer }) => ({ question, answer: fillIn(answer, values) }))
}

export function Questions({ view }: { view: SiteView }) {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {answersOf(view.content.pricing).map(({ question, answer }) => (
        <div key={question} className="border-t border-line py-6">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-2 leading-relaxed text-ink-muted">
            <InlineText view={view} text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
