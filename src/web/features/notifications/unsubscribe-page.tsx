import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import {
  changeUnsubscribing,
  lookAtUnsubscribing,
  type Unsubscribing,
} from '#shared/contracts/notification-preferences.ts'
import { paths } from '#shared/domain/paths.ts'
import { DoorFrame } from '#web/components/account/door-frame.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Banner, Button, buttonClasses } from '#web/ui/index.ts'

/** Needs no session, and stays when one ends. */
const unsubscribingQuery = (word: string) =>
  endpointQuery([...queryKeys.doors, 'unsubscribing', word], lookAtUnsubscribing, { word })

/** Where a mail's way out leads. Opening it ends nothing yet, because mail programs open every link. */
export function UnsubscribePage() {
  const t = useTranslations('unsubscribe')
  const refusals = useTranslations('refusals')
  const { word } = useParams({ from: paths.unsubscribe })
  const looked = useQuery(unsubscribingQuery(word))
  const company = looked.data?.companyName
  const isOver = looked.error instanceof ApiProblem && looked.error.status < 500
  return (
    <DoorFrame title={t('title')} {...(company && { subtitle: company })}>
      {isOver ? (
        <Banner tone="warn">{refusals('reply-link-unknown')}</Banner>
      ) : (
        <QueryState query={looked} failedTitle={t('failed')}>
          {({ topics }) => <Topics word={word} topics={topics} />}
        </QueryState>
      )}
      <Link to={paths.settings} search={{ tab: 'notifications' }} className={buttonClasses()}>
        {t('more')}
      </Link>
    </DoorFrame>
  )
}

/** What it is about, and the one press that ends it or takes that back. */
function Topics({ word, topics }: Pick<Unsubscribing, 'topics'> & { word: string }) {
  const t = useTranslations('unsubscribe')
  const isAnyOn = topics.some(({ isOn }) => isOn)
  const queryClient = useQueryClient()
  const changing = useMutation({
    mutationFn: (isOn: boolean) => call(changeUnsubscribing, { word, isOn }),
    onSuccess: (changed) => queryClient.setQueryData(unsubscribingQuery(word).queryKey, changed),
  })
  return (
    <div className="mb-4 flex flex-col gap-4">
      <div aria-live="polite">{isAnyOn ? <p>{t('about')}</p> : <Banner tone="good">{t('ended')}</Banner>}</div>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {topics.map(({ topic }) => (
          <li key={topic}>
            <TopicName topic={topic} />
          </li>
        ))}
      </ul>
      <ProblemBanner title={t('changeFailed')} error={changing.error} />
      <Button
        size="large"
        variant={isAnyOn ? 'primary' : 'secondary'}
        isBusy={changing.isPending}
        busyLabel={t('changing')}
        onClick={() => changing.mutate(!isAnyOn)}
      >
        {t(isAnyOn ? 'end' : 'undo')}
      </Button>
    </div>
  )
}

function TopicName({ topic }: Pick<Unsubscribing['topics'][number], 'topic'>) {
  const t = useTranslations('notificationSettings')
  const own = useTranslations('unsubscribe')
  if (topic === 'reputation-report') return own('report')
  return topic === 'digest' ? t('digest.title') : t(`kinds.${topic}`)
}
