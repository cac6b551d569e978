import type { Invoice } from './stripe-objects.ts'
import type { Json } from './stripe.repository.ts'

const dollars = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`
const day = (seconds: unknown) => new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
const words = (value: unknown) => (typeof value === 'string' ? value : '')

/** One page in a typeface that every reader has: enough to be looked at and read by a program. */
export function writeInvoice(invoice: Invoice, taxIds: readonly Json[]): Uint8Array<ArrayBuffer> {
  const {
    lines,
    customer_address: address,
    total_discount_amounts: discounts,
  } = invoice as unknown as {
    lines: { data: { description: string; amount: number }[] }
    customer_address: Json | null
    total_discount_amounts: { amount: number }[]
  }
  const taken = invoice.ending_balance - invoice.starting_balance
  const written = [
    'Invoice (sandbox: nothing was paid)',
    `Number ${words(invoice.number)}`,
    `Date ${day(invoice.created)}`,
    '',
    `Bill to ${words(invoice.customer_name)}`,
    words(invoice.customer_email),
    ...(address
      ? [words(address.line1), `${words(address.postal_code)} ${words(address.city)}`, words(address.country)]
      : []),
    ...taxIds.map(({ value }) => `VAT ID ${words(value)}`),
    '',
    ...lines.data.map(({ description, amount }) => `${description}   ${dollars(amount)}`),
    `Subtotal ${dollars(invoice.subtotal)}`,
    ...discounts.map(({ amount }) => `Discount -${dollars(amount)}`),
    `Total ${dollars(invoice.total)}`,
    ...(taken > 0 ? [`Applied balance -${dollars(taken)}`] : []),
    `Amount paid ${dollars(invoice.amount_paid)}`,
  ]
  return layOut(written)
}

/** Letters beyond Latin-1 have no place in the typeface. */
const escape = (line: string) =>
  line
    .replaceAll('×', 'x')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`)

function layOut(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${escape(line)}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 60 780 Td 18 TL\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file + table + end, 'latin1'))
}
