import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { findClaimSearch, type WeekClaim } from '#shared/domain/week-claims.ts'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { isReader, useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { useAskForWords, weekQuery } from '../reputation.queries.ts'
import { useThemeName } from './reputation-themes.tsx'
import { ReviewsLink } from '../reviews-link.tsx'
import { useFigureWords } from '../use-figure-words.ts'

/**
 * What changed and why, in three sentences, each of which leads to the reviews that bear it out. A model's words stand for ours where
 * there are some, marked as such.
 */
export function Week({ filter }: { filter: ReputationFilter }) {
  const t = useTranslations('reputation.week')
  const sentenceOf = useClaimSentence()
  const { data } = useQuery(weekQuery(filter, useLocale()))
  useWordsOfModel(data?.canBeWorded ?? false)
  if (!data || data.claims.length === 0) return null
  const { claims, words, days } = data
  const counted = { days, location: filter.location, platform: filter.platform }
  return (
    <Card
      title={t('title')}
      subtitle={t('explained')}
      actions={words && <OriginBadge origin={{ engine: 'model', model: words.model }} />}
    >
      <ul className="flex flex-col gap-2">
        {claims.map((claim, turn) => (
          <li key={claim.kind}>
            <ReviewsLink counted={counted} search={findClaimSearch(claim)}>
              {words?.sentences[turn] ?? sentenceOf(claim)}
            </ReviewsLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Asked for by whoever looks, once a look; until they are there, and where they do not come, ours stand. */
function useWordsOfModel(canBeWorded: boolean) {
  const me = useMe()
  const language = useLocale()
  const { mutate } = useAskForWords()
  const mayAsk = canBeWorded && !isReader(me)
  useEffect(() => {
    if (mayAsk) mutate(language)
  }, [mayAsk, language, mutate])
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
