import { useFormatter, useTranslations, useLocale } from 'use-intl'
import type { ReviewAnalysis } from '#shared/contracts/assistant.ts'
import type { Review } from '#shared/contracts/reviews.ts'
import { Badge, Banner, joinClasses, VisuallyHidden } from '#web/ui/index.ts'
import { INTENSITY_RANGE } from '#shared/domain/sentiment.ts'
import { TitledPart } from '#web/components/titled-part.tsx'
import { AnalysisOrigin } from './analysis-origin.tsx'
import { CorrectionPart } from './correction-part.tsx'
import { SentimentBadge } from './sentiment-badge.tsx'
import { AspectText } from './aspect-text.tsx'
import { useAnalysisWords } from './use-analysis-words.ts'

const STEPS = Array.from({ length: INTENSITY_RANGE.most }, (_, index) => index + 1)

function IntensityBar({ intensity }: { intensity: number }) {
  const t = useTranslations('reviewsAnalysis')
  const value = t('intensityValue', { intensity: String(intensity) })
  return (
    <div className="flex items-center gap-3">
      <VisuallyHidden>
        <meter
          aria-label={t('intensity')}
          aria-valuetext={value}
          min={0}
          max={INTENSITY_RANGE.most}
          value={intensity}
        />
      </VisuallyHidden>
      <div aria-hidden className="flex h-2 flex-1 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={joinClasses('flex-1 rounded-full border', step <= intensity ? FULL : 'border-line-strong')}
          />
        ))}
      </div>
      <span className="font-medium tabular-nums">{value}</span>
    </div>
  )
}

const FULL = 'border-accent bg-accent'

interface OfAnalysis {
  review: Review
  analysis: ReviewAnalysis
}

export function AnalysisContent({ review, analysis }: OfAnalysis) {
  const t = useTranslations('reviewsAnalysis')
  const words = useAnalysisWords(analysis)
  return (
    <>
      <AspectText review={review} findings={analysis.aspects} />
      {analysis.isContradictory && <Banner tone="warn">{t('contradictory')}</Banner>}
      <Verdict review={review} analysis={analysis} />
      <TitledPart title={t('summary')}>
        <p className="break-words">{words.summary || t('none')}</p>
      </TitledPart>
      <div className="grid gap-5 sm:grid-cols-2">
        <TitledPart title={t('positive')}>
          <AspectList items={words.positiveAspects} />
        </TitledPart>
        <TitledPart title={t('negative')}>
          <AspectList items={words.negativeAspects} />
        </TitledPart>
      </div>
      <TitledPart title={t('themes')}>
        <ThemeList themes={words.themes} />
      </TitledPart>
    </>
  )
}

/** What it comes to, what that rests on, who says so, and the way to say otherwise. */
function Verdict({ review, analysis }: OfAnalysis) {
  const t = useTranslations('reviewsAnalysis')
  const basis = useBasisSentence()(review, analysis)
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line px-4 py-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div className="flex flex-col gap-1">
          <dt className="text-sm text-ink-muted">{t('sentiment')}</dt>
          <dd className="flex items-center gap-2">
            <SentimentBadge sentiment={analysis.sentiment} />
            <Score score={analysis.sentimentScore} />
          </dd>
        </div>
        <div className="flex min-w-44 flex-1 flex-col gap-1">
          <dt className="text-sm text-ink-muted">{t('intensity')}</dt>
          <dd>
            <IntensityBar intensity={analysis.emotionIntensity} />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AnalysisOrigin analysis={analysis} />
        <p className="min-w-0 flex-1 basis-52 text-sm text-ink-muted">{basis}</p>
      </div>
      <CorrectionPart review={review} analysis={analysis} />
    </div>
  )
}

function Score({ score }: { score: number }) {
  const t = useTranslations('reviewsAnalysis')
  const format = useFormatter()
  const signed = format.number(score, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  return <span className="text-sm text-ink-muted tabular-nums">{t('score', { score: signed })}</span>
}

function AspectList({ items }: { items: readonly string[] }) {
  const t = useTranslations('reviewsAnalysis')
  if (items.length === 0) return <p className="text-ink-muted">{t('none')}</p>
  return (
    <ul className="ml-4 flex list-disc flex-col gap-1 break-words marker:text-ink-muted">
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function ThemeList({ themes }: { themes: readonly string[] }) {
  const t = useTranslations('reviewsAnalysis')
  if (themes.length === 0) return <p className="text-ink-muted">{t('none')}</p>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(themes)].map((theme) => (
        <li key={theme} className="max-w-full">
          <Badge>{theme}</Badge>
        </li>
      ))}
    </ul>
  )
}

type Basis = Pick<ReviewAnalysis, 'basis' | 'language'>

/** What the analysis rests on, and why that is not more. */
function useBasisSentence(): (review: Pick<Review, 'content'>, analysis: Basis) => string {
  const t = useTranslations('reviewsAnalysis.bases')
  const locale = useLocale()
  return ({ content }, { basis, language }) => {
    if (basis !== 'stars') return t(basis)
    if (!content?.trim()) return t('starsNoText')
    if (language === null) return t('starsUnknown')
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
    return t('starsLanguage', { language: name })
  }
}
