import type { ComponentProps } from 'react'
import { Button } from '#web/ui/index.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown
}

/** Checked and sent by us, not by the browser. */
export function Form({ onSubmit, className = 'flex flex-col gap-4', ...props }: FormProps) {
  return (
    <form
      noValidate
      {...props}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // From a window that another form opened, React would hand it on to that one.
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** What it needs is filled in. */
  isReady?: boolean
}

export function SubmitButton({ isReady = true, isBusy = false, ...props }: SubmitButtonProps) {
  return <Button variant="primary" {...props} type="submit" disabled={!isReady && !isBusy} isBusy={isBusy} />
}
