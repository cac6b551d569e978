import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ProductLinkProps {
  /** An address of the product as `linkTo` writes it: a path, and what to show there. */
  href: string
  className?: string
  'aria-describedby'?: string
  children: ReactNode
}

/** Goes where such an address leads without loading the page anew. */
export function ProductLink({ href, children, ...rest }: ProductLinkProps) {
  const { options } = useRouter()
  const { pathname, search } = new URL(href, location.origin)
  return (
    <Link to={pathname} search={() => options.parseSearch?.(search) ?? {}} {...rest}>
      {children}
    </Link>
  )
}
