import { ContactForm } from '../sections/contact-form.tsx'
import { InlineText } from '../sections/inline-text.tsx'
import { PageTitle } from '#web/public/sections/section-heading.tsx'
import { COMPANY_ADDRESS, CONTACT_EMAIL } from '../server-tokens.ts'
import type { SiteView } from '../site-view.ts'

export function ContactPage({ view }: { view: SiteView }) {
  const { contact } = view.content
  return (
    <div className="mx-auto max-w-6xl px-5 pb-20 sm:px-8 sm:pb-28">
      <PageTitle title={contact.title} lead={contact.lead} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,38rem)_1fr]">
        <ContactForm view={view} />
        <OtherWays view={view} />
      </div>
    </div>
  )
}

function OtherWays({ view }: { view: SiteView }) {
  const { other } = view.content.contact
  return (
    <aside aria-labelledby="other-ways" className="self-start border-t border-line pt-6 lg:border-t-0 lg:pt-0">
      <h2 id="other-ways" className="text-xl font-semibold tracking-tight">
        {other.title}
      </h2>
      <dl className="mt-4 grid gap-5">
        <div className="has-[a[href='mailto:']]:hidden">
          <dt className="text-base text-ink-muted">{other.email}</dt>
          <dd>
            <a
              href={`mailto:${CONTACT_EMAIL}`}
              className="inline-flex min-h-11 items-center break-all font-medium text-accent underline decoration-from-font underline-offset-4"
            >
              {CONTACT_EMAIL}
            </a>
          </dd>
        </div>
        <div className="has-[dd:empty]:hidden">
          <dt className="text-base text-ink-muted">{other.post}</dt>
          <dd className="whitespace-pre-line">{COMPANY_ADDRESS}</dd>
        </div>
      </dl>
      <p className="mt-6 leading-relaxed">
        <InlineText view={view} text={other.security} />
      </p>
    </aside>
  )
}
