import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useToast, Button, Dialog } from '#web/ui/index.ts'
import { useRef, useState } from 'react'
import { useAttempt } from '#web/components/use-attempt.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useDisconnect, useRemoveIntegration } from './integrations.queries.ts'

interface PartProps {
  integration: Integration
  findNext: () => HTMLElement | null
}

/** Says what is kept before anything is given back. */
export function DisconnectPart({ integration: { id, name, type, status }, findNext }: PartProps) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const { mutateAsync } = useDisconnect()
  const platform = PLATFORM_NAMES[type]

  return (
    <ConfirmPart
      isOffered={status === 'connected'}
      label={t('disconnect.open')}
      name={t('named.disconnect', { name, platform })}
      words={{
        title: t('disconnect.title', { name }),
        text: t('disconnect.text', { platform }),
        keep: t('disconnect.keep'),
        confirm: t('disconnect.confirm'),
        busy: t('disconnect.busy'),
        failed: t('disconnect.failed'),
      }}
      onConfirm={async () => {
        await mutateAsync(id)
        toast({ tone: 'good', title: t('disconnect.done', { name }) })
      }}
      findNext={findNext}
    />
  )
}

/** For one that is not connected any more, or whose choice was left open. */
export function RemovePart({ integration: { id, name, type, status }, findNext }: PartProps) {
  const t = useTranslations('integrations')
  const toast = useToast()
  const { mutateAsync } = useRemoveIntegration()

  return (
    <ConfirmPart
      isOffered={status !== 'connected'}
      label={t('remove.open')}
      name={t('named.remove', { name, platform: PLATFORM_NAMES[type] })}
      words={{
        title: t('remove.title', { name }),
        text: t('remove.text'),
        keep: t('remove.keep'),
        confirm: t('remove.confirm'),
        busy: t('remove.busy'),
        failed: t('remove.failed'),
      }}
      onConfirm={async () => {
        await mutateAsync(id)
        toast({ tone: 'good', title: t('remove.done', { name }) })
      }}
      findNext={findNext}
    />
  )
}

interface ConfirmPartProps {
  /** `false` takes the button away; the dialog stays while it has the focus to hand on. */
  isOffered: boolean
  label: string
  /** Says of which connection it is. */
  name: string
  words: Record<'title' | 'text' | 'keep' | 'confirm' | 'busy' | 'failed', string>
  onConfirm: () => Promise<void>
  /** Takes the focus once the button has gone. */
  findNext: () => HTMLElement | null
}

/** A button that asks first. */
function ConfirmPart({ isOffered, label, name, words, onConfirm, findNext }: ConfirmPartProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { attempt, isBusy, error } = useAttempt()

  async function confirm() {
    await onConfirm()
    setIsAsking(false)
  }

  return (
    <>
      {isOffered && (
        <Button ref={button} aria-label={name} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        findFinalFocus={() => (button.current?.isConnected ? button.current : findNext())}
        title={words.title}
        description={words.text}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.keep}</Button>
            <Button variant="danger" isBusy={isBusy} busyLabel={words.busy} onClick={() => void attempt(confirm)}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <ProblemBanner error={error} fallback={words.failed} />
      </Dialog>
    </>
  )
}
