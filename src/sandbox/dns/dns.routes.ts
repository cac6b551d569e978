import { html } from 'hono/html'
import { z } from 'zod'
import { renderInput, renderSelect } from '#sandbox/control/control-form.ts'
import { renderHidden } from '#sandbox/identity/identity-page.ts'
import type { SandboxSection } from '#sandbox/sandbox-page.ts'
import type { Database } from '#server/database/connect.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { find, list, put, remove, type DnsRecord } from './dns.repository.ts'

const SHOWN = 100
/** As DNS numbers its kinds of records. */
const TYPES = { TXT: 16, CNAME: 5 } as const
const NAME_ERROR = 3

const name = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._-]{1,253}$/)
const record = z.object({ name, type: z.enum(['TXT', 'CNAME']), value: z.string().trim().min(1).max(1000) })

/** A DNS zone for whatever names one likes to say are one's own, asked as servers are over HTTPS in JSON. */
export function mountDns(app: HttpApp, db: Database): void {
  app.get('/sandbox/dns/resolve', async (context) => {
    const asked = record.pick({ name: true, type: true }).safeParse(context.req.query())
    if (!asked.success) return context.json({ Status: 1 }, 400)
    const found = await find(db, asked.data)
    const type = TYPES[asked.data.type]
    const answer = found.map(({ name, value }) => ({
      name,
      type,
      TTL: 60,
      data: type === TYPES.TXT ? `"${value}"` : value,
    }))
    return context.json({ Status: found.length === 0 ? NAME_ERROR : 0, Answer: answer })
  })

  for (const [path, change] of [
    ['records', put],
    ['remove', remove],
  ] as const) {
    app.post(`/sandbox/dns/${path}`, async (context) => {
      const form = new URLSearchParams((await readBody(context.env.incoming)).toString('utf8'))
      const given = record.safeParse(Object.fromEntries(form))
      if (!given.success) return context.text('Enter a name, a type and a value.', 422)
      await change(db, given.data)
      return context.redirect('/sandbox#dns', 303)
    })
  }
}

export async function renderDns(db: Database): Promise<SandboxSection> {
  const records = await list(db, SHOWN)
  return {
    id: 'dns',
    title: 'DNS',
    content: html`<p>Where the product looks for what shows that a domain is yours. Any name will do.</p>
      ${records.map(renderRecord)}
      <form method="post" action="/sandbox/dns/records">
        ${renderInput({ id: 'dns-name', name: 'name', label: 'Name' })}
        ${renderSelect({ id: 'dns-type', name: 'type', label: 'Type', value: 'TXT' }, [
          ['TXT', 'TXT'],
          ['CNAME', 'CNAME'],
        ])}
        ${renderInput({ id: 'dns-value', name: 'value', label: 'Value' })}
        <p><button>Add the record</button></p>
      </form>`,
  }
}

function renderRecord(shown: DnsRecord) {
  return html`<article>
    <h3>${shown.name}</h3>
    <p><span>${shown.type}</span> ${shown.value}</p>
    <form method="post" action="/sandbox/dns/remove">
      ${renderHidden({ ...shown })}<button>Remove the record</button>
    </form>
  </article>`
}
