import { Link } from '@tanstack/react-router'
import {
  ChartNoAxesColumn,
  CheckCheck,
  Ellipsis,
  ExternalLink,
  Flag,
  FlagOff,
  PenLine,
  RotateCcw,
  Scale,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { Me } from '#shared/contracts/session.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can, canSchedule } from '#web/kernel/session/me.ts'
import { useIsTouch } from '#web/kernel/use-is-phone.ts'
import { Button, IconButton, iconButtonClasses, Menu, MenuItem, MenuLinkItem } from '#web/ui/index.ts'
import { type ReviewActions, useReviewActions } from '../list/review-actions.ts'
import { offerOf } from './row-offer.ts'
import { disputeSearchOf } from './use-dispute.ts'

interface RowActionsProps {
  review: Review
  me: Me
}

type RowAction = { key: string; label: string; icon: ReactElement } & (
  | { run: () => void }
  | { link: ReactElement<{ className?: string; title?: string; 'aria-label'?: string; children?: ReactElement }> }
)

/** Beside the time: for whoever points at the row or stands on it, and in a menu for fingers. */
export function RowActions({ review, me }: RowActionsProps) {
  const actions = useRowActions({ review, me })
  return useIsTouch() ? <ActionMenu actions={actions} /> : <ActionBar actions={actions} />
}

function ActionMenu({ actions }: { actions: readonly RowAction[] }) {
  const t = useTranslations('reviews.row')
  return (
    <Menu
      label={t('actions')}
      trigger={<IconButton size="small" label={t('actions')} icon={<Ellipsis aria-hidden />} className="-my-2 -mr-2" />}
    >
      {actions.map((action) =>
        'link' in action ? (
          <MenuLinkItem key={action.key} icon={action.icon} link={action.link}>
            {action.label}
          </MenuLinkItem>
        ) : (
          <MenuItem key={action.key} icon={action.icon} onSelect={action.run}>
            {action.label}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}

function ActionBar({ actions }: { actions: readonly RowAction[] }) {
  return (
    <div className="absolute -top-1.5 right-full mr-2 flex w-max items-center gap-0.5 rounded-control bg-card px-1 opacity-0 shadow-float group-focus-within/row:opacity-100 group-hover/row:opacity-100 [&_:is(a,button)]:min-h-7">
      {actions.map((action) => (
        <BarAction key={action.key} action={action} />
      ))}
    </div>
  )
}

/** What answers is said in words; the others are known by their signs. */
function BarAction({ action }: { action: RowAction }) {
  const { label, icon } = action
  if ('link' in action) {
    const className = iconButtonClasses({ size: 'small' })
    return cloneElement(action.link, { className, title: label, 'aria-label': label, children: icon })
  }
  if (action.key === 'answer') {
    return (
      <Button size="small" variant="quiet" icon={icon} onClick={action.run}>
        {label}
      </Button>
    )
  }
  return <IconButton size="small" label={label} title={label} icon={icon} onClick={action.run} />
}

function useRowActions({ review, me }: RowActionsProps): RowAction[] {
  const t = useTranslations('reviews.row')
  const analysis = useTranslations('reviewsAnalysis')
  const shared = useReviewActions()
  const { respond, analyze } = shared
  const offer = offerOf(review, { canDraft: can(me, 'replies.draft'), canPublish: canSchedule(me) })
  const isDisputed = review.status === 'disputed'
  const actions: (RowAction | false)[] = [
    (offer === 'compose' || offer === 'edit') && {
      key: 'answer',
      label: t(offer),
      icon: <PenLine aria-hidden />,
      run: () => respond(review),
    },
    { key: 'analyze', label: analysis('analyze'), icon: <ChartNoAxesColumn aria-hidden />, run: () => analyze(review) },
    ...(can(me, 'reviews.manage') ? [...triageActions(review, t, shared), ...manualActions(review, t, shared)] : []),
    can(me, isDisputed ? 'disputes.view' : 'disputes.create') && {
      key: 'dispute',
      label: t(isDisputed ? 'openDispute' : 'dispute'),
      icon: <Scale aria-hidden />,
      link: <Link to={paths.disputes} search={disputeSearchOf(review)} />,
    },
    review.url !== null && {
      key: 'view',
      label: t('viewOn', { platform: PLATFORM_NAMES[review.platform] }),
      icon: <ExternalLink aria-hidden />,
      link: <OutsideLink href={review.url} />,
    },
  ]
  return actions.filter((action) => action !== false)
}

function OutsideLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

type RowWords = ReturnType<typeof useTranslations<'reviews.row'>>

/** What no platform hands out is the person's own to change. */
function manualActions(
  review: Review,
  t: RowWords,
  { editManual, removeManual }: Pick<ReviewActions, 'editManual' | 'removeManual'>,
): RowAction[] {
  if (review.source !== 'manual') return []
  return [
    { key: 'edit-manual', label: t('editManual'), icon: <SquarePen aria-hidden />, run: () => editManual(review) },
    { key: 'remove-manual', label: t('removeManual'), icon: <Trash2 aria-hidden />, run: () => removeManual(review) },
  ]
}

function triageActions(
  review: Review,
  t: RowWords,
  { flag, finish }: Pick<ReviewActions, 'flag' | 'finish'>,
): RowAction[] {
  return [
    {
      key: 'flag',
      label: t(review.isFlagged ? 'unflag' : 'flag'),
      icon: review.isFlagged ? <FlagOff aria-hidden /> : <Flag aria-hidden />,
      run: () => flag(review),
    },
    {
      key: 'done',
      label: t(review.isDone ? 'reopen' : 'markDone'),
      icon: review.isDone ? <RotateCcw aria-hidden /> : <CheckCheck aria-hidden />,
      run: () => finish(review),
    },
  ]
}
