import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, EllipsisVertical, ExternalLink, Pencil, QrCode, Send, Trash2, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { HostedPageSummary } from '#shared/contracts/hosted-pages.ts'
import { paths } from '#shared/domain/paths.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import {
  Badge,
  IconButton,
  iconButtonClasses,
  Menu,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
  Stars,
  Table,
} from '#web/ui/index.ts'
import { useDeletePage, useDuplicatePage, usePageStatus } from './use-page-actions.ts'

export function PagesTable({ pages }: { pages: readonly HostedPageSummary[] }) {
  const t = useTranslations('hostedPages')
  const formatting = useFormatting()
  return (
    <Table
      caption={t('list')}
      rows={pages}
      rowKey={({ id }) => id}
      isDense
      columns={[
        {
          key: 'name',
          header: t('columns.name'),
          cell: (page) => <PageName page={page} />,
          isRowHeader: true,
          className: 'max-sm:pl-0!',
        },
        { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
        {
          key: 'visitors',
          header: t('columns.visitors'),
          cell: ({ visitors }) => formatting.number(visitors),
          align: 'end',
        },
        {
          key: 'responses',
          header: t('columns.responses'),
          cell: ({ kind, responses }) => (kind === 'review' ? t('noAnswers') : formatting.number(responses)),
          align: 'end',
        },
        { key: 'score', header: t('columns.score'), cell: (page) => <Score page={page} />, align: 'end' },
        {
          key: 'actions',
          header: t('columns.actions'),
          cell: (page) => <RowActions page={page} />,
          align: 'end',
          className: 'max-sm:pr-0!',
        },
      ]}
    />
  )
}

export function StatusBadge({ status }: Pick<HostedPageSummary, 'status'>) {
  const t = useTranslations('hostedPages')
  return <Badge tone={status === 'published' ? 'good' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
}

function PageName({ page: { id, name, kind, location } }: { page: HostedPageSummary }) {
  const t = useTranslations('hostedPages')
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <Link
        to={paths.hostedPage}
        params={{ pageId: id }}
        className="break-words underline-offset-4 hover:underline pointer-coarse:py-2"
      >
        {name}
      </Link>
      <span className="text-sm font-normal break-words text-ink-muted">
        {t('kindAndPlace', { kind: t(`kinds.${kind}.name`), place: location?.name ?? t('everyLocation') })}
      </span>
    </span>
  )
}

function Score({ page: { averageStars, nps } }: { page: HostedPageSummary }) {
  const t = useTranslations('hostedPages')
  const formatting = useFormatting()
  if (averageStars === null && nps === null) return <span className="text-ink-muted">{t('noScore')}</span>
  const stars = averageStars === null ? '' : formatting.number(Math.round(averageStars * 10) / 10)
  return (
    <span className="flex flex-col items-end gap-0.5">
      {averageStars !== null && (
        <Stars size="small" value={averageStars} label={t('starsOf', { stars })} text={stars} />
      )}
      {nps !== null && <span className="text-sm whitespace-nowrap">{t('nps', { score: formatting.number(nps) })}</span>}
    </span>
  )
}

function RowActions({ page }: { page: HostedPageSummary }) {
  const t = useTranslations('hostedPages')
  const canManage = can(useMe(), 'qr-codes.manage')
  const { name, url, status } = page
  return (
    <span className="ml-auto flex w-max items-center justify-end gap-1">
      <CopyButton text={url} label={t('copyLink')} name={t('copyLinkOf', { name })} />
      {status === 'published' && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openOf', { name })}
          title={t('open')}
          className={iconButtonClasses({ size: 'small' })}
        >
          <ExternalLink aria-hidden />
        </a>
      )}
      {canManage && <RowMenu page={page} />}
    </span>
  )
}

function RowMenu({ page }: { page: HostedPageSummary }) {
  const t = useTranslations('hostedPages')
  const navigate = useNavigate()
  const turn = usePageStatus(page)
  const deletion = useDeletePage()
  const duplicate = useDuplicatePage((pageId) => void navigate({ to: paths.hostedPage, params: { pageId } }))
  const label = t('moreOf', { name: page.name })
  const isPublished = page.status === 'published'
  return (
    <Menu label={label} trigger={<IconButton size="small" label={label} icon={<EllipsisVertical aria-hidden />} />}>
      <MenuLinkItem
        icon={<Pencil aria-hidden />}
        link={<Link to={paths.hostedPage} params={{ pageId: page.id }} search={{ tab: 'build' }} />}
      >
        {t('edit')}
      </MenuLinkItem>
      <MenuItem
        icon={isPublished ? <Undo2 aria-hidden /> : <Send aria-hidden />}
        onSelect={() => turn.mutate(isPublished ? 'draft' : 'published')}
      >
        {t(isPublished ? 'unpublish' : 'publish')}
      </MenuItem>
      <MenuLinkItem icon={<QrCode aria-hidden />} link={<Link to={paths.qrCodes} search={{ page: page.id }} />}>
        {t('makeCode')}
      </MenuLinkItem>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => duplicate.mutate(page)}>
        {t('duplicate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => deletion.mutate(page.id)}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}
