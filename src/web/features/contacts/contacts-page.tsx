import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageCircleHeart, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { useLeaf } from '#web/components/sheet/use-leaf.ts'
import { can, isReader, mayAsk, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState, joinClasses, SkeletonRows } from '#web/ui/index.ts'
import { AskDialog } from './ask-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { isFiltering, tidyFilter, useContactsAddress, type ContactsAddress } from './contacts-address.ts'
import { ContactFilters } from './contact-filters.tsx'
import { contactCountQuery, contactListQuery } from './contacts.queries.ts'
import { ContactsTable, SelectAll } from './contacts-table.tsx'
import { ImportButton } from './import/import-dialog.tsx'
import { PastImports } from './import/past-imports.tsx'
import { Segments } from './segments.tsx'
import { useSelection } from './use-selection.ts'

export function ContactsPage() {
  const t = useTranslations('contacts')
  const asking = useTranslations('askNow')
  const me = useMe()
  const canManage = can(me, 'contacts.manage')
  const mayChange = canManage && !isReader(me)
  // A list is about the whole business.
  const canImport = mayChange && !me.customer?.isLimited
  const address = useContactsAddress()
  const [isCreating, setIsCreating] = useState(false)
  const create = () => setIsCreating(true)
  const close = () => setIsCreating(false)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          {canImport && <ImportButton />}
          {mayAsk(me) && (
            <Button icon={<MessageCircleHeart aria-hidden />} onClick={address.ask}>
              {asking('button')}
            </Button>
          )}
          {mayChange && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={create}>
              {t('create')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ContactFilters address={address} />
        <Segments address={address} canManage={mayChange} />
        {canImport && <PastImports />}
        <ContactList key={JSON.stringify(tidyFilter(address.filter))} {...{ address, canManage }} onCreate={create} />
      </div>
      <OpenContact address={address} />
      {address.isAsking && mayAsk(me) && <AskDialog contact={null} onClose={address.close} />}
      {isCreating && <ContactDialog contact={null} onClose={close} onSaved={close} />}
    </Page>
  )
}

interface ContactListProps {
  address: ContactsAddress
  canManage: boolean
  onCreate: () => void
}

function ContactList({ address, canManage, onCreate }: ContactListProps) {
  const t = useTranslations('contacts')
  const { filter } = address
  const list = useInfiniteQuery(contactListQuery(filter))
  const selection = useSelection()
  const mayCreate = !isReader(useMe()) && canManage
  return (
    <>
      <Counts address={address} />
      <Card isFlush className={joinClasses('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        <h2 className="sr-only">{t('list')}</h2>
        <QueryState
          query={list}
          failedTitle={t('failed')}
          skeleton={<SkeletonRows label={t('loading')} />}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={<Empty {...{ address, onCreate }} canManage={mayCreate} />}
        >
          {({ pages }) => (
            <>
              {canManage && <SelectAll contacts={pages.flatMap(({ items }) => items)} selection={selection} />}
              <ContactsTable
                contacts={pages.flatMap(({ items }) => items)}
                selection={canManage ? selection : null}
                onOpen={address.open}
              />
              <NextPage query={list} />
            </>
          )}
        </QueryState>
      </Card>
      {canManage && selection.size > 0 && <BulkBar filter={tidyFilter(filter)} selection={selection} />}
    </>
  )
}

/** How many there are, and how many of them may be written to. */
function Counts({ address: { filter } }: { address: ContactsAddress }) {
  const t = useTranslations('contacts')
  const { data, isError } = useQuery(contactCountQuery(tidyFilter(filter)))
  if (isError) return null
  return <output className="text-sm text-ink-muted tabular-nums">{data ? t('counts', data) : t('counting')}</output>
}

function Empty({ address, canManage, onCreate }: ContactListProps) {
  const t = useTranslations('contacts')
  if (isFiltering(address.filter)) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t('empty')}
        text={t('emptyFiltered')}
        action={<Button onClick={() => address.showOnly({})}>{t('clear')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('emptyText')}
      action={
        canManage && (
          <Button variant="primary" onClick={onCreate}>
            {t('create')}
          </Button>
        )
      }
    />
  )
}

/** The sheet of the open one, from which one leafs through the list. */
function OpenContact({ address: { filter, contactId, open, close } }: { address: ContactsAddress }) {
  const { data } = useInfiniteQuery(contactListQuery(filter))
  const ids = (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id))
  const leaf = useLeaf({ ids, openId: contactId, open })
  return <ContactSheet contactId={contactId} onClose={close} onPrevious={leaf(-1)} onNext={leaf(1)} />
}
