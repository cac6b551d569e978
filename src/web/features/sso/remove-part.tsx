import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useAttempt } from '#web/components/use-attempt.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { useRemoveProvider } from './sso.queries.ts'

/** Asks first, and goes away with the provider. `next` then takes the focus. */
export function RemovePart({ next }: { next: RefObject<HTMLButtonElement | null> }) {
  const t = useTranslations('sso')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync } = useRemoveProvider()
  const { attempt, isBusy, error } = useAttempt()

  async function remove() {
    await mutateAsync()
    toast({ tone: 'good', title: t('removed') })
  }

  return (
    <>
      <Button ref={button} onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        findFinalFocus={() => button.current ?? next.current}
        title={t('removeTitle')}
        description={t('removeText')}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('keep')}</Button>
            <Button variant="danger" isBusy={isBusy} busyLabel={t('removing')} onClick={() => void attempt(remove)}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <ProblemBanner error={error} />
      </Dialog>
    </>
  )
}
