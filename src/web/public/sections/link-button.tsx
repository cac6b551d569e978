import type { ReactNode } from 'react'

const VARIANTS = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border border-line-strong text-ink hover:bg-inset',
}
const SIZES = { small: 'min-h-11 px-3.5 lg:min-h-9 text-base', large: 'min-h-12 px-6 text-lg' }

interface LinkButtonProps {
  href: string
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Left out on the narrowest phones, where the menu has it. */
  isHiddenOnSmallPhones?: boolean
  className?: string
  children: ReactNode
}

export function LinkButton({
  href,
  variant = 'primary',
  size = 'large',
  isHiddenOnSmallPhones = false,
  className = '',
  children,
}: LinkButtonProps) {
  const display = isHiddenOnSmallPhones ? 'hidden min-[400px]:inline-flex' : 'inline-flex'
  return (
    <a
      href={href}
      className={`${display} items-center justify-center rounded-control text-center font-medium ${VARIANTS[variant]} ${SIZES[size]} ${className}`}
    >
      {children}
    </a>
  )
}
