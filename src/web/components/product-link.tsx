import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ProductLinkProps {
  /** An address of the product as the server writes it: a path, and what to show there. */
  href: string
  className?: string
  children: ReactNode
}

/** Goes where the server says without loading the page anew. */
export function ProductLink({ href, className, children }: ProductLinkProps) {
  const { options } = useRouter()
  const { pathname, search } = new URL(href, location.origin)
  return (
    <Link to={pathname} search={options.parseSearch?.(search) as never} {...(className && { className })}>
      {children}
    </Link>
  )
}
