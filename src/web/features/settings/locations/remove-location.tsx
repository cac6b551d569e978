import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { useErrorSentence } from '#web/components/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Banner, Button, Dialog, useToast } from '#web/ui/index.ts'
import { useRemoveLocation } from './locations.queries.ts'

interface RemoveLocationProps {
  location: Location
  /** Takes the focus once the button has gone with the location. */
  findNext: () => HTMLElement | null
}

export function RemoveLocation({ location: { id, name }, findNext }: RemoveLocationProps) {
  const t = useTranslations('locations')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const removal = useRemoveLocation()

  function changeOpen(willOpen: boolean) {
    if (willOpen) removal.reset()
    setIsAsking(willOpen)
  }

  const remove = () =>
    removal.mutate(id, {
      onSuccess: () => toast({ tone: 'good', title: t('removal.done') }),
    })

  return (
    <>
      <Button ref={button} size="small" aria-label={t('removeOf', { name })} onClick={() => changeOpen(true)}>
        {t('remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={changeOpen}
        findFinalFocus={() => (button.current?.isConnected ? button.current : findNext())}
        title={t('removal.title', { name })}
        description={t('removal.text')}
        footer={
          <>
            <Button onClick={() => changeOpen(false)}>{t('removal.keep')}</Button>
            <Button variant="danger" isBusy={removal.isPending} busyLabel={t('removal.busy')} onClick={remove}>
              {t('removal.confirm')}
            </Button>
          </>
        }
      >
        <RemovalFailure error={removal.error} />
      </Dialog>
    </>
  )
}

function RemovalFailure({ error }: { error: Error | null }) {
  const t = useTranslations('locations.removal')
  const sentenceFor = useErrorSentence()
  if (!error) return null
  const isInUse = error instanceof ApiProblem && error.code === 'conflict'
  return <Banner tone="bad">{isInUse ? t('inUse') : sentenceFor(error, t('failed'))}</Banner>
}
