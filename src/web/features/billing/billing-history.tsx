import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getInvoiceFile, type Invoice } from '#shared/contracts/billing.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { downloadFile } from '#web/kernel/api/download.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, Card, Table, type TableColumn } from '#web/ui/index.ts'
import { invoicesQuery, useDollars } from './billing.queries.ts'

const TONES = { paid: 'good', open: 'warn', void: 'neutral', uncollectible: 'bad' } as const

export function BillingHistory() {
  const t = useTranslations('billing.history')
  const format = useFormatting()
  const invoices = useQuery(invoicesQuery)
  const columns: readonly TableColumn<Invoice>[] = [
    { key: 'date', header: t('date'), cell: ({ issuedAt }) => format.date(issuedAt), isRowHeader: true },
    { key: 'amount', header: t('amount'), cell: (invoice) => <Amount invoice={invoice} /> },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    { key: 'invoice', header: t('invoice'), cell: (invoice) => <InvoiceButton invoice={invoice} /> },
  ]
  return (
    <Card title={t('title')} isFlush>
      <QueryState
        query={invoices}
        failedTitle={t('failed')}
        isEmpty={({ invoices: all }) => all.length === 0}
        empty={<p className="px-5 pb-5 text-ink-muted">{t('none')}</p>}
      >
        {({ invoices: all }) => <Table caption={t('title')} columns={columns} rows={all} rowKey={({ id }) => id} />}
      </QueryState>
    </Card>
  )
}

function Amount({ invoice: { totalCents, creditCents, currency } }: { invoice: Invoice }) {
  const t = useTranslations('billing.history')
  const dollars = useDollars()
  return (
    <span className="flex flex-col">
      {dollars(totalCents, currency)}
      {creditCents > 0 && (
        <span className="text-sm text-ink-muted">{t('credit', { amount: dollars(creditCents, currency) })}</span>
      )}
    </span>
  )
}

function InvoiceButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const t = useTranslations('billing')
  const { attempt, isBusy, error } = useAttempt()
  const fetch = () =>
    downloadFile({
      endpoint: getInvoiceFile,
      input: { invoiceId: id },
      fileName: `${number ?? 'invoice'}.pdf`,
      onProgress: () => {},
      signal: new AbortController().signal,
    })
  return (
    <>
      <Button
        size="small"
        isBusy={isBusy}
        busyLabel={t('busy')}
        aria-label={t('history.downloadOne', { number: number ?? '' })}
        onClick={() => void attempt(fetch)}
      >
        {t('history.download')}
      </Button>
      <ProblemBanner error={error} fallback={t('history.failed')} />
    </>
  )
}
