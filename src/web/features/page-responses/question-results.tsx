import { useLocale, useTranslations } from 'use-intl'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import { pickText } from '#shared/domain/hosted-pages.ts'
import { Badge, Button, Card, joinClasses } from '#web/ui/index.ts'
import type { ResponsesControl } from './responses-address.ts'
import { NpsBar, useResultWords } from './results-figures.tsx'

type Question = PageResults['questions'][number]

interface QuestionResultsProps {
  results: PageResults
  address: ResponsesControl
}

/** What was answered to each question; those that are no longer asked come last. */
export function QuestionResults({ results, address }: QuestionResultsProps) {
  const t = useTranslations('pageResponses.questions')
  const shown = results.questions.filter(({ isRemoved, answered }) => !isRemoved || answered > 0)
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col gap-6">
        {shown.map((question) => (
          <li key={question.id}>
            <QuestionResult question={question} address={address} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function QuestionResult({ question, address }: { question: Question; address: ResponsesControl }) {
  const t = useTranslations('pageResponses.questions')
  const words = useResultWords()
  const label = pickText(question.label, useLocale())
  const { kind, answered, average, nps } = question
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words">{label}</h3>
        {question.isRemoved && <Badge>{t('removed')}</Badge>}
        <p className="text-sm text-ink-muted tabular-nums">
          {t('answered', { count: answered })}
          {kind === 'stars' && average !== null && ` · ${t('average', { average: words.average(average) })}`}
          {nps && ` · ${t('nps', { score: words.nps(nps) })} · ${words.bounds(nps)}`}
        </p>
      </div>
      {nps && <NpsBar nps={nps} />}
      {question.distribution.length > 0 && answered > 0 && <Distribution question={question} caption={label} />}
      {kind === 'text' && answered > 0 && (
        <Button size="small" className="self-start" onClick={() => address.changeFilter({ hasText: 'yes' })}>
          {t('read')}
        </Button>
      )}
    </section>
  )
}

type Choice = Question['distribution'][number]

/** A table whose rows are bars: chart and table in one. */
function Distribution({ question, caption }: { question: Question; caption: string }) {
  const t = useTranslations('pageResponses.questions')
  const { kind, distribution } = question
  const rows = kind === 'stars' ? distribution.toReversed() : distribution
  return (
    <table className="w-full max-w-3xl border-separate border-spacing-y-1 text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('answer')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((choice) => (
          <ChoiceRow key={choice.value} question={question} choice={choice} />
        ))}
      </tbody>
    </table>
  )
}

/** Of several choices, the share is of those who answered. */
function ChoiceRow({ question: { kind, answered }, choice }: { question: Question; choice: Choice }) {
  const t = useTranslations('pageResponses.questions')
  const words = useResultWords()
  const locale = useLocale()
  const { label, value, amount, isRemoved } = choice
  const score = kind === 'stars' ? t('stars', { count: Number(value) }) : value
  return (
    <tr>
      <th
        scope="row"
        className={joinClasses('pr-3 text-left font-normal break-words', label ? 'w-1/3' : 'w-px whitespace-nowrap')}
      >
        {label ? pickText(label, locale) : score}
        {isRemoved && <span className="block text-ink-muted">{t('removedOption')}</span>}
      </th>
      <td className="min-w-24">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            style={{ width: `${(amount / answered) * 80}%` }}
            className="h-2.5 rounded-full bg-accent"
          />
          {words.number(amount)}
        </span>
      </td>
      <td className="w-12 text-right text-ink-muted">{words.percent(amount / answered)}</td>
    </tr>
  )
}
