import { useRef, useState } from 'react'
import { useAttempt } from '#web/components/use-attempt.ts'
import { Button, Dialog } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'

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
export function ConfirmPart({ isOffered, label, name, words, onConfirm, findNext }: ConfirmPartProps) {
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
