import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { AccountSession } from '#shared/contracts/account-security.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { ProofStep, useProvenAttempt } from '#web/components/account/proof-step.tsx'
import { Badge, Button, Card, useToast } from '#web/ui/index.ts'
import { sessionsQuery, useEndSessions } from './security.queries.ts'
import { useDeviceName } from './use-device-name.ts'

/** Where the person is signed in, with the way to end it there. */
export function SessionsCard() {
  const t = useTranslations('security')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const sessions = useQuery(sessionsQuery)
  const proven = useProvenAttempt()
  const ending = useEndSessions({
    onDone: () => toast({ tone: 'good', title: t('sessions.ended') }),
    onRefused: (error) => toast({ tone: 'bad', title: t('sessions.endFailed'), text: sentenceFor(error) }),
  })
  const end = (sessionId: string | null) => void proven.attempt(async () => void (await ending.mutateAsync(sessionId)))
  const hasOthers = sessions.data?.items.some(({ isCurrent }) => !isCurrent) ?? false
  const endingId = ending.isPending ? ending.variables : undefined

  return (
    <Card
      title={t('sessions.title')}
      subtitle={t('sessions.subtitle')}
      isFlush
      actions={
        hasOthers && (
          <Button size="small" isBusy={endingId === null} busyLabel={t('sessions.ending')} onClick={() => end(null)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {proven.waiting && (
        <div className="px-5 pb-4">
          <ProofStep of={proven} />
        </div>
      )}
      <QueryState query={sessions} failedTitle={t('sessions.failed')}>
        {({ items }) => (
          <ul className="border-t border-line">
            {items.map((item) => (
              <SessionRow key={item.id} session={item} isEnding={endingId === item.id} onEnd={() => end(item.id)} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

interface SessionRowProps {
  session: AccountSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('security')
  const formatting = useFormatting()
  const device = useDeviceName()(session)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {session.isCurrent && <Badge tone="good">{t('sessions.current')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted *:not-first:before:mr-2 *:not-first:before:content-['·']">
          {session.address !== null && <span className="break-all">{session.address}</span>}
          <span>{t.rich('sessions.startedAt', { time: () => <RelativeTime at={session.startedAt} /> })}</span>
          <span>{t.rich('sessions.lastSeenAt', { time: () => <RelativeTime at={session.lastSeenAt} /> })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          isBusy={isEnding}
          busyLabel={t('sessions.ending')}
          aria-label={t('sessions.endOf', { device, time: formatting.dateTime(session.startedAt) })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
