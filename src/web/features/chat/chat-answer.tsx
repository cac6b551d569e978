import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ChatAction, ChatAnswer, ChatFigure, ChatItem } from '#shared/contracts/chat.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Button, buttonClasses, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { useDraftCampaign } from './chat.queries.ts'

/** How the bot came to it, the rows behind each number, and what may be done next. */
export function AnswerDetails({ answer }: { answer: ChatAnswer }) {
  const t = useTranslations('chat')
  const { flow, origin, figures, items, actions } = answer
  // What was only looked up is nobody's draft.
  const isWritten = origin?.engine === 'model' || actions.some(({ kind }) => kind === 'draft-campaign')
  return (
    <div className="-mt-1 flex max-w-[min(36rem,90%)] flex-col items-start gap-3 self-start empty:hidden">
      {figures.length > 0 && (
        <ul aria-label={t('figures')} className="flex flex-wrap gap-2">
          {figures.map((figure) => (
            <li key={`${figure.name} ${figure.label}`}>
              <Figure figure={figure} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul aria-label={t('items')} className="flex w-full flex-col gap-2">
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Action key={'link' in action ? action.link : action.kind} action={action} />
          ))}
        </div>
      )}
      {flow && <p className="text-xs text-ink-muted">{t('byFlow', { flow: flow.name, trigger: flow.trigger })}</p>}
      {origin && isWritten && <OriginBadge origin={origin} />}
    </div>
  )
}

function Figure({ figure: { name, label, value, previous, unit, link } }: { figure: ChatFigure }) {
  const t = useTranslations('chat')
  const formatting = useFormatting()
  const write = (amount: number | null) => {
    if (amount === null) return t('nothing')
    if (unit === 'share') return t('share', { value: amount })
    return formatting.number(unit === 'stars' ? Math.round(amount * 10) / 10 : amount)
  }
  return (
    <ProductLink
      href={link}
      className="flex flex-col rounded-control border border-line bg-card px-3 py-2 hover:border-accent"
    >
      <span className="text-xs text-ink-muted">
        {label === null ? t(`figureNames.${name}`) : t('figureOf', { name: t(`figureNames.${name}`), label })}
      </span>
      <span className="text-lg font-semibold tabular-nums underline">{write(value)}</span>
      {previous !== null && <span className="text-xs text-ink-muted">{t('before', { value: write(previous) })}</span>}
    </ProductLink>
  )
}

function Item({ item: { kind, title, excerpt, rating, platform, at, link } }: { item: ChatItem }) {
  const t = useTranslations('chat')
  const formatting = useFormatting()
  return (
    <div className="flex flex-col gap-1 rounded-control border border-line bg-card px-3 py-2">
      <ProductLink href={link} className={TEXT_LINK_CLASSES}>
        {title ?? t(`unnamed.${kind}`)}
      </ProductLink>
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
        <ReviewRating rating={rating} isRecommended={null} />
        {platform !== null && <span>{PLATFORM_NAMES[platform]}</span>}
        {at !== null && <span>{formatting.date(at)}</span>}
      </div>
      {excerpt !== null && (
        <p dir="auto" className="text-sm break-words">
          {excerpt}
        </p>
      )}
    </div>
  )
}

type Draft = Extract<ChatAction, { kind: 'draft-campaign' }>['campaign']

function Action({ action }: { action: ChatAction }) {
  const t = useTranslations('chat.actions')
  if (action.kind === 'draft-campaign') return <DraftButton draft={action.campaign} />
  return (
    <ProductLink href={action.link} className={buttonClasses({ size: 'small' })}>
      {t(action.kind)}
    </ProductLink>
  )
}

function DraftButton({ draft }: { draft: Draft }) {
  const t = useTranslations('chat.actions')
  const me = useMe()
  const navigate = useNavigate()
  const sayFailed = useFailureToast()
  const save = useDraftCampaign()
  if (!can(me, 'campaigns.manage') || !hasInPlan(me, 'campaigns') || me.customer?.isLimited) return null
  const saveAndOpen = () =>
    save.mutate(
      { ...draft, isAiGenerated: true },
      {
        onSuccess: ({ id }) => void navigate({ to: paths.campaigns, search: { campaign: id } }),
        onError: (error) => sayFailed(t('draftFailed'), error),
      },
    )
  return (
    <Button size="small" isBusy={save.isPending} busyLabel={t('drafting')} onClick={saveAndOpen}>
      {t('draft-campaign')}
    </Button>
  )
}
