import { CopyButton } from '#web/components/copy-button.tsx'
import { Banner, Button, Dialog, Field, TextInput } from '#web/ui/index.ts'

interface ShownOnceProps {
  words: Record<'title' | 'text' | 'secret' | 'copy' | 'keepSafe' | 'done', string>
  secret: string
  onClose: () => void
}

/** The only time that a secret is seen: it goes with the window. */
export function ShownOnce({ words, secret, onClose }: ShownOnceProps) {
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.title}
      description={words.text}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <Field label={words.secret} className="w-full">
          <TextInput readOnly value={secret} className="font-mono text-sm" onFocus={({ target }) => target.select()} />
        </Field>
        <CopyButton text={secret} label={words.copy} />
        <Banner tone="warn" className="w-full">
          {words.keepSafe}
        </Banner>
      </div>
    </Dialog>
  )
}
