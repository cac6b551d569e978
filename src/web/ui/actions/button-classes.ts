import { joinClasses } from '../join-classes.ts'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize }

const SHAPE =
  'relative inline-flex shrink-0 items-center justify-center max-w-full rounded-control text-center leading-tight font-medium select-none ' +
  'transition-[background-color,border-color,color] duration-120 disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-disabled:cursor-default [&_svg]:shrink-0'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border border-transparent bg-accent text-accent-ink enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-card text-ink enabled:hover:bg-inset [a]:hover:bg-inset',
  quiet: 'border border-transparent text-ink enabled:hover:bg-inset [a]:hover:bg-inset aria-expanded:bg-inset',
  danger: 'border border-transparent bg-bad text-accent-ink enabled:hover:bg-bad-hover [a]:hover:bg-bad-hover',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-2.5 py-1 text-sm [&_svg]:size-4 pointer-coarse:min-h-11',
  medium: 'min-h-9 gap-2 px-3.5 py-1 text-base [&_svg]:size-4 pointer-coarse:min-h-11',
  large: 'min-h-11 gap-2 px-5 py-2 text-lg [&_svg]:size-5',
}

const SQUARES: Record<ButtonSize, string> = {
  small: 'size-8 [&_svg]:size-4 pointer-coarse:size-11',
  medium: 'size-9 [&_svg]:size-5 pointer-coarse:size-11',
  large: 'size-11 [&_svg]:size-5',
}

/** The look of a Button for what is a link, such as a router's: `<Link className={buttonClasses({ size: 'small' })}>`. */
export function buttonClasses({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string {
  return joinClasses(SHAPE, VARIANTS[variant], SIZES[size])
}

/** The look of an IconButton. A link that wears it needs a name of its own. */
export function iconButtonClasses({ variant = 'quiet', size = 'medium' }: ButtonLook = {}): string {
  return joinClasses(SHAPE, VARIANTS[variant], SQUARES[size])
}
