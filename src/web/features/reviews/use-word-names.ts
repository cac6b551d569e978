import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'

/** What reviews speak of and are written in, by name: a theme has the customer's own where it was given one. */
export function useWordNames() {
  const locale = useLocale()
  const { data } = useQuery(reviewOptionsQuery)
  const themes = data?.themes ?? []
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return {
    themes,
    languages: data?.languages ?? [],
    nameTheme: (aspect: Aspect) => themes.find((theme) => theme.aspect === aspect)?.name ?? nameAspect(aspect, locale),
    nameLanguage: (language: string) => names.of(language) ?? language,
  }
}
