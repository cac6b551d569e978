import { LinkButton } from '../sections/link-button.tsx'
import { PageTitle } from '../sections/page-title.tsx'
import { linkTo, type SiteView } from '../site-view.ts'

export function ContactSentPage({ view }: { view: SiteView }) {
  const { sent } = view.content.contact
  return (
    <div className="mx-auto max-w-6xl px-5 pb-28 sm:px-8">
      <PageTitle title={sent.title} lead={sent.text} />
      <LinkButton href={linkTo(view, 'landing')} variant="secondary">
        {sent.back}
      </LinkButton>
    </div>
  )
}
