import { Link } from '@tanstack/react-router'
import { Copy, Download, EllipsisVertical, FileText, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { QrCode } from '#shared/contracts/qr-codes.ts'
import { getQrCodePng } from '#shared/contracts/qr-prints.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { nameQrFile } from '#shared/domain/qr-print.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Badge, Button, IconButton, joinClasses, Menu, MenuItem, MenuSeparator, Switch } from '#web/ui/index.ts'
import { QrImage } from './qr-image.tsx'
import {
  useDeleteQrCode,
  useDuplicateQrCode,
  useNoteQrCodeEvent,
  useQrCodeStatus,
  useCodeDownload,
} from './use-qr-actions.ts'

interface QrCardProps {
  code: QrCode
  onEdit: (code: QrCode) => void
  onOpen: (qrCodeId: string) => void
}

export function QrCard({ code, onEdit, onOpen }: QrCardProps) {
  const t = useTranslations('qrCodes')
  const titleId = `qr-code-${code.id}`
  const { status, change } = useQrCodeStatus(code)
  const canManage = can(useMe(), 'qr-codes.manage')
  return (
    <li className="min-w-0 scroll-mt-20 scroll-mb-24">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4"
      >
        <div className={joinClasses('flex justify-center', status === 'inactive' && 'opacity-55')}>
          <QrImage address={code.shortUrl} label={t('imageOf', { name: code.name })} />
        </div>
        <CardHeader code={code} titleId={titleId}>
          <Badge tone={status === 'active' ? 'good' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
        </CardHeader>
        <QrFacts code={code} />
        {code.warning && <YelpWarning />}
        <div className="mt-auto flex flex-col gap-2 border-t border-line pt-3">
          {canManage && (
            <Switch
              label={t('active')}
              aria-label={t('activeOf', { name: code.name })}
              checked={status === 'active'}
              onChange={({ target }) => change(target.checked ? 'active' : 'inactive')}
            />
          )}
          <CardActions code={code} onEdit={onEdit} onOpen={onOpen} />
        </div>
      </article>
    </li>
  )
}

function CardHeader({ code, titleId, children }: { code: QrCode; titleId: string; children: ReactNode }) {
  const t = useTranslations('qrCodes')
  return (
    <header className="flex flex-col gap-1.5">
      <h3 id={titleId} className="min-w-0 text-base font-semibold">
        <Link
          to={paths.qrCodes}
          from={paths.qrCodes}
          search={(now) => ({ ...now, qrCode: code.id })}
          resetScroll={false}
          className="break-words underline-offset-4 hover:underline pointer-coarse:py-2"
        >
          {code.name}
        </Link>
      </h3>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone="info">{t(`types.${code.type}`)}</Badge>
        {children}
      </div>
    </header>
  )
}

/** Where it leads and what is printed, how often it was scanned and when. */
export function QrFacts({ code }: { code: QrCode }) {
  const t = useTranslations('qrCodes.facts')
  const formatting = useFormatting()
  const { destination, location, lastScanAt } = code
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      <Fact name={t('destination')}>
        {destination.kind === 'review-link' && (
          <span className="block">{t('reviewLink', { platform: PLATFORM_NAMES[destination.platform] })}</span>
        )}
        {destination.kind === 'page' && <span className="block">{destination.pageName}</span>}
        <span className="line-clamp-2 break-all">{destination.url}</span>
      </Fact>
      <Fact name={t('printed')}>
        <span className="break-all">{code.shortUrl}</span>
      </Fact>
      {location && <Fact name={t('location')}>{location.name}</Fact>}
      <Fact name={t('scans')}>
        <span className="tabular-nums">{formatting.number(code.scans)}</span>
      </Fact>
      <Fact name={t('lastScan')}>
        {lastScanAt === null ? (
          t('never')
        ) : (
          <time dateTime={lastScanAt} title={formatting.dateTime(lastScanAt)}>
            {formatting.date(lastScanAt)}
          </time>
        )}
      </Fact>
      <Fact name={t('created')}>
        <time dateTime={code.createdAt} title={formatting.dateTime(code.createdAt)}>
          {formatting.date(code.createdAt)}
        </time>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

export function YelpWarning() {
  const t = useTranslations('qrCodes')
  return (
    <span className="flex gap-2 text-sm text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{t('yelpWarning')}</span>
    </span>
  )
}

function CardActions({ code, onEdit, onOpen }: QrCardProps) {
  const t = useTranslations('qrCodes')
  const { id: qrCodeId, name } = code
  const note = useNoteQrCodeEvent(qrCodeId)
  const { download, isBusy } = useCodeDownload(qrCodeId)
  const canManage = can(useMe(), 'qr-codes.manage')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        icon={<Download aria-hidden />}
        aria-label={t('downloadOf', { name })}
        isBusy={isBusy}
        onClick={() =>
          download({ endpoint: getQrCodePng, input: { qrCodeId }, fileName: nameQrFile(name, 'qrcode.png') })
        }
      >
        {t('download')}
      </Button>
      <CopyButton
        text={code.shortUrl}
        label={t('copyLink')}
        name={t('copyLinkOf', { name })}
        onCopied={() => note('link_copy')}
      />
      <div className="ml-auto">
        {canManage ? (
          <CardMenu code={code} onEdit={onEdit} onOpen={onOpen} />
        ) : (
          <IconButton
            size="small"
            label={t('detailsOf', { name })}
            icon={<FileText aria-hidden />}
            onClick={() => onOpen(qrCodeId)}
          />
        )}
      </div>
    </div>
  )
}

function CardMenu({ code, onEdit, onOpen }: QrCardProps) {
  const t = useTranslations('qrCodes')
  const duplicate = useDuplicateQrCode(onOpen)
  const deletion = useDeleteQrCode()
  const label = t('moreOf', { name: code.name })
  return (
    <Menu label={label} trigger={<IconButton size="small" label={label} icon={<EllipsisVertical aria-hidden />} />}>
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => onOpen(code.id)}>
        {t('details')}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onEdit(code)}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => duplicate.mutate(code)}>
        {t('duplicate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => deletion.mutate(code.id)}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}
