import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { findClaimSearch, type WeekClaim } from '#shared/domain/week-claims.ts'
import { Card } from '#web/ui/index.ts'
import { weekQuery } from '../reputation.queries.ts'
import { useThemeName } from './reputation-themes.tsx'
import { ReviewsLink } from '../reviews-link.tsx'
import { useFigureWords } from '../use-figure-words.ts'

/** What changed and why, in three sentences, each of which leads to the reviews that bear it out. */
export function Week({ filter }: { filter: ReputationFilter }) {
  const t = useTranslations('reputation.week')
  const sentenceOf = useClaimSentence()
  const { data } = useQuery(weekQuery(filter))
  if (!data || data.claims.length === 0) return null
  const counted = { days: data.days, location: filter.location, platform: filter.platform }
  return (
    <Card title={t('title')} subtitle={t('explained')}>
      <ul className="flex flex-col gap-2">
        {data.claims.map((claim) => (
          <li key={claim.kind}>
            <ReviewsLink counted={counted} search={findClaimSearch(claim)}>
              {sentenceOf(claim)}
            </ReviewsLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useClaimSentence() {
  const t = useTranslations('reputation.week')
  const words = useFigureWords()
  const nameOf = useThemeName()
  return (claim: WeekClaim): string => {
    if (claim.kind === 'unanswered') return t('unanswered', { count: claim.count })
    const { count, before } = claim
    if (claim.kind !== 'volume') return t(claim.kind, { theme: nameOf(claim), count, before })
    const { rating, ratingBefore } = claim
    const rated = rating === null ? 'none' : ratingBefore === null ? 'now' : 'both'
    return t('volume', { count, before, rated, rating: words.rating(rating), ratingBefore: words.rating(ratingBefore) })
  }
}
