import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, MessageSquareText, Reply, Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SearchHit, SearchSubject } from '#shared/contracts/search.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { MarkedText } from '#web/features/reviews/list/row/marked-text.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import type { CommandGroup } from '#web/ui/index.ts'
import { recentSearches } from './recent-searches.ts'
import type { FoundGroup } from './search.queries.ts'
import { useStatusName } from './use-status-name.ts'

const ICONS = { review: MessageSquareText, dispute: Scale } satisfies Record<SearchSubject, unknown>
const PLACES = { review: 'reviews', dispute: 'disputes' } as const satisfies Record<SearchSubject, string>
const UNANSWERED: readonly string[] = ['pending', 'flagged']

type Items = CommandGroup['items']

/** What the server found, with all of it one step further, and an answer to the first that waits for one. */
export function useFoundCommands(groups: readonly FoundGroup[], words: string): CommandGroup[] {
  const navigation = useTranslations('navigation')
  const toHit = useHitCommand(words)
  const listFurther = useFurtherCommands(words)
  return groups.map((group) => ({
    id: group.subject,
    label: navigation(PLACES[group.subject]),
    items: [...group.hits.map((hit) => toHit(group.subject, hit)), ...listFurther(group)],
  }))
}

function useGoTo(words: string): (href: string) => void {
  const navigate = useNavigate()
  return (href) => {
    recentSearches.add(words)
    void navigate({ href })
  }
}

function useHitCommand(words: string): (subject: SearchSubject, hit: SearchHit) => Items[number] {
  const goTo = useGoTo(words)
  const nameStatus = useStatusName()
  const formatting = useFormatting()
  return (subject, hit) => {
    const Icon = ICONS[subject]
    const platform = hit.platform && PLATFORM_NAMES[hit.platform]
    return {
      id: `${subject}-${hit.id}`,
      label: hit.title,
      shown: <HitTitle hit={hit} words={words} />,
      hint: [platform, nameStatus(subject, hit.status), formatting.date(hit.at)].filter(Boolean).join(' · '),
      ...(hit.excerpt !== null && { detail: <HitExcerpt text={hit.excerpt} words={words} /> }),
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

function HitExcerpt({ text, words }: { text: string; words: string }) {
  return (
    <span className="line-clamp-2 break-words">
      <MarkedText text={text} search={words} />
    </span>
  )
}

function useFurtherCommands(words: string): (group: FoundGroup) => Items {
  const t = useTranslations('search')
  const goTo = useGoTo(words)
  const canReply = can(useMe(), 'replies.draft')
  return ({ subject, hits, hasMore, link }) => {
    const waiting =
      canReply && subject === 'review' ? hits.find(({ status }) => UNANSWERED.includes(status)) : undefined
    const all = {
      id: `all-${subject}`,
      label: t(`showAll.${subject}`),
      icon: <ArrowRight aria-hidden />,
      isFound: true,
      href: link,
      onSelect: () => goTo(link),
    }
    const reply = waiting && {
      id: 'reply-to',
      label: t('replyTo', { author: waiting.title }),
      icon: <Reply aria-hidden />,
      isFound: true,
      href: `${waiting.link}&respond=true`,
      onSelect: () => goTo(`${waiting.link}&respond=true`),
    }
    return [...(hasMore ? [all] : []), ...(reply ? [reply] : [])]
  }
}
