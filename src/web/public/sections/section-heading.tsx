export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="max-w-2xl">
      <h2 className="text-title font-semibold leading-tight tracking-tight">{title}</h2>
      {lead && <p className="mt-4 text-ink-muted">{lead}</p>}
    </div>
  )
}

export function PageTitle({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="max-w-3xl pb-12 pt-16 sm:pt-24">
      <h1 className="text-display font-semibold leading-[1.08] tracking-tight">{title}</h1>
      <p className="mt-5 leading-relaxed text-ink-muted sm:text-[1.125rem]">{lead}</p>
    </div>
  )
}
