import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { reviewOptionsQuery } from '#web/components/options.queries.ts'
import type { FilterChange } from '../reviews-search.ts'

interface FilterWord {
  key: string
  text: string
  /** The change that takes it away. */
  without: FilterChange
}

type ListName = 'platform' | 'rating' | 'sentiment' | 'location' | 'tag'

function wordsOfList<Name extends ListName>(
  filter: ReviewFilter,
  name: Name,
  nameOf: (value: NonNullable<ReviewFilter[Name]>[number]) => string,
): FilterWord[] {
  const values = (filter[name] ?? []) as NonNullable<ReviewFilter[Name]>[number][]
  return values.map((value) => {
    const others = values.filter((other) => other !== value)
    return {
      key: `${name}-${String(value)}`,
      text: nameOf(value),
      without: { [name]: others.length > 0 ? others : undefined },
    }
  })
}

function single(name: keyof ReviewFilter, text: string | undefined | false): FilterWord[] {
  return text ? [{ key: name, text, without: { [name]: undefined } }] : []
}

/** When it was written, and since when it has been here. */
function useTimeWords({ from, to, arrived }: ReviewFilter): FilterWord[] {
  const t = useTranslations('reviews.filters')
  const formatting = useFormatting()
  // Noon: the day is the same in whichever timezone it is written.
  const dayOf = (day: string) => formatting.date(`${day}T12:00:00Z`)
  return [
    ...single('from', from && t('fromDay', { day: dayOf(from) })),
    ...single('to', to && t('toDay', { day: dayOf(to) })),
    ...single('arrived', arrived && t('arrivedSince', { time: formatting.dateTime(arrived) })),
  ]
}

/** Each part of the filter in words. */
export function useFilterWords(filter: ReviewFilter): FilterWord[] {
  const t = useTranslations('reviews')
  const times = useTimeWords(filter)
  const { data: options } = useQuery(reviewOptionsQuery)
  const locationName = (id: string) =>
    options?.locations.find((location) => location.id === id)?.name ?? t('filters.unknownLocation')
  const memberName = (id: string) =>
    options?.members.find((member) => member.userId === id)?.name ?? t('filters.unknownMember')
  const { search, status, stars, assignee, hasText, answered, reply, plan, triage } = filter
  const assigneeName = (id: string) => (id === 'me' || id === 'nobody' ? t(`filters.${id}`) : memberName(id))

  return [
    ...single('search', search && t('filters.searchFor', { text: search })),
    ...wordsOfList(filter, 'platform', (platform) => PLATFORM_NAMES[platform]),
    ...single('status', status && t(`statuses.${status}`)),
    ...wordsOfList(filter, 'rating', (rating) => t('filters.stars', { rating })),
    ...single('stars', stars && t(`filters.starred.${stars}`)),
    ...wordsOfList(filter, 'sentiment', (sentiment) => t(`row.sentiments.${sentiment}`)),
    ...wordsOfList(filter, 'location', locationName),
    ...wordsOfList(filter, 'tag', (tag) => `#${tag}`),
    ...single('assignee', assignee && `${t('filters.assignee')}: ${assigneeName(assignee)}`),
    ...times,
    ...single('hasText', hasText && t(`filters.hasTexts.${hasText}`)),
    ...single('answered', answered && t(`filters.answereds.${answered}`)),
    ...single('reply', reply && `${t('filters.reply')}: ${t(`filters.replies.${reply}`)}`),
    ...single('plan', plan && t(`filters.plans.${plan}`)),
    ...single('triage', triage && t(`filters.triages.${triage}`)),
  ]
}
