import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button, Dialog } from '#web/ui/index.ts'
import { Form, SubmitButton } from './form.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'footer' | 'onOpenChange'> {
  labels: { cancel: string; submit: string; busy: string }
  isReady?: boolean
  isBusy: boolean
  /** Sends what the children hold. Left out where they are a form of their own, which then has the `formId`. */
  onSubmit?: () => unknown
  formId?: string
  /** Why what was sent did not work, below the fields. */
  problem?: ComponentProps<typeof ProblemBanner>
  onClose: () => void
  /** Before the two buttons. */
  otherAction?: ReactNode
}

/** A form in a window, to be sent or left. */
export function FormDialog({ labels, isReady = true, isBusy, onSubmit, problem, onClose, ...props }: FormDialogProps) {
  const ownId = useId()
  const { formId = ownId, otherAction, isOpen = true, children, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={
        <>
          {otherAction}
          <Button onClick={onClose}>{labels.cancel}</Button>
          <SubmitButton form={formId} isReady={isReady} isBusy={isBusy} busyLabel={labels.busy}>
            {labels.submit}
          </SubmitButton>
        </>
      }
    >
      {onSubmit ? (
        <Form id={formId} onSubmit={() => isReady && !isBusy && onSubmit()}>
          {children}
          {problem && <ProblemBanner {...problem} />}
        </Form>
      ) : (
        children
      )}
    </Dialog>
  )
}
