import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { listConversations } from '#shared/contracts/chat.ts'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { joinClasses, Sheet } from '#web/ui/index.ts'
import { useDeleteConversation } from './chat.queries.ts'

interface ConversationsProps {
  query: UseInfiniteQueryResult<InfiniteData<OutputOf<typeof listConversations>>>
  shownId: string | null
  mayDelete: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (id: string) => void
  onDeleted: (id: string) => void
}

function useDeleteWords() {
  const t = useTranslations('chat.conversations')
  return {
    title: t('deleteTitle'),
    text: t('deleteText'),
    keep: t('keep'),
    confirm: t('delete'),
    busy: t('deleting'),
    failed: t('deleteFailed'),
  }
}

/** One's own, the one that went on last first. */
export function Conversations({ query, shownId, mayDelete, isOpen, ...events }: ConversationsProps) {
  const { onOpenChange, onChoose, onDeleted } = events
  const t = useTranslations('chat.conversations')
  const remove = useDeleteConversation()
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const words = useDeleteWords()
  return (
    <Sheet isOpen={isOpen} title={t('title')} onOpenChange={onOpenChange}>
      {items.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      <ul className="flex flex-col gap-2">
        {items.map(({ id, title, lastMessageAt }) => (
          <li key={id} className="flex items-center gap-2 rounded-control border border-line p-2">
            <button
              type="button"
              aria-current={id === shownId ? 'true' : undefined}
              onClick={() => {
                onChoose(id)
                onOpenChange(false)
              }}
              className="flex min-h-11 min-w-0 flex-1 flex-col items-start justify-center rounded-control px-1 text-left hover:bg-inset"
            >
              <span className={joinClasses('w-full truncate', id === shownId && 'font-semibold')}>{title}</span>
              <span className="text-xs text-ink-muted">
                <RelativeTime at={lastMessageAt} />
              </span>
            </button>
            {mayDelete && (
              <ConfirmButton
                size="small"
                label={t('delete')}
                name={t('deleteOf', { title })}
                words={words}
                onConfirm={async () => {
                  await remove.mutateAsync(id)
                  onDeleted(id)
                }}
                findNext={() => document.querySelector<HTMLElement>('[role=dialog] button')}
              />
            )}
          </li>
        ))}
      </ul>
      <NextPage query={query} />
    </Sheet>
  )
}
