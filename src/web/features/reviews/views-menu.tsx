import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Ellipsis, Pencil, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReviewView } from '#shared/contracts/review-views.ts'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { Button, IconButton, Menu, MenuChoices, MenuItem, MenuSeparator, useToast } from '#web/ui/index.ts'
import { isReader, useMe } from '#web/kernel/session/me.ts'
import { useIsPhone } from '#web/kernel/use-is-phone.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { ExportItem } from './export-button.tsx'
import { useExport } from './use-export.ts'
import { keyOfFilter } from './reviews-search.ts'
import { type EditedView, ViewDialog } from './view-dialog.tsx'
import { reviewViewsQuery, useRemoveView, useSaveView, viewCountsQuery } from './views.queries.ts'

const sort = 'newest'

const EVERYTHING: ReviewFilter = { sort }

/** What nearly everybody looks for, without having to save it first. */
const READY_MADE_VIEWS = [
  { name: 'all', filter: EVERYTHING },
  { name: 'assignedToMe', filter: { assignee: 'me', sort } },
  { name: 'unassigned', filter: { assignee: 'nobody', sort } },
  { name: 'needsReply', filter: { status: 'pending', sort } },
  { name: 'problems', filter: { reply: 'problem', sort } },
  { name: 'awaitingApproval', filter: { reply: 'awaiting-approval', sort } },
] as const satisfies readonly { name: string; filter: ReviewFilter }[]

interface ViewsMenuProps {
  filter: ReviewFilter
  onChoose: (filter: ReviewFilter) => void
}

/** Which view the filter is, and which of one's own it was before it was changed. */
function useCurrentView(filter: ReviewFilter) {
  const { data } = useQuery(reviewViewsQuery)
  const views = data?.items ?? []
  const [lastId, setLastId] = useState<string | null>(null)
  const key = keyOfFilter(filter)
  const current = views.find((view) => keyOfFilter(view.filter) === key)
  const readyMade = READY_MADE_VIEWS.find((view) => keyOfFilter(view.filter) === key)
  const changed = (current ?? readyMade) ? undefined : views.find((view) => view.id === lastId && view.isMine)
  const shownId = current?.id ?? readyMade?.name ?? ''
  return { views, current, readyMade, changed, shownId, setLastId }
}

function filterOf(id: string, views: readonly ReviewView[]): ReviewFilter {
  const chosen = views.find((view) => view.id === id) ?? READY_MADE_VIEWS.find((view) => view.name === id)
  return chosen?.filter ?? EVERYTHING
}

/** Filters under a name: those everybody has, one's own, and those the team shares. */
export function ViewsMenu({ filter, onChoose }: ViewsMenuProps) {
  const t = useTranslations('reviews.views')
  const { views, current, readyMade, changed, shownId, setLastId } = useCurrentView(filter)
  const [edited, setEdited] = useState<EditedView | null>(null)
  const isPhone = useIsPhone()
  const mayWrite = !isReader(useMe())
  const exporting = useExport(filter)
  const choose = (id: string) => {
    setLastId(id)
    onChoose(filterOf(id, views))
  }

  return (
    <>
      <Menu
        label={t('label')}
        align={isPhone ? 'end' : 'start'}
        trigger={
          isPhone ? (
            <IconButton variant="secondary" label={t('more')} icon={<Ellipsis aria-hidden />} />
          ) : (
            <Button icon={<Bookmark aria-hidden />}>{current?.name ?? t(readyMade?.name ?? 'custom')}</Button>
          )
        }
      >
        {isPhone && <ExportItem {...exporting} />}
        <ViewChoices views={views} value={shownId} onChoose={choose} />
        {mayWrite && (
          <>
            <MenuSeparator />
            <SavingItems filter={filter} current={current} changed={changed} onEdit={setEdited} />
          </>
        )}
      </Menu>
      {edited && <ViewDialog view={edited} onSaved={(view) => setLastId(view.id)} onClose={() => setEdited(null)} />}
    </>
  )
}

interface SavingItemsProps {
  filter: ReviewFilter
  current: ReviewView | undefined
  changed: ReviewView | undefined
  onEdit: (view: EditedView) => void
}

function SavingItems({ filter, current, changed, onEdit }: SavingItemsProps) {
  const t = useTranslations('reviews.views')
  return (
    <>
      {changed && <UpdateItem view={changed} filter={filter} />}
      <MenuItem icon={<BookmarkPlus aria-hidden />} onSelect={() => onEdit({ filter, name: '', isShared: false })}>
        {t('save')}
      </MenuItem>
      {current?.isMine && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onEdit({ ...current, viewId: current.id })}>
          {t('edit', { name: current.name })}
        </MenuItem>
      )}
      {current?.canRemove && <RemoveItem view={current} />}
    </>
  )
}

interface ViewChoicesProps {
  views: readonly ReviewView[]
  value: string
  onChoose: (id: string) => void
}

function ViewChoices({ views, value, onChoose }: ViewChoicesProps) {
  const t = useTranslations('reviews.views')
  const { data: counts } = useQuery({ ...viewCountsQuery, enabled: views.length > 0 })
  const choose = (view: ReviewView, name: string) => {
    const counted = counts?.items.find(({ viewId }) => viewId === view.id)
    const label = counted ? t('counted', { name, count: counted.count, isMore: String(counted.isMore) }) : name
    return { value: view.id, label }
  }
  const mine = views.filter((view) => view.isMine).map((view) => choose(view, view.name))
  const shared = views
    .filter((view) => !view.isMine)
    .map((view) => choose(view, t('sharedBy', { name: view.name, owner: view.ownerName })))
  return (
    <>
      <MenuChoices
        label={t('readyMade')}
        value={value}
        choices={READY_MADE_VIEWS.map(({ name }) => ({ value: name, label: t(name) }))}
        onChoose={onChoose}
      />
      {mine.length > 0 && <MenuChoices label={t('mine')} value={value} choices={mine} onChoose={onChoose} />}
      {shared.length > 0 && <MenuChoices label={t('shared')} value={value} choices={shared} onChoose={onChoose} />}
    </>
  )
}

const kindOfView = ({ id }: Pick<ReviewView, 'id'>) => `view-${id}`

/** By promises, here and below: the menu and its items have gone by the time the server answers. */
function UpdateItem({ view, filter }: { view: ReviewView; filter: ReviewFilter }) {
  const t = useTranslations('reviews.views')
  const sayFailed = useFailureToast()
  const { id: viewId, name, isShared } = view
  const kind = kindOfView(view)
  const tell = (error: unknown) => sayFailed(t('failed'), error, kind)
  const toast = useToast()
  const save = useSaveView()
  return (
    <MenuItem
      icon={<Save aria-hidden />}
      onSelect={() =>
        void save
          .mutateAsync({ viewId, name, isShared, filter })
          .then(() => toast({ kind, title: t('saved'), tone: 'good' }), tell)
      }
    >
      {t('update', { name })}
    </MenuItem>
  )
}

function RemoveItem({ view }: { view: ReviewView }) {
  const t = useTranslations('reviews.views')
  const undo = useTranslations('reviews.triage')('undo')
  const sayFailed = useFailureToast()
  const kind = kindOfView(view)
  const tell = (error: unknown) => sayFailed(t('failed'), error, kind)
  const toast = useToast()
  const save = useSaveView()
  const remove = useRemoveView()
  const { name, filter, isShared } = view
  const bringBack = () => void save.mutateAsync({ name, filter, isShared }).catch(tell)
  // Somebody else’s would come back as one’s own.
  const offerUndo = () =>
    toast({ kind, title: t('removed'), ...(view.isMine && { action: { label: undo, onAction: bringBack } }) })
  const removeWithUndo = () => void remove.mutateAsync(view.id).then(offerUndo, tell)
  return (
    <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={removeWithUndo}>
      {t('remove', { name })}
    </MenuItem>
  )
}
