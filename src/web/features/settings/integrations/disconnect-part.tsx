import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useAttempt } from '#web/components/use-attempt.ts'
import { Button, Dialog, useToast } from '#web/ui/index.ts'
import { useDisconnect } from './integrations.queries.ts'
import { RefusalBanner } from './refusal-banner.tsx'

interface DisconnectPartProps {
  integration: Integration
  /** Takes the focus once the button has gone with the connection. */
  findNext: () => HTMLElement | null
}

/** Says what is kept before anything is given back. Stays when the button goes: the dialog has the focus to hand on. */
export function DisconnectPart({ integration: { id, name, type, status }, findNext }: DisconnectPartProps) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync } = useDisconnect()
  const { attempt, isBusy, error } = useAttempt()

  async function disconnect() {
    await mutateAsync(id)
    setIsAsking(false)
    toast({ tone: 'good', title: t('disconnect.done', { name }) })
  }

  return (
    <>
      {status === 'connected' && (
        <Button ref={button} onClick={() => setIsAsking(true)}>
          {t('disconnect.open')}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        findFinalFocus={() => button.current ?? findNext()}
        title={t('disconnect.title', { name })}
        description={t('disconnect.text', { platform: PLATFORM_NAMES[type] })}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('disconnect.keep')}</Button>
            <Button
              variant="danger"
              isBusy={isBusy}
              busyLabel={t('disconnect.busy')}
              onClick={() => void attempt(disconnect)}
            >
              {t('disconnect.confirm')}
            </Button>
          </>
        }
      >
        <RefusalBanner error={error} fallback={t('disconnect.failed')} />
      </Dialog>
    </>
  )
}
