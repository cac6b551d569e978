import { Clock } from 'lucide-react'
import { useState } from 'react'
import {
  Avatar,
  Badge,
  Card,
  Kbd,
  LoadMore,
  Pagination,
  Stars,
  Table,
  type TableColumn,
  TabPanel,
  Tabs,
  VisuallyHidden,
} from '#web/ui/index.ts'
import { samples } from './parts.samples.ts'
import { PartsRow, PartsSection } from './parts-section.tsx'

const { marks, table, tabs } = samples
const TONES = ['good', 'warn', 'bad', 'info', 'neutral'] as const
const doNothing = () => undefined

export function MarksSection() {
  return (
    <PartsSection title={samples.sections.marks}>
      <PartsRow>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {marks.badges[tone]}
          </Badge>
        ))}
        <Badge tone="info" icon={<Clock aria-hidden />}>
          {marks.badges.info}
        </Badge>
      </PartsRow>
      <PartsRow>
        {marks.stars.map((stars) => (
          <Stars key={stars.value} {...stars} />
        ))}
      </PartsRow>
      <PartsRow>
        {marks.people.map((name) => (
          <span key={name} className="inline-flex items-center gap-2">
            <Avatar name={name} />
            {name}
          </span>
        ))}
        {marks.keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        <VisuallyHidden>{samples.page.subtitle}</VisuallyHidden>
      </PartsRow>
    </PartsSection>
  )
}

type SampleRow = (typeof table.rows)[number]

const COLUMNS: readonly TableColumn<SampleRow>[] = [
  { key: 'author', header: table.columns.author, cell: (row) => row.author, isRowHeader: true },
  { key: 'rating', header: table.columns.rating, cell: (row) => <Stars value={row.rating} label={ratingLabel(row)} /> },
  { key: 'platform', header: table.columns.platform, cell: (row) => row.platform, className: 'sm:whitespace-nowrap' },
  {
    key: 'status',
    header: table.columns.status,
    cell: (row) => <Badge tone={row.status === 'Pending' ? 'warn' : 'good'}>{row.status}</Badge>,
  },
  { key: 'words', header: table.columns.words, cell: (row) => row.words, align: 'end' },
]

function ratingLabel({ rating }: SampleRow): string {
  return marks.stars.find((stars) => stars.value === rating)?.label ?? String(rating)
}

export function TablesSection() {
  return (
    <>
      <Card title={samples.sections.tables} isFlush>
        <Table caption={table.caption} columns={COLUMNS} rows={table.rows} rowKey={(row) => row.id} />
      </Card>
      <Card title={table.wide} isFlush>
        <Table
          caption={table.caption}
          phoneLayout="scroll"
          columns={COLUMNS}
          rows={table.rows}
          rowKey={(row) => row.id}
        />
        <div className="border-t border-line px-5 py-3">
          <Pagination
            label={table.pages}
            previousLabel={table.previous}
            nextLabel={table.next}
            onNext={doNothing}
            summary={table.summary}
          />
        </div>
        <LoadMore label={table.more} busyLabel={table.moreBusy} onLoadMore={doNothing} summary={table.moreSummary} />
      </Card>
    </>
  )
}

export function TabsSection() {
  const [tab, setTab] = useState<keyof typeof tabs.panels | 'closed'>('details')

  return (
    <PartsSection title={samples.sections.tabs}>
      <Tabs label={tabs.label} tabs={tabs.items} value={tab} onValueChange={setTab}>
        {Object.entries(tabs.panels).map(([value, text]) => (
          <TabPanel key={value} value={value}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
    </PartsSection>
  )
}
