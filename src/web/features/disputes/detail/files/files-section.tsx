import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { DISPUTE_LIMITS } from '#shared/domain/dispute-status.ts'
import { SheetSection } from '#web/ui/index.ts'
import { useMayChange } from '../changing/use-may-change.ts'
import { AddFile } from './add-file.tsx'
import { FileEntry } from './file-entry.tsx'
import { useRemoveFile } from './use-file-actions.ts'

const LARGEST_MEGABYTES = DISPUTE_LIMITS.fileBytes / 1_000_000

export function FilesSection({ dispute }: { dispute: DisputeDetail }) {
  const t = useTranslations('disputesDetail.files')
  const { mayWork, mayChange } = useMayChange(dispute)
  const { remove, isLeaving } = useRemoveFile(dispute.id)
  const shown = dispute.files.filter((file) => !isLeaving(file))
  const isFull = dispute.files.length >= DISPUTE_LIMITS.files
  return (
    <SheetSection title={t('title')} text={t('hint', { megabytes: LARGEST_MEGABYTES, most: DISPUTE_LIMITS.files })}>
      {shown.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col gap-2">
          {shown.map((file) => (
            <FileEntry
              key={file.id}
              disputeId={dispute.id}
              file={file}
              onRemove={mayChange ? () => remove(file) : undefined}
            />
          ))}
        </ul>
      )}
      {mayWork && isFull && <p className="text-ink-muted">{t('full', { most: DISPUTE_LIMITS.files })}</p>}
      {mayWork && !isFull && <AddFile disputeId={dispute.id} />}
    </SheetSection>
  )
}
