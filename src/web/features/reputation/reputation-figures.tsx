import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BasicReputation, Reputation } from '#shared/contracts/reputation.ts'
import { findAnswerSeconds, findQuickShare, findRating } from '#shared/domain/reputation.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { type Counted, ReviewCount, ReviewsLink } from './reviews-link.tsx'
import { useFigureWords } from './use-figure-words.ts'

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4'

export function FiguresSkeleton() {
  const t = useTranslations('reputation')
  return (
    <SkeletonGroup label={t('loading')} className={GRID}>
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} className="h-36" />
      ))}
    </SkeletonGroup>
  )
}

type BasicCounts = BasicReputation['now']

interface BasicFiguresProps {
  now: BasicCounts
  before: BasicCounts | null
  counted: Counted
  /** What else a plan shows. */
  children?: ReactNode
}

const findRate = ({ answeredCount, reviewCount }: BasicCounts) =>
  reviewCount === 0 ? null : answeredCount / reviewCount

/** Rating, volume and response rate; each leads to what was counted. */
export function Figures({ now, before, counted, children }: BasicFiguresProps) {
  const t = useTranslations('reputation.figures')
  const words = useFigureWords()
  const unanswered = now.reviewCount - now.answeredCount
  return (
    <ul aria-label={t('title')} className={GRID}>
      <FigureCard
        title={t('rating')}
        value={words.rating(findRating(now))}
        change={<Change now={findRating(now)} before={before && findRating(before)} name={words.rating} />}
      >
        <ReviewCount count={now.ratedCount} counted={counted} search={{ stars: 'yes' }}>
          {t('rated', { count: now.ratedCount })}
        </ReviewCount>
      </FigureCard>
      <FigureCard
        title={t('volume')}
        value={words.count(now.reviewCount)}
        change={<Change now={now.reviewCount} before={before && before.reviewCount} name={words.count} />}
      >
        <ReviewsLink counted={counted}>{t('all')}</ReviewsLink>
      </FigureCard>
      <FigureCard
        title={t('responseRate')}
        value={words.percent(findRate(now))}
        change={<Change now={findRate(now)} before={before && findRate(before)} name={words.percent} />}
      >
        <ReviewCount count={unanswered} counted={counted} search={{ answered: 'no' }}>
          {t('unanswered', { count: unanswered })}
        </ReviewCount>
      </FigureCard>
      {children}
    </ul>
  )
}

interface AnswerTimeProps {
  now: Reputation['now']
  before: Reputation['before']
  counted: Counted
}

/** Less of it is better. */
export function AnswerTime({ now, before, counted }: AnswerTimeProps) {
  const t = useTranslations('reputation.figures')
  const words = useFigureWords()
  const seconds = findAnswerSeconds(now)
  return (
    <FigureCard
      title={t('answerTime')}
      value={words.duration(seconds)}
      change={<Change now={seconds} before={before && findAnswerSeconds(before)} name={words.duration} isLessBetter />}
    >
      {now.timedCount === 0 ? (
        <span className="text-ink-muted">{t('noAnswers')}</span>
      ) : (
        <ReviewsLink counted={counted} search={{ answered: 'yes' }}>
          {t('withinDay', { share: words.percent(findQuickShare(now)) })}
        </ReviewsLink>
      )}
    </FigureCard>
  )
}

interface FigureCardProps {
  title: string
  value: string
  change: ReactNode
  /** The way to what was counted. */
  children: ReactNode
}

function FigureCard({ title, value, change, children }: FigureCardProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1.5 rounded-card border border-line bg-card p-3 sm:p-4">
      <h2 className="font-medium text-ink-muted">{title}</h2>
      <p className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">{value}</p>
      <div className="mt-auto flex flex-col gap-1 text-sm tabular-nums">
        {change}
        <p>{children}</p>
      </div>
    </li>
  )
}

interface ChangeProps {
  now: number | null
  before: number | null
  name: (value: number) => string
  isLessBetter?: boolean
}

/** Beside the period before, as both are shown: what looks the same has not changed. */
function Change({ now, before, name, isLessBetter = false }: ChangeProps) {
  const t = useTranslations('reputation.figures')
  if (now === null || before === null) return <p className="text-ink-muted">{t('nothingBefore')}</p>
  if (name(now) === name(before)) {
    return (
      <p className="flex gap-1.5 text-ink-muted">
        <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('unchanged')}
      </p>
    )
  }
  const isUp = now > before
  const Icon = isUp ? TrendingUp : TrendingDown
  return (
    <p className={isUp === isLessBetter ? 'flex gap-1.5 text-bad' : 'flex gap-1.5 text-good'}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{t(isUp ? 'up' : 'down', { before: name(before) })}</span>
    </p>
  )
}
