import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isCloseTo } from '#shared/domain/search-words.ts'
import { usePlaces } from '#web/app/shell/use-places.ts'
import { SyncBanner } from '#web/features/reviews/sync-banner.tsx'
import { useSyncNotice } from '#web/features/reviews/use-sync-notice.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'
import { Banner, Button, type CommandGroup, CommandPalette, Kbd } from '#web/ui/index.ts'
import { useAskedCommands, useFoundCommands } from './found-commands.tsx'
import { recentSearches } from './recent-searches.ts'
import { useActionCommands, usePageCommands, useRecentCommands } from './search-commands.tsx'
import { type FoundWords, useFoundWords } from './search.queries.ts'
import { readQuery, type SoughtWords } from './read-query.ts'

/** Where a name would stand in the label of an action. */
const NAME = { author: '…' }

/** What is typed, as the person's language asks for actions: by their own names, and by shorter ones. */
function useSoughtWords(query: string): SoughtWords {
  const t = useTranslations('search')
  return readQuery(query, {
    reply: [t('replyTo', NAME), ...t('asking.reply').split(', ')],
    dispute: [t('disputeOf', NAME), ...t('asking.dispute').split(', ')],
  })
}

export interface Search {
  isOpen: boolean
  query: string
}

interface SearchPaletteProps {
  search: Search
  onSearchChange: (search: Search) => void
  onKeyboardSheet: () => void
}

/** Everything one can find, go to or do, by typing. */
export function SearchPalette({ search, onSearchChange, onKeyboardSheet }: SearchPaletteProps) {
  const t = useTranslations('shell')
  const words = useTranslations('search')
  const { isOpen, query } = search
  const { isAdmin } = usePlaces()
  const { sync, notice, dismissNotice } = useSyncNotice()
  const canFind = useCanFind()
  const sought = useSoughtWords(query)
  const { typed } = sought
  const found = useFoundWords(sought.words, isOpen && canFind && !isAdmin)
  const pages = usePageCommands(typed)
  const actions = useActionCommands({ words: typed, onKeyboardSheet, onSync: sync.start })
  const recent = useRecentCommands((chosen) => onSearchChange({ isOpen: true, query: chosen }))
  // What is here at once comes first: an answer that arrives moves nothing that one is about to choose.
  const asked = useAskedCommands(found.groups, sought)
  const hits = useFoundCommands(found.groups, sought)
  useOwnRecentSearches()

  return (
    <>
      <div className="fixed top-16 right-4 left-4 z-30 mx-auto max-w-xl rounded-card shadow-float empty:hidden">
        <SyncBanner notice={notice} onDismiss={dismissNotice} />
      </div>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={(willOpen) => onSearchChange({ isOpen: willOpen, query: '' })}
        label={t('search')}
        placeholder={t(isAdmin ? 'searchPlaceholderAdmin' : 'searchPlaceholder')}
        emptyText={<NothingFound query={typed} state={found.state} isAdmin={isAdmin} />}
        notice={<SearchNotice found={found} />}
        announce={(count) => (typed === '' || found.state === 'searching' ? '' : words('count', { count }))}
        query={query}
        onQueryChange={(text) => onSearchChange({ isOpen, query: text })}
        groups={[...(typed === '' && !isAdmin ? [recent] : []), pages, withMore(actions, asked), ...hits]}
        isCloseTo={isCloseTo}
        footer={<PaletteKeys />}
      />
    </>
  )
}

const withMore = (group: CommandGroup, more: CommandGroup['items']) => ({ ...group, items: [...group.items, ...more] })

/** Whoever sees any of these has something to find. */
const FINDABLE = ['reviews.view', 'disputes.view', 'qr-codes.view', 'contacts.view', 'team.view'] as const

function useCanFind(): boolean {
  const me = useMe()
  return FINDABLE.some((permission) => can(me, permission))
}

/** Nobody finds here what somebody else has searched for. */
function useOwnRecentSearches() {
  const { user, customer } = useMe()
  const customerId = customer?.id
  useEffect(() => {
    if (customerId === undefined) return undefined
    recentSearches.startFor(user.id, customerId)
    return session.onEnd(() => recentSearches.clear())
  }, [user.id, customerId])
}

/** What could not be looked for, in words; all else still works. */
function SearchNotice({ found: { state, tryAgain } }: { found: FoundWords }) {
  const t = useTranslations('search')
  if (state !== 'failed' && state !== 'offline') return null
  return (
    <div className="p-2">
      <Banner
        tone="warn"
        {...(state === 'failed' && {
          action: (
            <Button size="small" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          ),
        })}
      >
        {t(state)}
      </Banner>
    </div>
  )
}

function NothingFound({ query, state, isAdmin }: { query: string; state: FoundWords['state']; isAdmin: boolean }) {
  const t = useTranslations('shell')
  const words = useTranslations('search')
  if (state === 'searching') return words('searching')
  return (
    <>
      <p className="break-words">{t('searchEmpty', { query })}</p>
      <p className="mt-1 text-sm">{isAdmin ? t('searchHint') : words('emptyHint')}</p>
    </>
  )
}

function PaletteKeys() {
  const shell = useTranslations('shell')
  const t = useTranslations('search.keys')
  const enter = (
    <Kbd>
      <CornerDownLeft aria-hidden className="size-3" />
    </Kbd>
  )
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Kbd>
          <ArrowUp aria-hidden className="size-3" />
        </Kbd>
        <Kbd>
          <ArrowDown aria-hidden className="size-3" />
        </Kbd>
        {t('move')}
      </span>
      <span className="flex items-center gap-1.5">
        {enter}
        {t('choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{shell('keyControl')}</Kbd>
        {enter}
        {t('beside')}
      </span>
    </>
  )
}
