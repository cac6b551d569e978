import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { exportQrCodeScans, type QrCode } from '#shared/contracts/qr-codes.ts'
import { nameQrFile } from '#shared/domain/qr-print.ts'
import { slotsFor } from '#web/components/charts/chart-slots.ts'
import { listTicks } from '#web/components/charts/count-scale.ts'
import { Plot } from '#web/components/charts/plot.tsx'
import { useStepWords } from '#web/components/charts/use-step-words.ts'
import { Disclosure } from '#web/components/disclosure.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Button, Select, SheetSection, Table } from '#web/ui/index.ts'
import { statisticsQuery } from './qr-codes.queries.ts'
import { useQrDownload } from './use-qr-actions.ts'

const PERIODS = [7, 30, 90, 365] as const

/** How often, when and with what it was scanned. */
export function ScansSection({ code }: { code: QrCode }) {
  const t = useTranslations('qrCodes.scans')
  const language = useLocale()
  const [days, setDays] = useState<number>(30)
  const statistics = useQuery(statisticsQuery(code.id, days))
  const { download, isBusy } = useQrDownload({ failed: t('exportFailed') })
  return (
    <SheetSection title={t('title')}>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t('period')}
          value={String(days)}
          options={PERIODS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button
          icon={<FileDown aria-hidden />}
          isBusy={isBusy}
          busyLabel={t('exporting')}
          onClick={() =>
            download({
              endpoint: exportQrCodeScans,
              input: { qrCodeId: code.id, days, language },
              fileName: nameQrFile(code.name, 'scans.csv'),
            })
          }
        >
          {t('export')}
        </Button>
      </div>
      <QueryState query={statistics} failedTitle={t('failed')}>
        {(shown) => <Statistics shown={shown} />}
      </QueryState>
    </SheetSection>
  )
}

type Shown = Awaited<ReturnType<NonNullable<ReturnType<typeof statisticsQuery>['queryFn']>>>

function Statistics({ shown }: { shown: Shown }) {
  const t = useTranslations('qrCodes.scans')
  const format = useFormatter()
  const formatting = useFormatting()
  const { grain } = shown
  const words = useStepWords(grain, (day) => t('week', { day }))
  const nameHour = (hour: number) =>
    format.dateTime(new Date(Date.UTC(2000, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const steps = shown.overTime.map(({ first, ...counts }) => ({
    key: first,
    name: words.whole(first),
    shortName: words.short(first),
    ...counts,
  }))
  const hours = shown.byHour.map(({ hour, ...counts }) => ({ key: String(hour), name: nameHour(hour), ...counts }))
  const devices = shown.byDevice.map(({ device, ...counts }) => ({
    key: device,
    name: t(`devices.${device}`),
    ...counts,
  }))
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure name={t('total')} value={formatting.number(shown.scans)} />
        <Figure name={t('unique')} value={formatting.number(shown.uniqueScans)} />
        <Figure name={t('downloads')} value={formatting.number(shown.downloads)} />
        <Figure name={t('copies')} value={formatting.number(shown.linkCopies)} />
      </dl>
      {shown.scans === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <>
          <Bars title={t(`by.${grain}`)} steps={steps} />
          <Bars title={t('byHour')} steps={hours} />
          <Devices steps={devices} />
          <Disclosure summary={t('table')}>
            <ScansTable caption={t(`by.${grain}`)} steps={steps} />
            <ScansTable caption={t('byHour')} steps={hours} />
          </Disclosure>
        </>
      )}
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

interface Step {
  key: string
  name: string
  /** Under the chart, where there is little room. */
  shortName?: string
  scans: number
  uniqueScans: number
}

const BAR_WIDTH = 0.72

/** What it shows is said by the table. */
function Bars({ title, steps }: { title: string; steps: readonly Step[] }) {
  const formatting = useFormatting()
  const slots = slotsFor(steps.length)
  const ticks = listTicks(Math.max(...steps.map(({ scans }) => scans)))
  const middle = steps[Math.floor((steps.length - 1) / 2)]
  return (
    <div>
      <Plot
        title={title}
        ticks={ticks}
        nameTick={(tick) => formatting.number(tick)}
        slots={slots}
        active={null}
        className="h-28"
      >
        {(toY) =>
          steps.map(({ key, scans }, index) => (
            <rect
              key={key}
              x={index + slots.offset + (1 - BAR_WIDTH) / 2}
              y={toY(scans)}
              width={BAR_WIDTH}
              height={toY(0) - toY(scans)}
              className="fill-accent"
            />
          ))
        }
      </Plot>
      <div aria-hidden className="mt-1.5 ml-9 flex justify-between text-xs text-ink-muted">
        {[steps[0], middle, steps.at(-1)].map((each, turn) => (
          <span key={turn}>{each?.shortName ?? each?.name}</span>
        ))}
      </div>
    </div>
  )
}

function Devices({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('qrCodes.scans')
  const formatting = useFormatting()
  const most = Math.max(1, ...steps.map(({ scans }) => scans))
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium text-ink-muted">{t('byDevice')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-sm">
        {steps.map(({ key, name, scans }) => (
          <div key={key} className="contents">
            <dt>{name}</dt>
            <dd className="flex items-center gap-2 tabular-nums">
              <span aria-hidden className="h-2.5 rounded-full bg-accent" style={{ width: `${(scans / most) * 80}%` }} />
              {formatting.number(scans)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Without the days and hours that had none. */
function ScansTable({ caption, steps }: { caption: string; steps: readonly Step[] }) {
  const t = useTranslations('qrCodes.scans')
  const formatting = useFormatting()
  return (
    <Table
      caption={caption}
      phoneLayout="scroll"
      isDense
      rowKey={({ key }) => key}
      rows={steps.filter(({ scans }) => scans > 0)}
      columns={[
        { key: 'name', header: caption, cell: ({ name }) => name, isRowHeader: true },
        { key: 'scans', header: t('total'), cell: ({ scans }) => formatting.number(scans), align: 'end' },
        { key: 'unique', header: t('unique'), cell: ({ uniqueScans }) => formatting.number(uniqueScans), align: 'end' },
      ]}
    />
  )
}
