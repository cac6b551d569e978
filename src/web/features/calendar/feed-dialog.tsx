import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from '#shared/contracts/calendar.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Button, Dialog, Field, TextInput, useToast } from '#web/ui/index.ts'

const feedQuery = endpointQuery([...queryKeys.calendar, 'feed'], getCalendarFeed, {})
const renews = [feedQuery.queryKey]
const SAID_FOR_MS = 3000

/** The address for one's own calendar program: told once, and ended whenever one likes. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('calendar.feed')
  const formatting = useFormatting()
  const toast = useToast()
  const query = useQuery(feedQuery)
  const make = useChange(() => call(makeCalendarFeed, {}), { renews })
  const end = useChange(() => call(endCalendarFeed, {}), {
    renews,
    onSuccess: () => {
      make.reset()
      toast({ tone: 'good', title: t('ended'), durationMs: SAID_FOR_MS })
    },
  })
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('title')}
      description={t('text')}
      onOpenChange={(willOpen) => !willOpen && onClose()}
    >
      <QueryState query={query} failedTitle={t('failed')}>
        {({ createdAt }) => (
          <div className="flex flex-col items-start gap-4">
            {make.data && <Address url={make.data.url} />}
            {createdAt !== null && !make.data && (
              <p className="text-ink-muted">{t('since', { date: formatting.date(createdAt) })}</p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button isBusy={make.isPending} busyLabel={t('making')} onClick={() => make.mutate()}>
                {t(createdAt === null ? 'make' : 'again')}
              </Button>
              {createdAt !== null && (
                <Button isBusy={end.isPending} busyLabel={t('ending')} onClick={() => end.mutate()}>
                  {t('end')}
                </Button>
              )}
            </div>
            <ProblemBanner title={t('makeFailed')} error={make.error} />
            <ProblemBanner title={t('endFailed')} error={end.error} />
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

function Address({ url }: { url: string }) {
  const t = useTranslations('calendar.feed')
  return (
    <div className="flex w-full flex-col items-start gap-2">
      <div className="w-full">
        <Field label={t('address')} hint={t('once')}>
          <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
        </Field>
      </div>
      <CopyButton text={url} label={t('copy')} />
    </div>
  )
}
