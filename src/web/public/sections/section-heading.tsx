export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="max-w-2xl">
      <h2 className="text-title font-semibold leading-tight tracking-tight">{title}</h2>
      {lead && <p className="mt-4 text-ink-muted">{lead}</p>}
    </div>
  )
}
