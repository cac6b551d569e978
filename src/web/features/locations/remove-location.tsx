import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Location } from '#shared/contracts/locations.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Banner, Button, Dialog, useToast } from '#web/ui/index.ts'
import { useRemoveLocation, useRenewLocations } from './locations.queries.ts'

interface RemoveLocationProps {
  location: Location
  /** Takes the focus once the button has gone with the location. */
  findNext: () => HTMLElement | null
}

/** As long as something belongs to the location, it says what, and offers no removal. */
export function RemoveLocation({ location, findNext }: RemoveLocationProps) {
  const { id, name } = location
  const t = useTranslations('locations')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const removal = useRemoveLocation()
  const renewLocations = useRenewLocations()
  const isHeld = location.connectionCount + location.reviewCount > 0

  function changeOpen(willOpen: boolean) {
    if (willOpen) {
      removal.reset()
      void renewLocations()
    }
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
        title={t(isHeld ? 'removal.heldTitle' : 'removal.title', { name })}
        footer={
          <>
            <Button onClick={() => changeOpen(false)}>{t(isHeld ? 'removal.close' : 'removal.keep')}</Button>
            {!isHeld && (
              <Button variant="danger" isBusy={removal.isPending} busyLabel={t('removal.busy')} onClick={remove}>
                {t('removal.confirm')}
              </Button>
            )}
          </>
        }
      >
        {isHeld ? <WhatHoldsIt location={location} /> : <Removal error={removal.error} />}
      </Dialog>
    </>
  )
}

function WhatHoldsIt({ location }: Pick<RemoveLocationProps, 'location'>) {
  const t = useTranslations('locations.removal')
  const { connectionCount: connections, reviewCount: reviews } = location
  const held = connections === 0 ? 'heldReviews' : reviews === 0 ? 'heldConnections' : 'heldBoth'
  return (
    <div className="flex flex-col gap-2">
      <p>{t(held, { connections, reviews })}</p>
      <p className="text-ink-muted">{t(connections > 0 ? 'moveConnections' : 'moveReviews')}</p>
    </div>
  )
}

function Removal({ error }: { error: Error | null }) {
  const t = useTranslations('locations.removal')
  const sentenceFor = useErrorSentence()
  const isInUse = error instanceof ApiProblem && error.code === 'conflict'
  return (
    <div className="flex flex-col gap-3">
      <p>{t('text')}</p>
      {error && <Banner tone="bad">{isInUse ? t('inUse') : sentenceFor(error, t('failed'))}</Banner>}
    </div>
  )
}
