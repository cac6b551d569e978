import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { joinClasses } from '#web/ui/index.ts'

type Nps = NonNullable<PageResults['nps']>

/** How numbers of answers are written. */
export function useResultWords() {
  const t = useTranslations('pageResponses.figures')
  const format = useFormatter()
  const formatting = useFormatting()
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  return {
    number: (value: number) => formatting.number(value),
    percent,
    average: (average: number | null) =>
      average === null ? '–' : format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    nps: (nps: Nps | null) => (nps === null ? '–' : format.number(nps.score, { signDisplay: 'exceptZero' })),
    bounds: ({ low, high }: Nps) =>
      t('bounds', {
        low: format.number(low, { signDisplay: 'exceptZero' }),
        high: format.number(high, { signDisplay: 'exceptZero' }),
      }),
    /** Of the visitors; a dash where none was counted. */
    rate: ({ visitors, responses }: { visitors: number; responses: number }) =>
      visitors === 0 ? '–' : percent(Math.min(1, responses / visitors)),
  }
}

export function ResultsFigures({ results, isAsking }: { results: PageResults; isAsking: boolean }) {
  const t = useTranslations('pageResponses.figures')
  const words = useResultWords()
  const { visitors, responses, responseRate, averageStars, nps } = results
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      <Figure name={t('visitors')} value={words.number(visitors)} note={t('visitorsNote')} />
      {isAsking && (
        <>
          <Figure name={t('responses')} value={words.number(responses)} />
          <Figure
            name={t('rate')}
            value={responseRate === null ? '–' : words.percent(responseRate)}
            note={t('rateNote')}
          />
          {averageStars !== null && (
            <Figure name={t('average')} value={words.average(averageStars)} note={t('averageNote')} />
          )}
          {nps && (
            <Figure name={t('nps')} value={words.nps(nps)} note={words.bounds(nps)} className="max-sm:col-span-2">
              <NpsBar nps={nps} />
            </Figure>
          )}
        </>
      )}
    </dl>
  )
}

interface FigureProps {
  name: string
  value: string
  note?: string
  className?: string
  children?: ReactNode
}

function Figure({ name, value, note, className, children }: FigureProps) {
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4', className)}>
      <dt className="font-medium text-ink-muted">{name}</dt>
      <dd className="text-2xl leading-tight font-semibold tracking-tight tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-ink-muted">{note}</dd>}
      {children && <dd>{children}</dd>}
    </div>
  )
}

const PARTS = ['promoters', 'passives', 'detractors'] as const
const PART_COLOURS = { promoters: 'bg-good', passives: 'bg-line-strong', detractors: 'bg-bad' } as const

/** Told in words and numbers; the bar shows the same. */
export function NpsBar({ nps }: { nps: Nps }) {
  const t = useTranslations('pageResponses.figures')
  const words = useResultWords()
  const total = nps.promoters + nps.passives + nps.detractors
  return (
    <div className="flex flex-col gap-1.5 pt-1 text-sm">
      <div aria-hidden className="flex h-2.5 overflow-hidden rounded-full bg-inset">
        {PARTS.map((part) => (
          <span key={part} style={{ width: `${(nps[part] / total) * 100}%` }} className={PART_COLOURS[part]} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 tabular-nums">
        {PARTS.map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden className={joinClasses('size-2.5 rounded-full', PART_COLOURS[part])} />
            {t(part, { count: nps[part], share: words.percent(nps[part] / total) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
