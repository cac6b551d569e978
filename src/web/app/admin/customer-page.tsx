import { useParams } from '@tanstack/react-router'
import { CustomerPage } from '#web/features/customers/customer-page.tsx'
import { CustomerJobsCard } from '#web/features/jobs/jobs-page.tsx'
import { PaymentsCard } from '#web/features/subscriptions/payments-sheet.tsx'

/** All that is known about one customer, of every feature that knows something. */
export function AdminCustomerPage() {
  const { customerId } = useParams({ from: '/shell/admin/customers/$customerId' })
  return (
    <CustomerPage
      customerId={customerId}
      payments={(companyName) => <PaymentsCard {...{ customerId, companyName }} />}
      jobs={<CustomerJobsCard customerId={customerId} />}
    />
  )
}
