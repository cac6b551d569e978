import { useQuery } from '@tanstack/react-query'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SEGMENT_LIMITS, type ContactSegment } from '#shared/contracts/contact-segments.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { Button, Field, Select, TextInput, useToast } from '#web/ui/index.ts'
import { isFiltering, isSameFilter, tidyFilter, type ContactsAddress, type ContactFilter } from './contacts-address.ts'
import { segmentsQuery, useDeleteSegment, useSaveSegment } from './contacts.queries.ts'

interface SegmentsProps {
  address: ContactsAddress
  canManage: boolean
}

/** Filters that somebody saved, with how many match by now; what is on screen can become one. */
export function Segments({ address, canManage }: SegmentsProps) {
  const t = useTranslations('contacts.segments')
  const [isSaving, setIsSaving] = useState(false)
  const segments = useQuery(segmentsQuery).data?.items ?? []
  const current = segments.find(({ filter }) => isSameFilter(filter, address.filter))
  const canSave = canManage && !current && isFiltering(address.filter)
  if (segments.length === 0 && !canSave) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentSelect segments={segments} current={current} onChoose={address.showOnly} />
      {canSave && (
        <Button icon={<Bookmark aria-hidden />} onClick={() => setIsSaving(true)}>
          {t('save')}
        </Button>
      )}
      {canManage && current && <DeleteSegment segment={current} />}
      {isSaving && <SaveDialog filter={tidyFilter(address.filter)} onClose={() => setIsSaving(false)} />}
    </div>
  )
}

interface SegmentSelectProps {
  segments: readonly ContactSegment[]
  current: ContactSegment | undefined
  onChoose: (filter: ContactFilter) => void
}

function SegmentSelect({ segments, current, onChoose }: SegmentSelectProps) {
  const t = useTranslations('contacts.segments')
  if (segments.length === 0) return null
  return (
    <Select
      aria-label={t('label')}
      value={current?.id ?? ''}
      placeholder={t('choose')}
      options={segments.map(({ id, name, count }) => ({ value: id, label: t('option', { name, count }) }))}
      onChange={({ target }) => onChoose(segments.find(({ id }) => id === target.value)?.filter ?? {})}
      className="max-sm:flex-1"
    />
  )
}

/** Gone at once; saved anew by whoever takes it back. */
function DeleteSegment({ segment }: { segment: ContactSegment }) {
  const t = useTranslations('contacts.segments')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const save = useSaveSegment()
  const deletion = useDeleteSegment()
  const { id, name, filter } = segment
  const remove = () =>
    deletion.mutate(id, {
      onSuccess: () =>
        void toast({
          title: t('deleted', { name }),
          action: { label: t('undo'), onAction: () => save.mutate({ name, filter }) },
        }),
      onError: (error) => sayFailed(t('deleteFailed'), error),
    })
  return (
    <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={remove} isBusy={deletion.isPending}>
      {t('delete', { name })}
    </Button>
  )
}

function SaveDialog({ filter, onClose }: { filter: ContactFilter; onClose: () => void }) {
  const t = useTranslations('contacts.segments')
  const toast = useToast()
  const [name, setName] = useState('')
  const save = useSaveSegment()
  const submit = () =>
    save.mutate(
      { name, filter },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('saved', { name }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('saveTitle')}
      description={t('saveText')}
      labels={{ cancel: t('cancel'), submit: t('submit'), busy: t('saving') }}
      isReady={name.trim() !== ''}
      isBusy={save.isPending}
      problem={{ error: save.error, fallback: t('saveFailed') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('name')} isRequired>
        <TextInput
          autoComplete="off"
          maxLength={SEGMENT_LIMITS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
