import { useTranslations } from 'use-intl'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useToast } from '#web/ui/index.ts'
import { ConfirmButton } from '#web/components/forms/confirm-button.tsx'
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
    <ConfirmButton
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
    <ConfirmButton
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
