import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useCloseIncident } from './incidents.queries.ts'

/** Asked once more: it does not come back. */
export function CloseIncident({ incidentId }: { incidentId: string }) {
  const t = useTranslations('incidents.close')
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const closing = useCloseIncident(incidentId)
  const close = () =>
    closing.mutate(undefined, {
      onSuccess: () => {
        setIsAsked(false)
        toast({ tone: 'good', title: t('done') })
      },
    })
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('button')}</Button>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('title')}
        description={t('text')}
        footer={
          <>
            <Button onClick={() => setIsAsked(false)}>{t('cancel')}</Button>
            <Button variant="primary" isBusy={closing.isPending} busyLabel={t('busy')} onClick={close}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <ProblemBanner title={t('failed')} error={closing.error} />
      </Dialog>
    </>
  )
}
