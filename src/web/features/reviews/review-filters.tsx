import { useQuery } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { TriangleAlert, X } from 'lucide-react'
import { Button, writeDay } from '#web/ui/index.ts'
import { SearchField } from '#web/components/forms/search-field.tsx'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { FilterBar, type FilterProps } from './filter-bar.tsx'
import { MoreFilters } from './more-filters.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { awaitingApprovalQuery } from './replies/respond.queries.ts'
import { ScheduledJump } from './list/scheduled-jump.tsx'
import { reviewCountQuery } from './reviews.queries.ts'
import type { ReviewsAddressControl, FilterChange } from './reviews-search.ts'
import { useWordNames } from './use-word-names.ts'
import { ViewsMenu } from './views-menu.tsx'

interface ReviewFiltersProps {
  address: ReviewsAddressControl
  /** On a phone, what a banner says where there is room for one. */
  chips: ReactNode
  searchRef: RefObject<HTMLInputElement | null>
}

export function ReviewFilters({ address, chips, searchRef }: ReviewFiltersProps) {
  const { filter, changeFilter, replaceFilter, clearFilter } = address
  const t = useTranslations('reviews')
  const isPhone = useIsPhone()
  return (
    <>
      <div className="flex items-center gap-2 sm:flex-wrap">
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          searched={filter.search}
          onSearch={(search) => changeFilter({ search })}
          inputRef={searchRef}
        />
        {!isPhone && <FilterBar filter={filter} onChange={changeFilter} />}
        <MoreFilters filter={filter} onChange={changeFilter} />
        <ViewsMenu filter={filter} onChoose={replaceFilter} />
      </div>
      <FilterChips filter={filter} onChange={changeFilter} onClear={clearFilter} />
      {/* On a phone one line, whatever there is to say: the first review stays in sight. */}
      <div className="flex items-center gap-x-4 gap-y-1 max-sm:-my-2 max-sm:gap-x-3 max-sm:overflow-x-auto max-sm:edge-shadows max-sm:py-1 max-sm:whitespace-nowrap sm:flex-wrap max-sm:[&>*]:shrink-0">
        <ReviewCount filter={filter} />
        {isPhone && chips}
        {isPhone && <ApprovalChip filter={filter} onChange={changeFilter} />}
        <ScheduledJump />
        <ProblemsChip filter={filter} onChange={changeFilter} />
      </div>
    </>
  )
}

function ReviewCount({ filter }: { filter: ReviewFilter }) {
  const t = useTranslations('reviews')
  const { data } = useQuery(reviewCountQuery(filter))
  return (
    <output className="block min-h-4 text-sm leading-4 text-ink-muted sm:min-h-5 sm:leading-5 tabular-nums">
      {data && t('count', { count: data.count, isMore: String(data.isMore) })}
    </output>
  )
}

/** One click to the replies that did not get there, while there are any. */
function ProblemsChip({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviews.filters')
  const { data } = useQuery(reviewCountQuery({ reply: 'problem', sort: 'newest' }))
  if (!data || data.count === 0 || filter.reply === 'problem') return null
  return (
    <Button
      size="small"
      icon={<TriangleAlert aria-hidden className="text-warn" />}
      onClick={() => onChange({ reply: 'problem' })}
    >
      {t('problems', { count: data.count, isMore: String(data.isMore) })}
    </Button>
  )
}

/** What the banner says where there is room for one. */
function ApprovalChip({ filter, onChange }: FilterProps) {
  const t = useTranslations('reviewsRespond.approval')
  const { data } = useQuery({ ...awaitingApprovalQuery, enabled: can(useMe(), 'replies.publish') })
  if (!data || data.count === 0 || filter.reply === 'awaiting-approval') return null
  return (
    <Button size="small" onClick={() => onChange({ reply: 'awaiting-approval' })}>
      {t('waitingBriefly', { count: data.count, isMore: String(data.isMore) })}
    </Button>
  )
}

/** What narrows the list, each to be taken away by itself. */
function FilterChips({ filter, onChange, onClear }: FilterProps & { onClear: () => void }) {
  const t = useTranslations('reviews.filters')
  const words = useFilterWords(filter)
  if (words.length === 0) return null
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {words.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            aria-label={t('remove', { filter: text })}
            onClick={() => onChange(without)}
            className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-inset px-2.5 text-sm hover:border-line-strong pointer-coarse:min-h-11"
          >
            <span className="truncate">{text}</span>
            <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
      <li>
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  )
}

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
  const dayOf = (day: string) => writeDay(day, formatting.datePattern)
  return [
    ...single('from', from && t('fromDay', { day: dayOf(from) })),
    ...single('to', to && t('toDay', { day: dayOf(to) })),
    ...single('arrived', arrived && t('arrivedSince', { time: formatting.dateTime(arrived) })),
  ]
}

/** What its words speak of, and are in. */
function useWhatIsSaid({ theme, said, language }: ReviewFilter): FilterWord[] {
  const t = useTranslations('reviews.filters')
  const words = useWordNames()
  const ofTheme = theme && t(said ? `saidOf.${said}` : 'saidOf.any', { theme: words.nameTheme(theme) })
  return [
    ...single('theme', ofTheme).map((word) => ({ ...word, without: { theme: undefined, said: undefined } })),
    ...single('language', language && words.nameLanguage(language)),
  ]
}

/** Each part of the filter in words. */
function useFilterWords(filter: ReviewFilter): FilterWord[] {
  const t = useTranslations('reviews')
  const times = useTimeWords(filter)
  const said = useWhatIsSaid(filter)
  const { data: options } = useQuery(reviewOptionsQuery)
  const locationName = (id: string) =>
    options?.locations.find((location) => location.id === id)?.name ?? t('filters.unknownLocation')
  const memberName = (id: string) =>
    options?.members.find((member) => member.userId === id)?.name ?? t('filters.unknownMember')
  const { search, status, stars, assignee, hasText, answered, target, reply, plan, draft, triage } = filter
  const assigneeName = (id: string) => (id === 'me' || id === 'nobody' ? t(`filters.${id}`) : memberName(id))

  return [
    ...single('search', search && t('filters.searchFor', { text: search })),
    ...wordsOfList(filter, 'platform', (platform) => PLATFORM_NAMES[platform]),
    ...single('status', status && t(`statuses.${status}`)),
    ...wordsOfList(filter, 'rating', (rating) => t('filters.stars', { rating })),
    ...single('stars', stars && t(`filters.starred.${stars}`)),
    ...wordsOfList(filter, 'sentiment', (sentiment) => t(`row.sentiments.${sentiment}`)),
    ...wordsOfList(filter, 'location', locationName),
    ...said,
    ...wordsOfList(filter, 'tag', (tag) => `#${tag}`),
    ...single('assignee', assignee && `${t('filters.assignee')}: ${assigneeName(assignee)}`),
    ...times,
    ...single('hasText', hasText && t(`filters.hasTexts.${hasText}`)),
    ...single('answered', answered && t(`filters.answereds.${answered}`)),
    ...single('target', target && t(`filters.targets.${target}`)),
    ...single('reply', reply && `${t('filters.reply')}: ${t(`filters.replies.${reply}`)}`),
    ...single('draft', draft && t(`filters.drafts.${draft}`)),
    ...single('plan', plan && t(`filters.plans.${plan}`)),
    ...single('triage', triage && t(`filters.triages.${triage}`)),
  ]
}
