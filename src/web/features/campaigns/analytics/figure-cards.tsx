import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isGoodRate, type RateKind } from '#shared/domain/campaign-figures.ts'
import { Badge, Skeleton, SkeletonGroup } from '#web/ui/index.ts'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4'

export function FigureCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={GRID}>
      {children}
    </ul>
  )
}

export function FigureCardsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={GRID}>
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} className="h-36" />
      ))}
    </SkeletonGroup>
  )
}

interface FigureCardProps {
  title: string
  value: string
  /** What it is judged by; nothing is judged before anything was sent. */
  rate?: { kind: RateKind; rate: number } | null
  /** What stands below, line by line. */
  children?: ReactNode
}

export function FigureCard({ title, value, rate, children }: FigureCardProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1.5 rounded-card border border-line bg-card p-3 sm:p-4">
      <h2 className="font-medium text-ink-muted">{title}</h2>
      <p className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">{value}</p>
      <div className="flex flex-col gap-0.5 text-sm text-ink-muted tabular-nums">{children}</div>
      {rate && (
        <div className="mt-auto pt-1">
          <Judgement {...rate} />
        </div>
      )}
    </li>
  )
}

function Judgement({ kind, rate }: { kind: RateKind; rate: number }) {
  const t = useTranslations('campaignAnalytics')
  const isGood = isGoodRate(kind, rate)
  return <Badge tone={isGood ? 'good' : 'warn'}>{isGood ? t('good') : t('needsImprovement')}</Badge>
}

/** With one decimal, as rates come. */
export function usePercent(): (rate: number) => string {
  const format = useFormatter()
  return (rate) => format.number(rate / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
