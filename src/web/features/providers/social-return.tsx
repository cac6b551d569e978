import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { completeProviderAuthorization, type ProviderVisit } from '#shared/contracts/providers.ts'
import { paths } from '#shared/domain/paths.ts'
import { PROVIDER_NAMES } from '#shared/domain/providers.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { FormDialog } from '#web/components/forms/form-dialog.tsx'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { authorizationState, readReturn, type Returned } from '#web/kernel/session/authorization-state.ts'
import { Banner, Checkbox, Spinner } from '#web/ui/index.ts'
import { useChoosePlaces } from './providers.queries.ts'

const SUCCESS_SHOWN_FOR_MS = 3000
const FAILURE_SHOWN_FOR_MS = 5000

/** The answer belongs to no question of this tab. */
class StateRefused extends Error {}

/** A query, though it changes something: by its key it is sent once, however often the page is made. */
function useCompletion({ code, state, error }: Returned) {
  return useQuery({
    queryKey: [...queryKeys.authorizations, 'social', code, state],
    queryFn: () => {
      const kept = authorizationState.take()
      // Nothing kept: a page loaded again. The server knows the state by its session, and answers a used one as before.
      if (kept !== null && kept !== state) throw new StateRefused()
      return call(completeProviderAuthorization, { code, state })
    },
    enabled: code !== '' && error === '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
}

/** The address loses what the network put there, and the list learns what came of it. */
function useLeaving() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.providers })
    void navigate({ to: paths.settings, search: { tab: 'marketing' }, replace: true, resetScroll: false })
  }
}

interface ReturnProps {
  findFinalFocus: () => HTMLElement | null
}

/** Tells how a visit to a social network ended, to whoever comes back from it. */
export function SocialReturn(props: ReturnProps) {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  // Kept, because the address is cleaned before its outcome has been read.
  const [returned] = useState(() => readReturn(search))
  const isReturn = returned.code !== '' || (returned.error !== '' && returned.error !== 'true')
  return isReturn ? <Return returned={returned} {...props} /> : null
}

function Return({ returned, findFinalFocus }: ReturnProps & { returned: Returned }) {
  const t = useTranslations('providers')
  const leave = useLeaving()
  const completion = useCompletion(returned)
  const [chosen, setChosen] = useState<ProviderVisit | null>(null)
  const [isPutAway, setIsPutAway] = useState(false)
  const visit = chosen ?? completion.data
  const isOver = returned.error !== '' || completion.isError || visit?.choice === null
  const leaveAddress = useEffectEvent(leave)
  useEffect(() => {
    if (isOver) leaveAddress()
  }, [isOver])

  if (isPutAway) return null
  const putAway = () => setIsPutAway(true)
  if (returned.error !== '') return <Failed error={null} onDismiss={putAway} />
  if (completion.isError) return <Failed error={completion.error} onDismiss={putAway} />
  if (!visit) {
    return (
      <output className="flex items-center gap-3">
        <Spinner />
        {t('connect.busy')}
      </output>
    )
  }
  if (visit.choice) {
    const stop = () => {
      putAway()
      leave()
    }
    return <ChoosePlaces choice={visit.choice} findFinalFocus={findFinalFocus} onChosen={setChosen} onClose={stop} />
  }
  const [first] = visit.connections
  const name = first ? PROVIDER_NAMES[first.provider] : ''
  return (
    <Banner tone="good" autoHideAfterMs={SUCCESS_SHOWN_FOR_MS} onDismiss={putAway}>
      {t('connect.done', { name })}
    </Banner>
  )
}

/** Without an error: the person said no, over there. */
function Failed({ error, onDismiss }: { error: Error | null; onDismiss: () => void }) {
  const t = useTranslations('providers')
  const sentenceFor = useErrorSentence()
  if (error === null) {
    return (
      <Banner tone="bad" title={t('connect.failed')} autoHideAfterMs={FAILURE_SHOWN_FOR_MS} onDismiss={onDismiss}>
        {t('visit.denied')}
      </Banner>
    )
  }
  return (
    <Banner tone="bad" title={t('connect.failed')} onDismiss={onDismiss}>
      {error instanceof StateRefused ? t('visit.invalidState') : sentenceFor(error, t('connect.failed'))}
    </Banner>
  )
}

interface ChoiceProps extends ReturnProps {
  choice: NonNullable<ProviderVisit['choice']>
  onChosen: (visit: ProviderVisit) => void
  onClose: () => void
}

/** The network gave several: each that is ticked becomes a connection of its own. */
function ChoosePlaces({ choice, findFinalFocus, onChosen, onClose }: ChoiceProps) {
  const t = useTranslations('providers')
  const choose = useChoosePlaces()
  const [placeIds, setPlaceIds] = useState<string[]>([])
  const { authorizationId, provider, places } = choice
  const toggle = (id: string, isTicked: boolean) =>
    setPlaceIds(isTicked ? [...placeIds, id] : placeIds.filter((other) => other !== id))
  return (
    <FormDialog
      title={t('visit.choose', { name: PROVIDER_NAMES[provider] })}
      description={t('visit.chooseText')}
      size="medium"
      labels={{ cancel: t('cancel'), submit: t('connect.submit'), busy: t('connect.busy') }}
      isReady={placeIds.length > 0}
      isBusy={choose.isPending}
      onSubmit={() => choose.mutate({ authorizationId, placeIds }, { onSuccess: onChosen })}
      problem={{ error: choose.error, fallback: t('connect.failed') }}
      findFinalFocus={findFinalFocus}
      onClose={onClose}
    >
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 font-medium">{t('visit.places')}</legend>
        {places.map(({ id, name, isConnected }) => (
          <Checkbox
            key={id}
            label={name}
            {...(isConnected && { hint: t('visit.isConnected') })}
            checked={placeIds.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
