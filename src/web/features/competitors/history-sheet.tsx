import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Competitor, EnteredFigure } from '#shared/contracts/competitor-figures.ts'
import { type Platform, PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { EmptyState, Field, IconButton, Select, Sheet, Switch, Table, type TableColumn } from '#web/ui/index.ts'
import { historyQuery, useRemoveFigure } from './competitors.queries.ts'

interface HistorySheetProps {
  competitor: Competitor
  mayManage: boolean
  onClose: () => void
}

/** Of what people entered or imported: nothing else may be kept long enough to make one. */
export function HistorySheet({ competitor, mayManage, onClose }: HistorySheetProps) {
  const t = useTranslations('competitors.course')
  const query = useQuery(historyQuery(competitor.id))
  return (
    <Sheet
      isOpen
      onOpenChange={(willOpen) => !willOpen && onClose()}
      title={t('title', { name: competitor.name })}
      description={t('explained')}
    >
      <QueryState
        query={query}
        failedTitle={t('failed')}
        isEmpty={({ figures }) => figures.length === 0}
        empty={<EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />}
      >
        {({ figures }) => <Course competitorId={competitor.id} figures={figures} mayManage={mayManage} />}
      </QueryState>
    </Sheet>
  )
}

interface CourseProps {
  competitorId: string
  figures: readonly EnteredFigure[]
  mayManage: boolean
}

/** One platform at a time: nothing is drawn of several together. */
function Course({ competitorId, figures, mayManage }: CourseProps) {
  const t = useTranslations('competitors.course')
  const [isTable, setIsTable] = useState(false)
  const [wanted, setWanted] = useState<Platform | null>(null)
  const platforms = PLATFORMS.filter((platform) => figures.some((figure) => figure.platform === platform))
  const shown = wanted !== null && platforms.includes(wanted) ? wanted : platforms[0]
  const own = figures.filter(({ platform }) => platform === shown)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={t('platform')}>
          <Select
            options={platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
            value={shown}
            onChange={({ target }) => setWanted(platforms.find((each) => each === target.value) ?? null)}
          />
        </Field>
        <Switch label={t('asTable')} checked={isTable} onChange={({ target }) => setIsTable(target.checked)} />
      </div>
      {isTable ? (
        <FiguresTable competitorId={competitorId} figures={own.toReversed()} mayManage={mayManage} />
      ) : (
        <RatingChart figures={own} />
      )}
    </div>
  )
}

const WIDTH = 100
const STARS = [1, 2, 3, 4, 5]

function RatingChart({ figures }: { figures: readonly EnteredFigure[] }) {
  const t = useTranslations('competitors.course')
  const formatting = useFormatting()
  const rated = figures.flatMap(({ day, rating }) => (rating === null ? [] : [{ day, rating }]))
  const first = Date.parse(rated[0]?.day ?? '')
  const span = Date.parse(rated.at(-1)?.day ?? '') - first
  // As far apart as the days are; a single one stands in the middle.
  const toX = (day: string) => (span > 0 ? ((Date.parse(day) - first) / span) * (WIDTH - 4) + 2 : WIDTH / 2)
  return (
    <div>
      <Plot
        title={t('rating')}
        ticks={STARS}
        nameTick={(stars) => formatting.number(stars)}
        slots={{ count: WIDTH, offset: 0 }}
        active={null}
        className="h-48"
      >
        {(toY) => (
          <g className="fill-none stroke-accent" strokeLinecap="round" strokeLinejoin="round">
            <path
              d={rated.map(({ day, rating }, at) => `${at === 0 ? 'M' : 'L'}${toX(day)} ${toY(rating)}`).join('')}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
            {rated.map(({ day, rating }) => (
              <path key={day} d={`M${toX(day)} ${toY(rating)}h0`} strokeWidth="7" vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        )}
      </Plot>
      <p aria-hidden className="ml-9 flex justify-between pt-2 text-xs text-ink-muted">
        <DayName day={rated[0]?.day} />
        {rated.length > 1 && <DayName day={rated.at(-1)?.day} />}
      </p>
    </div>
  )
}

/** At noon it is that day in most places. */
const noonOf = (day: string) => `${day}T12:00:00Z`

function DayName({ day }: { day: string | undefined }) {
  const formatting = useFormatting()
  return <span>{day === undefined ? '' : formatting.date(noonOf(day))}</span>
}

/** The same as the chart, newest first. */
function FiguresTable({ competitorId, figures, mayManage }: CourseProps) {
  const t = useTranslations('competitors.course')
  const formatting = useFormatting()
  const format = useFormatter()
  const sayFailed = useFailureToast()
  const remove = useRemoveFigure(competitorId, (error) => sayFailed(t('removeFailed'), error))
  const columns: readonly TableColumn<EnteredFigure>[] = [
    { key: 'day', header: t('day'), cell: ({ day }) => <DayName day={day} />, isRowHeader: true },
    {
      key: 'rating',
      header: t('stars'),
      cell: ({ rating }) => (rating === null ? '–' : format.number(rating, { minimumFractionDigits: 1 })),
      align: 'end',
    },
    { key: 'reviews', header: t('reviews'), cell: ({ reviewCount }) => formatting.number(reviewCount), align: 'end' },
    { key: 'source', header: t('source'), cell: ({ source }) => t(`sources.${source}`) },
  ]
  const actions: TableColumn<EnteredFigure> = {
    key: 'actions',
    header: <span className="sr-only">{t('actions')}</span>,
    cell: ({ id, day }) => (
      <IconButton
        size="small"
        label={t('removeOf', { day: formatting.date(noonOf(day)) })}
        icon={<Trash2 aria-hidden />}
        onClick={() => remove.mutate(id)}
      />
    ),
    align: 'end',
  }
  return (
    <Table
      caption={t('rating')}
      columns={mayManage ? [...columns, actions] : columns}
      rows={figures}
      rowKey={({ id }) => id}
      isDense
    />
  )
}
