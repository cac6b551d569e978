import { useTranslations } from 'use-intl'
import { CopyButton } from '#web/components/copy-button.tsx'
import { Banner, Button, Dialog, Field, TextInput } from '#web/ui/index.ts'

/** The only time that a secret is seen: it goes with the window. */
export function ShownOnce({ name, secret, onClose }: { name: string; secret: string; onClose: () => void }) {
  const t = useTranslations('apiKeys')
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('shownTitle', { name })}
      description={t('shownText')}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <Field label={t('secret')} className="w-full">
          <TextInput readOnly value={secret} className="font-mono text-sm" onFocus={({ target }) => target.select()} />
        </Field>
        <CopyButton text={secret} label={t('copy')} />
        <Banner tone="warn" className="w-full">
          {t('keepSafe')}
        </Banner>
      </div>
    </Dialog>
  )
}
