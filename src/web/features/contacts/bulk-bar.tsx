import { useQuery } from '@tanstack/react-query'
import { Download, Tag, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CONTACT_LIMITS, exportContacts } from '#shared/contracts/contacts.ts'
import { isLocale } from '#shared/domain/locales.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { isReader, useMe } from '#web/kernel/session/me.ts'
import { Button, Field, IconButton, TagInput } from '#web/ui/index.ts'
import type { ContactFilter } from './contacts-address.ts'
import { contactCountQuery, contactTagsQuery } from './contacts.queries.ts'
import { useDeleteContacts, useTagContacts } from './use-contact-actions.ts'
import type { ContactSelection } from './use-selection.ts'

interface BulkBarProps {
  filter: ContactFilter
  selection: ContactSelection
}

/** What can be done to the chosen ones. Above the phone's own bar, within reach of the thumb. */
export function BulkBar({ filter, selection }: BulkBarProps) {
  const t = useTranslations('contacts.bulk')
  const total = useQuery(contactCountQuery(filter)).data?.total ?? 0
  const [isTagging, setIsTagging] = useState(false)
  const chosen = selection.isAll ? { filter } : { contactIds: [...selection.ids] }
  const deletion = useDeleteContacts(selection.clear)
  const isTooMany = !selection.isAll && selection.size > CONTACT_LIMITS.chosen
  const mayChange = !isReader(useMe())
  return (
    <section
      aria-label={t('label')}
      data-bottom-bar=""
      className="sticky bottom-16 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float sm:bottom-4"
    >
      <output className="mr-auto font-medium tabular-nums">{t('selected', { count: selection.size })}</output>
      {!selection.isAll && total > selection.size && (
        <Button size="small" variant="quiet" onClick={() => selection.chooseAll(total)}>
          {t('selectAll', { count: total })}
        </Button>
      )}
      {mayChange && (
        <Button size="small" icon={<Tag aria-hidden />} disabled={isTooMany} onClick={() => setIsTagging(true)}>
          {t('tag')}
        </Button>
      )}
      <ExportButton filter={filter} selection={selection} />
      {mayChange && (
        <Button
          size="small"
          icon={<Trash2 aria-hidden />}
          disabled={isTooMany}
          isBusy={deletion.isPending}
          onClick={() => deletion.mutate(chosen)}
        >
          {t('delete')}
        </Button>
      )}
      <IconButton size="small" label={t('clear')} icon={<X aria-hidden />} onClick={selection.clear} />
      {isTagging && <TagDialog chosen={chosen} count={selection.size} onClose={() => setIsTagging(false)} />}
    </section>
  )
}

function ExportButton({ filter, selection }: BulkBarProps) {
  const t = useTranslations('contacts.bulk')
  const locale = useLocale()
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const chosen = selection.isAll ? { filter } : { contactIds: [...selection.ids] }
  const save = () =>
    attempt(async () => {
      try {
        await downloadFile({
          endpoint: exportContacts,
          input: { selection: chosen, ...(isLocale(locale) && { headings: locale }) },
          fileName: t('fileName'),
          onProgress: () => undefined,
          signal: new AbortController().signal,
        })
      } catch (error) {
        sayFailed(t('exportFailed'), error)
      }
    })
  return (
    <Button
      size="small"
      icon={<Download aria-hidden />}
      disabled={!selection.isAll && selection.size > CONTACT_LIMITS.exported}
      isBusy={isBusy}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}

interface TagDialogProps {
  chosen: Parameters<ReturnType<typeof useTagContacts>['mutate']>[0]['selection']
  count: number
  onClose: () => void
}

function TagDialog({ chosen, count, onClose }: TagDialogProps) {
  const t = useTranslations('contacts.bulk')
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const change = useTagContacts(onClose)
  return (
    <FormDialog
      title={t('tagTitle', { count })}
      labels={{ cancel: t('cancel'), submit: t('apply'), busy: t('applying') }}
      isReady={add.length + remove.length > 0}
      isBusy={change.isPending}
      problem={{ error: change.error, fallback: t('tagFailed') }}
      onSubmit={() => change.mutate({ selection: chosen, add, remove })}
      onClose={onClose}
    >
      <TagField label={t('add')} tags={add} onChange={setAdd} />
      <TagField label={t('remove')} tags={remove} onChange={setRemove} />
    </FormDialog>
  )
}

interface TagFieldProps {
  label: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
}

export function TagField({ label, tags, onChange }: TagFieldProps) {
  const t = useTranslations('contacts.bulk')
  const known = useQuery(contactTagsQuery).data?.items ?? []
  return (
    <Field label={label}>
      <TagInput
        tags={tags}
        onTagsChange={onChange}
        suggestions={known.map(({ tag }) => tag)}
        maxLength={CONTACT_LIMITS.tag}
        placeholder={t('tagPlaceholder')}
        labels={{
          list: t('tagList'),
          add: (tag) => t('addTag', { tag }),
          remove: (tag) => t('removeTag', { tag }),
        }}
      />
    </Field>
  )
}
