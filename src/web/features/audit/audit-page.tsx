import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AUDIT_KINDS, type AuditLine } from '#shared/contracts/audit.ts'
import { ADMIN_ACTIONS } from '#shared/domain/admin-actions.ts'
import { FEATURE_SWITCHES } from '#shared/domain/feature-switches.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Button, Card, DatePicker, EmptyState, Field, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { type AuditControl, auditQuery, useAuditExport, useAuditFilter } from './audit.queries.ts'
import { useDetailWords } from './use-detail-words.ts'

export function AuditPage() {
  const t = useTranslations('audit')
  const control = useAuditFilter()
  const { attempt, isBusy, error } = useAttempt()
  const download = useAuditExport(control.filter)
  const lines = useInfiniteQuery(auditQuery(control.filter))
  const administrators = lines.data?.pages[0]?.administrators ?? []
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          icon={<Download aria-hidden />}
          isBusy={isBusy}
          busyLabel={t('exporting')}
          onClick={() => void attempt(async () => void (await download()))}
        >
          {t('export')}
        </Button>
      }
    >
      <ProblemBanner title={t('exportFailed')} error={error} />
      <Filters control={control} administrators={administrators} />
      <Card isFlush>
        <QueryState
          query={lines}
          failedTitle={t('failed')}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={<NoLines control={control} />}
        >
          {({ pages }) => (
            <>
              <ul>
                {pages
                  .flatMap(({ items }) => items)
                  .map((line) => (
                    <Line key={line.id} line={line} onCustomer={(customer) => control.change({ customer })} />
                  ))}
              </ul>
              <NextPage query={lines} />
            </>
          )}
        </QueryState>
      </Card>
    </Page>
  )
}

function NoLines({ control: { isFiltering, clear } }: { control: AuditControl }) {
  const t = useTranslations('audit')
  if (!isFiltering) return <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />
  const clearing = <Button onClick={clear}>{t('clear')}</Button>
  return <EmptyState kind="nothing-matches" title={t('empty')} text={t('emptyFiltered')} action={clearing} />
}

interface FiltersProps {
  control: AuditControl
  administrators: readonly { id: string; name: string }[]
}

function Filters({ control: { filter, change, clear, isFiltering }, administrators }: FiltersProps) {
  const t = useTranslations('audit')
  const nameOf = useActionName()
  return (
    <div className="flex flex-wrap items-end gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
      <FilterSelect
        label={t('kind')}
        options={AUDIT_KINDS}
        nameOf={(kind) => t(`kinds.${kind}`)}
        value={filter.kind ?? 'changes'}
        onChoose={(kind) => change({ kind: kind === 'all' ? kind : undefined })}
      />
      <FilterSelect
        label={t('administrator')}
        all={t('allAdministrators')}
        options={administrators.map(({ id }) => id)}
        nameOf={(id) => administrators.find((each) => each.id === id)?.name ?? id}
        value={filter.administrator}
        onChoose={(administrator) => change({ administrator })}
      />
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        options={ADMIN_ACTIONS}
        nameOf={nameOf}
        value={ADMIN_ACTIONS.find((known) => known === filter.action)}
        onChoose={(action) => change({ action })}
      />
      <Days {...{ filter, change }} />
      {filter.customer && <Button onClick={() => change({ customer: undefined })}>{t('allCustomers')}</Button>}
      {isFiltering && <Button onClick={clear}>{t('clear')}</Button>}
    </div>
  )
}

/** The two stay side by side. */
function Days({ filter, change }: Pick<AuditControl, 'filter' | 'change'>) {
  const t = useTranslations('audit')
  const { datePattern: pattern } = useFormatting()
  return (
    <div className="flex gap-2 max-sm:min-w-full max-sm:*:min-w-0 max-sm:*:flex-1 sm:*:w-40">
      <Field label={t('from')}>
        <DatePicker
          value={filter.from}
          pattern={pattern}
          {...(filter.to && { latest: filter.to })}
          onChange={(from) => change({ from })}
        />
      </Field>
      <Field label={t('to')}>
        <DatePicker
          value={filter.to}
          pattern={pattern}
          {...(filter.from && { earliest: filter.from })}
          onChange={(to) => change({ to })}
        />
      </Field>
    </div>
  )
}

/** What has no name here is a look, and bears the name it is kept by. */
function useActionName(): (action: string) => string {
  const t = useTranslations('audit')
  return (action) => {
    const known = ADMIN_ACTIONS.find((each) => each === action)
    return known ? t(`actions.${known}`) : action
  }
}

/** A switch is known by its key; other subjects by the name that they had. */
function useSubjectName(): (subject: string) => string {
  const t = useTranslations('notices.switches')
  return (subject) => {
    const known = FEATURE_SWITCHES.find((each) => each === subject)
    return known ? t(`names.${known}`) : subject
  }
}

/** What only a machine reads comes last. */
const IS_ID = /^[\da-f]{8}-[\da-f-]{27}$/

function Line({ line, onCustomer }: { line: AuditLine; onCustomer: (id: string) => void }) {
  const t = useTranslations('audit')
  const nameOf = useActionName()
  const { administrator, action, isChange, customer, subject, reason, details, at } = line
  const wordsOf = useDetailWords()
  const nameOfSubject = useSubjectName()
  const [name, id] = subject !== null && IS_ID.test(subject) ? [null, subject] : [subject, null]
  const more = [administrator.name, ...wordsOf(details), ...(id === null ? [] : [id])]
  return (
    <li className="flex flex-col gap-1 border-b border-line px-5 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{nameOf(action)}</span>
        {!isChange && <Badge>{t('look')}</Badge>}
        {name !== null && <span className="wrap-anywhere">{nameOfSubject(name)}</span>}
        {customer && (
          <button
            type="button"
            className={`${TEXT_LINK_CLASSES} text-left wrap-anywhere`}
            aria-label={t('onlyCustomer', { name: customer.companyName ?? customer.id })}
            onClick={() => onCustomer(customer.id)}
          >
            {customer.companyName ?? customer.id}
          </button>
        )}
        <RelativeTime at={at} className="text-sm text-ink-muted sm:ml-auto" />
      </div>
      {reason !== null && <p className="max-w-prose wrap-anywhere">{t('reason', { reason })}</p>}
      <p className="text-sm text-ink-muted wrap-anywhere">{more.join(' · ')}</p>
    </li>
  )
}
