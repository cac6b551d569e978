import { CircleHelp, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LatePopover } from '#web/components/opens-late.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { IconButton, joinClasses, VisuallyHidden } from '#web/ui/index.ts'
import type { Figure } from './use-figures.ts'

/** A number and what became of it. The whole card leads to what was counted; the question beside its name does not. */
export function FigureCard({ figure }: { figure: Figure }) {
  const t = useTranslations('dashboardOverview.figures')
  const id = useId()
  const { key, exact, link } = figure
  return (
    <li className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-0 rounded-card border border-line bg-card p-4 transition-colors duration-120 focus-within:border-line-strong hover:border-line-strong">
      <div className="flex items-start justify-between gap-1 pb-2">
        <h3 className="min-w-0 font-medium text-ink-muted">
          <ProductLink
            href={link}
            aria-describedby={`${id}-value ${id}-note`}
            className="rounded-control after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {t(key)}
          </ProductLink>
        </h3>
        <HowCounted figure={figure} />
      </div>
      <p id={`${id}-value`} title={exact} className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">
        <Value figure={figure} />
      </p>
      <div id={`${id}-note`} className="min-h-10.5">
        <Note figure={figure} />
      </div>
    </li>
  )
}

/** A short form is for the eye alone, and so is the dash in the place of what there is not. */
function Value({ figure: { value, exact } }: { figure: Figure }) {
  if (value === null)
    return (
      <span aria-hidden className="text-ink-muted">
        –
      </span>
    )
  if (exact === undefined) return value
  return (
    <>
      <span aria-hidden>{value}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </>
  )
}

const ICONS = { up: TrendingUp, down: TrendingDown, level: Minus } as const

function Note({ figure: { note, trend, isNeutral = false } }: { figure: Figure }) {
  const t = useTranslations('dashboardOverview.figures')
  if (trend === undefined) return <p className="mt-1 text-sm text-ink-muted">{note}</p>
  const Icon = ICONS[trend]
  const meaning = trend === 'level' || isNeutral ? null : trend === 'up' ? 'better' : 'worse'
  return (
    <p
      className={joinClasses(
        'mt-1 flex gap-1.5 text-sm',
        meaning === null ? 'text-ink-muted' : meaning === 'better' ? 'text-good' : 'text-bad',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {meaning !== null && <VisuallyHidden>{t(meaning)} </VisuallyHidden>}
        {note}
      </span>
    </p>
  )
}

function HowCounted({ figure: { key, explanation } }: { figure: Figure }) {
  const t = useTranslations('dashboardOverview.figures')
  const timezone = useMe().customer?.timezone ?? ''
  const title = t('how', { figure: t(key) })
  return (
    <LatePopover
      title={title}
      isTitleShown
      className="flex max-w-76 flex-col gap-2 px-4 pt-1 pb-4 text-ink-muted"
      trigger={
        <IconButton
          size="small"
          label={title}
          icon={<CircleHelp aria-hidden />}
          className="z-1 -mt-1.5 -mr-2 text-ink-muted"
        />
      }
    >
      <p>{explanation}</p>
      <p>{t('days', { timezone })}</p>
    </LatePopover>
  )
}
