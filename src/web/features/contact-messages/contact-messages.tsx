import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MESSAGE_STATES, type MessageState } from '#shared/contracts/contact-messages.ts'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { Page } from '#web/components/page.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Badge, Card, EmptyState, useToast } from '#web/ui/index.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ContactMessageRow } from './contact-message-row.tsx'
import {
  contactMessagesQuery,
  messagesInQuery,
  useHandleContactMessage,
  useReopenContactMessage,
} from './contact-messages.queries.ts'

const KIND = 'contact-message'

export function MessagesPage() {
  const t = useTranslations('contactMessages')
  const [state, setState] = useState<MessageState | undefined>('open')
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <FilterSelect
          label={t('state')}
          all={t('allStates')}
          options={MESSAGE_STATES}
          nameOf={(each) => t(`states.${each}`)}
          value={state}
          onChoose={setState}
        />
      }
    >
      <ContactMessages state={state} />
    </Page>
  )
}

export function ContactMessages({ state }: { state?: MessageState | undefined }) {
  const t = useTranslations('contactMessages')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const messages = useInfiniteQuery(state === undefined ? contactMessagesQuery : messagesInQuery(state))
  const openCount = messages.data?.pages[0]?.openCount
  const tellRefusal = (title: string) => (error: Error) => sayFailed(title, error, KIND)
  const reopen = useReopenContactMessage({ onRefused: tellRefusal(t('reopenFailed')) })
  const handle = useHandleContactMessage({
    onDone: (messageId) =>
      toast({
        kind: KIND,
        tone: 'good',
        title: t('handleDone'),
        action: { label: t('undo'), onAction: () => reopen(messageId) },
      }),
    onRefused: tellRefusal(t('handleFailed')),
  })

  return (
    <Card
      title={t('title')}
      isFlush
      actions={
        openCount !== undefined && (
          <Badge tone={openCount > 0 ? 'warn' : 'neutral'}>{t('openCount', { count: openCount })}</Badge>
        )
      }
    >
      <QueryState
        query={messages}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<EmptyState kind="first-use" title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {({ pages }) => (
          <>
            <ul className="border-t border-line">
              {pages
                .flatMap((page) => page.items)
                .map((message) => (
                  <ContactMessageRow key={message.id} message={message} onHandle={() => handle(message.id)} />
                ))}
            </ul>
            <NextPage query={messages} />
          </>
        )}
      </QueryState>
    </Card>
  )
}
