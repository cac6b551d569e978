import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { PUBLIC_TOPICS, type PublicTopic } from '#shared/contracts/contact-messages.ts'
import { bareToken, FORM_EMAIL, FORM_MESSAGE, FORM_NAME, FORM_PROBLEM } from '../server-tokens.ts'
import { linkTo, type SiteView } from '../site-view.ts'
import { InlineText } from './inline-text.tsx'

/** The first one is chosen unless the visitor comes from a page that knows better. */
const FORM_TOPICS: readonly PublicTopic[] = ['other', ...PUBLIC_TOPICS.filter((topic) => topic !== 'other')]

/** The contract's limits. No `maxlength`: it would cut pasted text without a word. */
const LIMITS = { name: 120, email: 254, message: 5000 }

const CONTROL =
  'block w-full rounded-control border border-line-strong bg-card px-3 text-lg text-ink aria-invalid:border-bad aria-invalid:outline aria-invalid:outline-bad'

/** Works as a plain form; the island finds it by `data-contact-form` and sends it without leaving the page. */
export function ContactForm({ view }: { view: SiteView }) {
  const { form, validation, problems, sent } = view.content.contact
  return (
    <div>
      <form
        method="post"
        action={linkTo(view, 'contact')}
        data-contact-form={JSON.stringify({ validation, problems, busy: form.busy, counter: form.counter })}
        className="grid gap-6"
      >
        <p
          data-problem=""
          role="alert"
          className="scroll-mt-24 rounded-control bg-bad-soft px-4 py-3 text-bad empty:hidden"
        >
          {FORM_PROBLEM}
        </p>
        <NameAndEmail view={view} />
        <Field name="topic" label={form.topic}>
          <TopicSelect topics={view.content.contact.topics} />
        </Field>
        <Field name="message" label={form.message}>
          <textarea
            {...limitedControlOf('message')}
            defaultValue={FORM_MESSAGE}
            required
            rows={7}
            className={`${CONTROL} py-2.5 leading-relaxed`}
          />
        </Field>
        <HiddenFields view={view} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <button
            type="submit"
            className="min-h-12 rounded-control bg-accent px-6 font-medium text-accent-ink hover:bg-accent-hover aria-disabled:cursor-progress aria-disabled:opacity-70"
          >
            {form.submit}
          </button>
          <p className="max-w-sm text-base text-ink-muted">
            <InlineText view={view} text={form.privacyNote} />
          </p>
        </div>
      </form>
      <Thanks texts={sent} />
    </div>
  )
}

function Thanks({ texts }: { texts: SiteView['content']['contact']['sent'] }) {
  return (
    <output className="block">
      <span
        data-contact-sent=""
        hidden
        tabIndex={-1}
        className="block rounded-card bg-good-soft p-6 outline-none sm:p-8"
      >
        <strong className="block text-xl font-semibold tracking-tight">{texts.title}</strong>
        <span className="mt-2 block">{texts.text}</span>
      </span>
    </output>
  )
}

function controlOf(name: string) {
  return { id: name, name, 'aria-describedby': `${name}-problem` }
}

function limitedControlOf(name: keyof typeof LIMITS) {
  return { id: name, name, 'aria-describedby': `${name}-problem ${name}-counter`, 'data-limit': LIMITS[name] }
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-base font-medium">
        {label}
      </label>
      {children}
      <p id={`${name}-problem`} className="mt-1.5 text-base text-bad empty:hidden" />
      {name in LIMITS && (
        <p id={`${name}-counter`} className="mt-1.5 text-base tabular-nums text-ink-muted empty:hidden" />
      )}
    </div>
  )
}

function NameAndEmail({ view }: { view: SiteView }) {
  const { form } = view.content.contact
  const input = `${CONTROL} h-12`
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field name="name" label={form.name}>
        <input {...limitedControlOf('name')} defaultValue={FORM_NAME} required autoComplete="name" className={input} />
      </Field>
      <Field name="email" label={form.email}>
        <input
          {...limitedControlOf('email')}
          type="email"
          defaultValue={FORM_EMAIL}
          required
          autoComplete="email"
          className={input}
        />
      </Field>
    </div>
  )
}

function TopicSelect({ topics }: { topics: SiteView['content']['contact']['topics'] }) {
  return (
    <span className="relative block">
      <select {...controlOf('topic')} className={`${CONTROL} h-12 appearance-none pr-10`}>
        {FORM_TOPICS.map((topic) => (
          <option key={topic} value={topic} {...bareToken(`SELECTED_${topic}`)}>
            {topics[topic]}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 top-4 size-4 text-ink-muted" aria-hidden="true" />
    </span>
  )
}

/** `website` is a trap for machines: out of sight, out of the tab order and out of the accessibility tree. */
function HiddenFields({ view }: { view: SiteView }) {
  return (
    <>
      <input type="hidden" name="language" defaultValue={view.locale} />
      <div aria-hidden="true" className="absolute left-[-200vw] h-px w-px overflow-hidden">
        <label htmlFor="website">{view.content.contact.form.website}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
