import { useTranslations } from 'use-intl'
import type { Reputation } from '#shared/contracts/reputation.ts'
import { countFiveStarsUntil, findScore, RATING_GOAL_TENTHS, type ReputationScore } from '#shared/domain/reputation.ts'
import { Card, Table } from '#web/ui/index.ts'
import { useFigureWords } from './use-figure-words.ts'

/** The score with all that it is made of, and what would raise it. */
export function Score({ shown: { now, ever } }: { shown: Reputation }) {
  const t = useTranslations('reputation.score')
  const words = useFigureWords()
  const found = findScore(now)
  if (!found) return null
  return (
    <Card title={t('title')} subtitle={t('explained')} isFlush>
      <p className="px-5 pb-3 text-2xl leading-tight font-semibold tracking-tight tabular-nums">
        {t('ofHundred', { score: words.count(found.score) })}
      </p>
      <PartsTable found={found} />
      <div className="flex flex-col gap-2 border-t border-line px-5 py-4">
        {found.raisedMostBy && <p>{t(`raise.${found.raisedMostBy}`)}</p>}
        <p>
          {t('untilGoal', {
            count: countFiveStarsUntil(ever),
            goal: words.rating(RATING_GOAL_TENTHS / 10),
          })}
        </p>
      </div>
    </Card>
  )
}

function PartsTable({ found }: { found: ReputationScore }) {
  const t = useTranslations('reputation.score')
  const words = useFigureWords()
  return (
    <Table
      caption={words.tableOf(t('title'))}
      rows={found.parts}
      rowKey={({ part }) => part}
      phoneLayout="scroll"
      isDense
      columns={[
        { key: 'part', header: t('part'), cell: ({ part }) => t(`parts.${part}`), isRowHeader: true },
        { key: 'value', header: t('reached'), cell: ({ value }) => words.percent(value), align: 'end' },
        { key: 'weight', header: t('weight'), cell: ({ weight }) => words.points(weight), align: 'end' },
        { key: 'points', header: t('points'), cell: ({ points }) => words.points(points), align: 'end' },
      ]}
    />
  )
}
