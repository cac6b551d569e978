import type { ComponentProps, ReactNode } from 'react'
import { Button, Dialog } from '#web/ui/index.ts'

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'footer' | 'onOpenChange'> {
  /** Of the form inside, which the primary button sends. */
  formId: string
  labels: { cancel: string; submit: string; busy: string }
  isBusy: boolean
  onClose: () => void
  /** Before the two buttons. */
  otherAction?: ReactNode
}

/** A form in a window, to be sent or left. */
export function FormDialog({
  formId,
  labels,
  isBusy,
  onClose,
  otherAction,
  isOpen = true,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      footer={
        <>
          {otherAction}
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel={labels.busy}>
            {labels.submit}
          </Button>
        </>
      }
    />
  )
}
