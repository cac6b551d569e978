import { Download, FileText, Image, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { toFileSize } from '#web/kernel/formatting/file-size.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { IconButton } from '#web/ui/index.ts'
import { keepFocusInSheet } from './detail/keep-focus.ts'
import { removedFilesQuery } from './disputes.queries.ts'
import { type DisputeFile, useDownloadFile } from './use-file-actions.ts'

interface FileEntryProps {
  disputeId: string
  file: DisputeFile
  onRemove?: (() => void) | undefined
  /** Said of it besides. */
  children?: ReactNode
}

export function FileEntry({ disputeId, file, onRemove, children }: FileEntryProps) {
  const t = useTranslations('disputesDetail.files')
  const download = useDownloadFile(disputeId)
  const { name, mediaType, sha256 } = file
  const Shape = mediaType === 'application/pdf' ? FileText : Image
  return (
    <li className="flex items-start gap-3 rounded-control border border-line py-2 pr-1.5 pl-3">
      <Shape aria-hidden className="mt-1.5 size-4 shrink-0 text-ink-muted" />
      <div className="flex min-w-0 flex-1 flex-col py-1">
        <span className="font-medium break-words">{name}</span>
        <FileFacts file={file} />
        {children}
        <span title={sha256} className="truncate text-xs text-ink-muted">
          {t('fingerprint', { hash: sha256 })}
        </span>
      </div>
      <IconButton
        size="small"
        label={t('download', { name })}
        icon={<Download aria-hidden />}
        onClick={() => void download(file)}
      />
      {onRemove && (
        <IconButton
          size="small"
          label={t('remove', { name })}
          icon={<X aria-hidden />}
          onClick={(event: MouseEvent<HTMLElement>) => {
            keepFocusInSheet(event.currentTarget)
            onRemove()
          }}
        />
      )}
    </li>
  )
}

/** What was taken out of the case, for whoever answers for it. */
export function RemovedFiles({ disputeId }: { disputeId: string }) {
  const t = useTranslations('disputesDetail.files')
  const formatting = useFormatting()
  const { data } = useQuery(removedFilesQuery(disputeId))
  if (!data || data.items.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-medium">{t('removedTitle')}</h4>
      <p className="text-sm text-ink-muted">{t('removedHint')}</p>
      <ul aria-label={t('removedTitle')} className="flex flex-col gap-2">
        {data.items.map((file) => {
          const date = formatting.date(file.removedAt)
          return (
            <FileEntry key={file.id} disputeId={disputeId} file={file}>
              <span className="text-sm">
                {file.removedByName === null
                  ? t('removedOn', { date })
                  : t('removedBy', { date, name: file.removedByName })}
              </span>
            </FileEntry>
          )
        })}
      </ul>
    </div>
  )
}

function FileFacts({ file: { size: bytes, createdAt, addedByName } }: { file: DisputeFile }) {
  const t = useTranslations('disputesDetail.files')
  const format = useFormatter()
  const formatting = useFormatting()
  const { value, unit } = toFileSize(bytes)
  const size = format.number(value, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' })
  const date = formatting.date(createdAt)
  return (
    <span className="text-sm text-ink-muted">
      {addedByName === null ? t('facts', { size, date }) : t('addedBy', { size, date, name: addedByName })}
    </span>
  )
}
