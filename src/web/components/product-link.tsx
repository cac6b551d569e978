import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readCustomerLink } from '#web/kernel/session/chosen-customer.ts'

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
  // For one customer of perhaps several: the page begins anew with it.
  if (readCustomerLink(href).customerId !== null) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  const { pathname, search } = new URL(href, location.origin)
  return (
    <Link to={pathname} search={() => options.parseSearch?.(search) ?? {}} {...rest}>
      {children}
    </Link>
  )
}
