import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiKey } from '#shared/contracts/api-keys.ts'
import { RotateDialog as Rotate } from '#web/components/forms/rotate-dialog.tsx'
import { useRotateKey } from './api-keys.queries.ts'
import { ShownOnce } from './shown-once.tsx'

/** A new secret, while programs that have the one before go on. */
export function RotateDialog({ of: { id: keyId, name, hint }, onClose }: { of: ApiKey; onClose: () => void }) {
  const t = useTranslations('apiKeys')
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = useRotateKey()
  if (secret !== null) return <ShownOnce name={name} secret={secret} onClose={onClose} />
  const words = {
    title: t('rotateTitle', { name }),
    text: t('rotateText'),
    overlap: t('overlap'),
    cancel: t('cancel'),
    rotate: t('rotate'),
    rotating: t('rotating'),
  }
  return (
    <Rotate
      words={words}
      describe={(hours) => t(`overlaps.${hours}`)}
      onRotate={async (overlapHours) => setSecret((await rotate.mutateAsync({ keyId, hint, overlapHours })).secret)}
      onClose={onClose}
    />
  )
}
