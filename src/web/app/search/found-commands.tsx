import { useNavigate } from '@tanstack/react-router'
import {
  ArrowRight,
  ContactRound,
  Megaphone,
  MessageSquareText,
  MessageSquareLock,
  PanelsTopLeft,
  QrCode,
  Reply,
  Scale,
  UserRound,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { HOSTED_PAGE_STATUSES } from '#shared/contracts/hosted-page-filter.ts'
import { QR_CODE_STATUSES } from '#shared/contracts/qr-codes.ts'
import type { SearchHit, SearchSubject } from '#shared/contracts/search.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { MarkedText } from '#web/features/reviews/row/marked-text.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import type { CommandGroup } from '#web/ui/index.ts'
import { DISPUTE_STATUSES } from '#shared/domain/dispute-status.ts'
import { REVIEW_STATUSES } from '#shared/domain/review-status.ts'
import type { AskedAction, SoughtWords } from './read-query.ts'
import { recentSearches } from './recent-searches.ts'
import type { FoundGroup } from './search.queries.ts'

const ICONS = {
  review: MessageSquareText,
  dispute: Scale,
  'qr-code': QrCode,
  contact: ContactRound,
  campaign: Megaphone,
  'hosted-page': PanelsTopLeft,
  'page-response': MessageSquareLock,
  member: UserRound,
} satisfies Record<SearchSubject, unknown>
const OTHER_STATUSES = [...QR_CODE_STATUSES, ...HOSTED_PAGE_STATUSES, 'open', 'done', 'invited'] as const
const UNANSWERED: readonly string[] = ['pending', 'flagged']

type Items = CommandGroup['items']

/** What the server found, with all of it one step further, and an answer to the first that waits for one. */
export function useFoundCommands(groups: readonly FoundGroup[], sought: SoughtWords): CommandGroup[] {
  const t = useTranslations('search.subjects')
  const toHit = useHitCommand(sought)
  const listFurther = useFurtherCommands(sought)
  return groups.map((group) => ({
    id: group.subject,
    label: t(group.subject),
    items: [...group.hits.map((hit) => toHit(group.subject, hit)), ...listFurther(group)],
  }))
}

function useGoTo({ typed }: SoughtWords): (href: string) => void {
  const navigate = useNavigate()
  return (href) => {
    recentSearches.add(typed)
    void navigate({ href })
  }
}

function useHitCommand(sought: SoughtWords): (subject: SearchSubject, hit: SearchHit) => Items[number] {
  const { words } = sought
  const goTo = useGoTo(sought)
  const nameStatus = useStatusName()
  const tellWhere = useWhere()
  const formatting = useFormatting()
  return (subject, hit) => {
    const Icon = ICONS[subject]
    const where = tellWhere(hit)
    const platform = hit.platform && PLATFORM_NAMES[hit.platform]
    return {
      id: `${subject}-${hit.id}`,
      label: hit.title,
      shown: <HitTitle hit={hit} words={words} />,
      hint: [platform, nameStatus(subject, hit.status), formatting.date(hit.at)].filter(Boolean).join(' · '),
      ...((hit.excerpt !== null || where !== '') && { detail: <HitExcerpt hit={hit} where={where} words={words} /> }),
      icon: <Icon aria-hidden />,
      isFound: true,
      href: hit.link,
      onSelect: () => goTo(hit.link),
    }
  }
}

function HitTitle({ hit, words }: { hit: SearchHit; words: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="truncate font-medium">
        <MarkedText text={hit.title} search={words} />
      </span>
      <ReviewRating rating={hit.rating} isRecommended={hit.isRecommended} />
    </span>
  )
}

/** What it says, after where it says so. */
function HitExcerpt({ hit, where, words }: { hit: SearchHit; where: string; words: string }) {
  const { excerpt } = hit
  return (
    <span className="line-clamp-2 break-words">
      {where !== '' && <span className="font-medium">{excerpt === null ? where : `${where}: `}</span>}
      <MarkedText text={excerpt ?? ''} search={words} />
    </span>
  )
}

/** Where it says so, unless that can be seen; and that it is nearly what was typed. */
function useWhere(): (hit: SearchHit) => string {
  const t = useTranslations('search')
  return ({ foundIn, isClose }) => {
    const where = foundIn === 'text' || foundIn === 'author' ? '' : t(`foundIn.${foundIn}`)
    return [where, isClose ? t('isClose') : ''].filter(Boolean).join(' · ')
  }
}

function useFurtherCommands(sought: SoughtWords): (group: FoundGroup) => Items {
  const t = useTranslations('search')
  const goTo = useGoTo(sought)
  const listActions = useHitActions(sought)
  return ({ subject, hits, hasMore, link }) => {
    const all = {
      id: `all-${subject}`,
      label: t(`showAll.${subject}`),
      icon: <ArrowRight aria-hidden />,
      isFound: true,
      href: link,
      onSelect: () => goTo(link),
    }
    const replies = sought.asked === 'reply' || subject !== 'review' ? [] : listActions('reply', hits)
    return [...(hasMore ? [all] : []), ...replies.slice(0, 1)]
  }
}

/** What was asked for by its name, for each review that was found and that it can be done with. */
export function useAskedCommands(groups: readonly FoundGroup[], sought: SoughtWords): Items {
  const listActions = useHitActions(sought)
  if (sought.asked === null) return []
  const reviews = groups.find(({ subject }) => subject === 'review')
  return listActions(sought.asked, reviews?.hits ?? [])
}

function useHitActions(sought: SoughtWords): (action: AskedAction, reviews: readonly SearchHit[]) => Items {
  const t = useTranslations('search')
  const goTo = useGoTo(sought)
  const me = useMe()
  const mayDo = {
    reply: can(me, 'replies.draft'),
    dispute: can(me, 'disputes.create') && hasInPlan(me, 'disputes'),
  }
  const toReply = (hit: SearchHit) => ({
    label: t('replyTo', { author: hit.title }),
    icon: <Reply aria-hidden />,
    href: `${hit.link}&respond=true`,
  })
  const toDispute = (hit: SearchHit) => ({
    label: t('disputeOf', { author: hit.title }),
    icon: <Scale aria-hidden />,
    href: `${paths.disputes}?create=${hit.id}`,
  })
  return (action, reviews) => {
    if (!mayDo[action]) return []
    const [canTake, describe] = action === 'reply' ? [isUnanswered, toReply] : [isUndisputed, toDispute]
    return reviews.filter(canTake).map((hit) => {
      const described = describe(hit)
      return { id: `${action}-${hit.id}`, ...described, isFound: true, onSelect: () => goTo(described.href) }
    })
  }
}

const isUnanswered = ({ status }: SearchHit) => UNANSWERED.includes(status)
const isUndisputed = ({ status }: SearchHit) => status !== 'disputed'

/** As the lists of the subject call it. */
function useStatusName(): (subject: SearchSubject, status: string) => string {
  const reviews = useTranslations('reviews.statuses')
  const disputes = useTranslations('disputes.statuses')
  const others = useTranslations('search.statuses')
  return (subject, status) => {
    if (subject === 'review') {
      const known = REVIEW_STATUSES.find((each) => each === status)
      return known ? reviews(known) : ''
    }
    if (subject === 'dispute') {
      const known = DISPUTE_STATUSES.find((each) => each === status)
      return known ? disputes(known) : ''
    }
    const known = OTHER_STATUSES.find((each) => each === status)
    return known ? others(known) : ''
  }
}
