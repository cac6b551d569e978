import { useTranslations } from 'use-intl'
import { ShownOnce as Shown } from '#web/components/forms/shown-once.tsx'

export function ShownOnce({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const t = useTranslations('apiKeys')
  const words = {
    title: t('shownTitle', { name }),
    text: t('shownText'),
    secret: t('secret'),
    copy: t('copy'),
    keepSafe: t('keepSafe'),
    done: t('done'),
  }
  return <Shown words={words} secret={secret} onClose={onClose} />
}
