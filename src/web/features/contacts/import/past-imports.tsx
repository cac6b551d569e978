import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ContactImport } from '#shared/contracts/contact-import.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { ConfirmButton, findPageHeading } from '#web/components/forms/confirm-button.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, ProgressBar, useToast } from '#web/ui/index.ts'
import { contactImportsQuery, isUnderWay, useUndo } from './contact-import.queries.ts'
import { RefusedRowsOf } from './refused-rows.tsx'

const TONES = {
  uploading: 'info',
  checked: 'info',
  queued: 'info',
  running: 'info',
  done: 'good',
  failed: 'bad',
  undoing: 'info',
  undone: 'neutral',
} as const

/** Nothing shows as long as nothing was imported. */
export function PastImports() {
  const t = useTranslations('contacts.import.past')
  const imports = useInfiniteQuery(contactImportsQuery)
  const items = imports.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <Disclosure summary={t('title')}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <PastImport item={item} />
            <UndoImport item={item} />
          </li>
        ))}
      </ul>
      <NextPage query={imports} />
    </Disclosure>
  )
}

function PastImport({ item }: { item: ContactImport }) {
  const t = useTranslations('contacts.import.past')
  const channels = useTranslations('contacts.channels')
  return (
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{item.fileName}</span>
        <Badge tone={TONES[item.state]}>{t(`states.${item.state}`)}</Badge>
      </p>
      <p className="text-sm text-ink-muted">
        <RelativeTime at={item.createdAt} />
        {' · '}
        {item.channels.length === 0
          ? t('noConsent')
          : t('consent', { channels: item.channels.map((channel) => channels(channel)).join(', ') })}
      </p>
      {isUnderWay(item) ? <Progress item={item} /> : <Outcome item={item} />}
    </div>
  )
}

export function Progress({ item: { fileName: name, done, total } }: { item: ContactImport }) {
  const t = useTranslations('contacts.import.running')
  return (
    <div className="flex flex-col gap-2 tabular-nums">
      <ProgressBar label={t('progress', { name })} value={done} max={total} />
      <p>{t('people', { done, total })}</p>
      <p className="text-sm text-ink-muted">{t('goesOn')}</p>
    </div>
  )
}

export function Outcome({ item }: { item: ContactImport }) {
  const t = useTranslations('contacts.import.running')
  const { added, merged, suppressed, refused, removed, state } = item
  return (
    <>
      <ul className="flex flex-col gap-1 text-sm">
        <li className="font-medium">{t('added', { count: added })}</li>
        {merged > 0 && <li>{t('merged', { count: merged })}</li>}
        {suppressed > 0 && <li>{t('suppressed', { count: suppressed })}</li>}
        {refused > 0 && <li>{t('refused', { count: refused })}</li>}
        {state === 'undone' && <li>{t('removed', { count: removed })}</li>}
      </ul>
      <RefusedRowsOf item={item} />
    </>
  )
}

/** Asks first. Stays when the button goes: the dialog has the focus to hand on. */
function UndoImport({ item: { id, fileName: name, canUndo } }: { item: ContactImport }) {
  const t = useTranslations('contacts.import.past')
  const toast = useToast()
  const { mutateAsync } = useUndo()
  return (
    <ConfirmButton
      isOffered={canUndo}
      size="small"
      label={t('undo')}
      name={t('undoOf', { name })}
      words={{
        title: t('undoTitle', { name }),
        text: t('undoText'),
        keep: t('keep'),
        confirm: t('confirm'),
        busy: t('busy'),
        failed: t('undoFailed'),
      }}
      onConfirm={async () => {
        await mutateAsync(id)
        toast({ tone: 'good', title: t('undoing') })
      }}
      findNext={findPageHeading}
    />
  )
}
