import { type ComponentProps, useRef, useState } from 'react'
import { Button, Dialog } from '#web/ui/index.ts'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useAttempt } from './use-attempt.ts'

interface ConfirmButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** `false` takes the button away; the dialog stays while it has the focus to hand on. */
  isOffered?: boolean
  label: string
  /** Says of what it is, where several stand on a page. */
  name?: string
  words: Record<'title' | 'text' | 'keep' | 'confirm' | 'busy', string> & { failed?: string }
  onConfirm: () => Promise<void>
  /** Takes the focus once the button has gone. */
  findNext: () => HTMLElement | null
}

/** For what cannot be taken back: asks first. */
export function ConfirmButton({
  isOffered = true,
  label,
  name,
  words,
  onConfirm,
  findNext,
  ...look
}: ConfirmButtonProps) {
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
        <Button ref={button} {...look} aria-label={name} onClick={() => setIsAsking(true)}>
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
        <ProblemBanner error={error} {...(words.failed !== undefined && { fallback: words.failed })} />
      </Dialog>
    </>
  )
}

/** For lists that may be empty by now. */
export const findPageHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')
