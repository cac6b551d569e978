import { Download, FileText, Image, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { toFileSize } from '#web/kernel/formatting/file-size.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { IconButton } from '#web/ui/index.ts'
import { keepFocusInSheet } from './detail/keep-focus.ts'
import { type DisputeFile, useDownloadFile } from './use-file-actions.ts'

interface FileEntryProps {
  disputeId: string
  file: DisputeFile
  onRemove: (() => void) | undefined
}

export function FileEntry({ disputeId, file, onRemove }: FileEntryProps) {
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
