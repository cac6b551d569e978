import { useLocale, useTranslations } from 'use-intl'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import { nameAspect } from '#shared/domain/sentiment-words.ts'
import { Badge, Card, Table } from '#web/ui/index.ts'
import { useResultWords } from './results-figures.tsx'

type Analysis = PageResults['analysis']
const TONES = { positive: 'good', neutral: 'neutral', negative: 'bad' } as const

/** What the assistant read in the words; it says that it was the assistant. */
export function ResultsThemes({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('pageResponses.themes')
  const common = useTranslations('common.origin')
  const words = useResultWords()
  if (analysis.responses === 0) return null
  return (
    <Card
      title={t('title')}
      subtitle={t('text', { count: analysis.responses })}
      actions={<Badge tone="info">{common('builtIn')}</Badge>}
      isFlush
    >
      <ul className="flex flex-wrap gap-2 px-5 pb-3">
        {analysis.sentiments.map(({ sentiment, amount }) => (
          <li key={sentiment}>
            <Badge tone={TONES[sentiment]}>
              {t(`counted.${sentiment}`, { count: amount, share: words.percent(amount / analysis.responses) })}
            </Badge>
          </li>
        ))}
      </ul>
      {analysis.themes.length > 0 && <ThemeTable themes={analysis.themes} />}
    </Card>
  )
}

function ThemeTable({ themes }: Pick<Analysis, 'themes'>) {
  const t = useTranslations('pageResponses.themes')
  const figures = useTranslations('pageResponses.figures')
  const locale = useLocale()
  const words = useResultWords()
  return (
    <Table
      caption={figures('inNumbers', { title: t('title') })}
      phoneLayout="scroll"
      isDense
      rowKey={({ aspect }) => aspect}
      rows={themes}
      columns={[
        {
          key: 'aspect',
          header: t('theme'),
          cell: ({ aspect }) => <span className="capitalize">{nameAspect(aspect, locale)}</span>,
          isRowHeader: true,
        },
        { key: 'bar', header: t('tone'), cell: (theme) => <ToneBar theme={theme} />, className: 'w-2/5' },
        { key: 'amount', header: t('mentions'), cell: ({ amount }) => words.number(amount), align: 'end' },
        { key: 'positive', header: t('positive'), cell: ({ positive }) => words.number(positive), align: 'end' },
        { key: 'negative', header: t('negative'), cell: ({ negative }) => words.number(negative), align: 'end' },
      ]}
    />
  )
}

/** The numbers stand beside it. */
function ToneBar({ theme: { amount, positive, negative } }: { theme: Analysis['themes'][number] }) {
  return (
    <span aria-hidden className="flex h-2.5 min-w-20 overflow-hidden rounded-full bg-line-strong">
      <span style={{ width: `${(positive / amount) * 100}%` }} className="bg-good" />
      <span style={{ width: `${(negative / amount) * 100}%` }} className="ml-auto bg-bad" />
    </span>
  )
}
