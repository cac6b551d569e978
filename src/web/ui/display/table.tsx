import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export type TableColumn<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The cell that names its row for those who listen. */
  isRowHeader?: boolean
  className?: string
}

type TableProps<Row> = {
  /** Says what the table holds, for those who listen. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** On phones: `stack` makes a block of each row, `scroll` lets the table slide sideways. */
  phoneLayout?: 'stack' | 'scroll'
  /** For many columns: they stand closer, and what they say may take several lines. */
  isDense?: boolean
}

/** Said outright: laid out as blocks on a phone, the elements lose the roles they have by nature in Safari. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, phoneLayout = 'stack', isDense = false } = props
  const isStacking = phoneLayout === 'stack'

  return (
    <div className={isStacking ? undefined : 'max-h-[80vh] overflow-auto'} {...(!isStacking && scrollable(caption))}>
      <table
        {...ROLES.table}
        className={joinClasses('w-full border-separate border-spacing-0 tabular-nums', isStacking && 'max-sm:block')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.rowgroup} className={isStacking ? 'max-sm:sr-only' : undefined}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} isDense={isDense} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} className={isStacking ? 'max-sm:block' : undefined}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...ROLES.row}
              className={joinClasses('group/row hover:bg-inset', isStacking && STACKED_ROW)}
            >
              {columns.map((column) => (
                <BodyCell key={column.key} {...{ column, row, isStacking, isDense }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const STACKED_ROW =
  'max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:border-b max-sm:border-line max-sm:px-5 max-sm:py-3 max-sm:last:border-b-0'
const STACKED_CELL =
  'max-sm:flex max-sm:h-auto max-sm:min-w-0 max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:border-0 max-sm:p-0 max-sm:first:pl-0 max-sm:last:pr-0 max-sm:text-left'

const DENSE_CELL = 'px-2 first:pl-5 last:pr-5'

function HeaderCell<Row>({ column, isDense }: { column: TableColumn<Row>; isDense: boolean }) {
  return (
    <th
      scope="col"
      {...ROLES.columnheader}
      className={joinClasses(
        'sticky top-(--table-top,0) z-10 h-10 border-b border-line bg-card text-sm font-medium text-ink-muted',
        isDense ? joinClasses(DENSE_CELL, 'align-bottom py-1.5') : 'px-5 whitespace-nowrap',
        column.align === 'end' ? 'text-right' : 'text-left',
        column.className,
      )}
    >
      {column.header}
    </th>
  )
}

type BodyCellProps<Row> = { column: TableColumn<Row>; row: Row; isStacking: boolean; isDense: boolean }

function BodyCell<Row>({ column, row, isStacking, isDense }: BodyCellProps<Row>) {
  const classes = joinClasses(
    'h-14 border-b border-line py-2 group-last/row:border-b-0',
    isDense ? DENSE_CELL : 'px-5',
    isStacking ? STACKED_CELL : !isDense && 'whitespace-nowrap',
    column.isRowHeader ? 'font-medium' : 'font-normal',
    column.align === 'end' ? 'text-right' : 'text-left',
    column.className,
  )
  const content = isStacking ? <StackedContent column={column} row={row} /> : column.cell(row)
  if (!column.isRowHeader) {
    return (
      <td {...ROLES.cell} className={classes}>
        {content}
      </td>
    )
  }

  return (
    <th scope="row" {...ROLES.rowheader} className={classes}>
      {content}
    </th>
  )
}

/** A stacked row has no header above it, so each cell shows its column's name; the first needs none. */
function StackedContent<Row>({ column, row }: Pick<BodyCellProps<Row>, 'column' | 'row'>) {
  return (
    <>
      {!column.isRowHeader && (
        <span aria-hidden className="shrink-0 text-sm text-ink-muted sm:hidden">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </>
  )
}

/** What scrolls must be reachable by keyboard, and then needs a name. */
function scrollable(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const
}
