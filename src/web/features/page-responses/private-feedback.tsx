import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquareLock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#shared/domain/paths.ts'
import { FilterRow, LocationFilter } from '#web/components/forms/filter-row.tsx'
import { can, useMe } from '#web/kernel/session/me.ts'
import { buttonClasses, Card, joinClasses } from '#web/ui/index.ts'
import { responseCountQuery } from './page-responses.queries.ts'
import { ResponseRows, ScoreAndState } from './response-list.tsx'
import { OpenResponse } from './response-sheet.tsx'
import { type ResponsesControl, useFeedbackAddress } from './responses-address.ts'

/** Low scores of all pages that nobody has dealt with yet. */
const WAITING = { band: 'low', state: 'open' } as const

const useCanSeeFeedback = () => can(useMe(), 'qr-codes.view')

function useWaitingCount() {
  const { data } = useQuery({ ...responseCountQuery(WAITING), enabled: useCanSeeFeedback() })
  return data?.count ?? 0
}

/** Reviews and private feedback are two lists of one inbox. */
export function InboxTabs({ isFeedback }: { isFeedback: boolean }) {
  const t = useTranslations('pageResponses.inbox')
  const count = useWaitingCount()
  if (!useCanSeeFeedback()) return null
  return (
    <nav aria-label={t('label')} className="flex gap-1 border-b border-line">
      <InboxTab isCurrent={!isFeedback} search={{}}>
        {t('reviews')}
      </InboxTab>
      <InboxTab isCurrent={isFeedback} search={{ feedback: 'open' }}>
        {t('feedback')}
        {count > 0 && (
          <span className="rounded-full bg-inset px-1.5 text-xs tabular-nums">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{t('waiting', { count })}</span>
          </span>
        )}
      </InboxTab>
    </nav>
  )
}

interface InboxTabProps {
  isCurrent: boolean
  search: { feedback?: 'open' }
  children: ReactNode
}

function InboxTab({ isCurrent, search, children }: InboxTabProps) {
  return (
    <Link
      to={paths.reviews}
      search={search}
      {...(isCurrent && { 'aria-current': 'page' })}
      className={joinClasses(
        '-mb-px flex h-10 items-center gap-2 border-b-2 px-3 font-medium whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:h-11',
        isCurrent ? 'border-accent text-ink' : 'border-transparent text-ink-muted',
      )}
    >
      {children}
    </Link>
  )
}

/** The same on a phone, in the line above the first review. */
export function FeedbackChip() {
  const t = useTranslations('pageResponses.inbox')
  const count = useWaitingCount()
  if (!useCanSeeFeedback()) return null
  return (
    <Link to={paths.reviews} search={{ feedback: 'open' }} className={buttonClasses({ size: 'small' })}>
      <MessageSquareLock aria-hidden />
      {count > 0 ? t('chip', { count }) : t('feedback')}
    </Link>
  )
}

/** What visitors said of all pages, low scores first of all: beside the reviews, where people look for what waits. */
export function PrivateFeedback() {
  const t = useTranslations('pageResponses.inbox')
  const address = useFeedbackAddress()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-muted">{t('text')}</p>
      <FeedbackFilters address={address} />
      <Card isFlush className="overflow-clip">
        <h2 className="sr-only">{t('feedback')}</h2>
        <ResponseRows
          filter={address.filter}
          address={address}
          isNamingPage
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <OpenResponse filter={address.filter} address={address} />
    </div>
  )
}

function FeedbackFilters({ address }: { address: ResponsesControl }) {
  const t = useTranslations('pageResponses')
  const { filter, changeFilter } = address
  return (
    <FilterRow
      search={{
        label: t('inbox.search'),
        placeholder: t('list.searchPlaceholder'),
        searched: filter.search,
        onSearch: (search) => changeFilter({ search }),
      }}
    >
      <ScoreAndState address={address} />
      <LocationFilter
        label={t('filters.location')}
        all={t('filters.allLocations')}
        value={filter.location}
        onChoose={(location) => changeFilter({ location })}
      />
    </FilterRow>
  )
}
