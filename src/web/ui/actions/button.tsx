import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { type ButtonLook, buttonClasses, iconButtonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    isBusy?: boolean
    /** Said instead of the label while busy. The button is as wide as the longer of both, so nothing moves. */
    busyLabel?: string
  }

export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  busyLabel,
  className,
  children,
  onClick,
  onKeyDown,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      onKeyDown={pressedOnce(onKeyDown)}
      {...pressProps(isBusy, onClick)}
      className={joinClasses(buttonClasses({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {isBusy || busyLabel ? (
        <span className="grid min-w-0 items-center justify-items-center gap-[inherit]">
          <Face isShown={!isBusy} icon={icon}>
            {children}
          </Face>
          <Face isShown={isBusy} icon={<Spinner />}>
            {busyLabel}
          </Face>
        </span>
      ) : (
        <FaceContent icon={icon}>{children}</FaceContent>
      )}
    </button>
  )
}

/** Both faces lie in one grid cell; the hidden one still gives its width and is no part of the accessible name. */
function Face({ isShown, icon, children }: { isShown: boolean; icon: ReactNode; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'col-start-1 row-start-1 inline-flex max-w-full min-w-0 items-center gap-[inherit]',
        !isShown && 'invisible',
      )}
    >
      <FaceContent icon={icon}>{children}</FaceContent>
    </span>
  )
}

function FaceContent({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      {children && <span className="min-w-0">{children}</span>}
    </>
  )
}

type IconButtonProps = Omit<ButtonProps, 'icon' | 'busyLabel' | 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

export function IconButton({
  label,
  icon,
  variant,
  size,
  isBusy = false,
  className,
  onClick,
  onKeyDown,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      onKeyDown={pressedOnce(onKeyDown)}
      {...pressProps(isBusy, onClick)}
      aria-label={label}
      className={joinClasses(iconButtonClasses({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {isBusy ? <Spinner /> : icon}
    </button>
  )
}

/** A browser clicks again and again while Enter is held down. */
const pressedOnce = (onKeyDown: ButtonProps['onKeyDown']) => (event: KeyboardEvent<HTMLButtonElement>) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
  onKeyDown?.(event)
}

let lastPressed: EventTarget | null = null

/** The second half of a double click belongs to what its first half pressed, not to what has moved under the pointer since. */
function isMeant({ detail: clicksInARow, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  if (clicksInARow <= 1) lastPressed = currentTarget
  return lastPressed === currentTarget
}

/** A busy button stays focusable (`disabled` would drop the focus) but neither clicks nor submits again. */
function pressProps(isBusy: boolean, onClick: ButtonProps['onClick']) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isMeant(event) || isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: press } : { onClick: press }
}
