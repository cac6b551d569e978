import { describe, expect, it } from 'vitest'
import type { WantedRecord } from '#shared/domain/deliverability.ts'
import type { DnsResolver } from './dns-resolver.ts'
import { checkDmarc, checkOwnSpf, checkRecord, findKey } from './mail-records.ts'

/** A zone; what it says `null` for, nobody answers for. */
const zone = (records: Record<string, string[] | null>): DnsResolver => {
  const look = (name: string) => Promise.resolve(name in records ? (records[name] ?? null) : [])
  return { look, readTxt: async (name) => (await look(name)) ?? [] }
}

const SPF: WantedRecord = {
  subject: 'spf',
  type: 'TXT',
  name: 'bistro.test',
  value: 'v=spf1 include:mailgun.org ~all',
}

describe('who may send for a domain', () => {
  it.each<[string, Record<string, string[] | null>, object]>([
    ['nothing there', {}, { verdict: 'missing', value: SPF.value }],
    ['other texts only', { 'bistro.test': ['google-site-verification=1'] }, { verdict: 'missing' }],
    ['as asked', { 'bistro.test': ['v=spf1 include:mailgun.org -all'] }, { verdict: 'found', reason: null }],
    [
      'by way of another record',
      {
        'bistro.test': ['v=spf1 include:all.bistro.test -all'],
        'all.bistro.test': ['v=spf1 include:mailgun.org ~all'],
      },
      { verdict: 'found' },
    ],
    [
      'somebody else only',
      { 'bistro.test': ['v=spf1 include:_spf.google.com -all'] },
      {
        verdict: 'wrong',
        reason: 'not-included',
        value: 'v=spf1 include:_spf.google.com include:mailgun.org -all',
      },
    ],
    [
      'two records',
      { 'bistro.test': ['v=spf1 mx ~all', 'v=spf1 include:mailgun.org ~all'] },
      { verdict: 'wrong', reason: 'several', value: 'v=spf1 mx include:mailgun.org ~all' },
    ],
    [
      'everybody',
      { 'bistro.test': ['v=spf1 include:mailgun.org +all'] },
      { verdict: 'wrong', reason: 'open', value: 'v=spf1 include:mailgun.org ~all' },
    ],
    [
      'a record that leads to itself',
      { 'bistro.test': ['v=spf1 include:bistro.test ~all'] },
      { verdict: 'wrong', reason: 'too-many-lookups', value: null },
    ],
    ['no answer', { 'bistro.test': null }, { verdict: 'unknown', reason: 'no-answer' }],
  ])('%s', async (_name, records, expected) => {
    expect(await checkRecord(zone(records), SPF)).toMatchObject(expected)
  })

  it('is only advised for a mail server of one’s own', async () => {
    expect(await checkOwnSpf(zone({ 'bistro.test': ['v=spf1 a -all'] }), 'bistro.test')).toMatchObject({
      verdict: 'found',
    })
    expect(await checkOwnSpf(zone({}), 'bistro.test')).toMatchObject({ verdict: 'missing', value: 'v=spf1 mx ~all' })
  })
})

describe('a key', () => {
  const name = 'pic._domainkey.bistro.test'
  const wanted: WantedRecord = { subject: 'dkim', type: 'TXT', name, value: 'k=rsa; p=ABC' }

  it.each([
    [['v=DKIM1; k=rsa; p=AB C'], 'found'],
    [['k=rsa; p=XYZ'], 'wrong'],
    [[], 'missing'],
  ])('%j is %s', async (found, verdict) => {
    expect(await checkRecord(zone({ [name]: found }), wanted)).toMatchObject({ verdict })
  })

  it('behind another name is the same with a dot at its end', async () => {
    const alias: WantedRecord = { subject: 'dkim', type: 'CNAME', name, value: 's1.wl.sendgrid.net' }
    expect(await checkRecord(zone({ [name]: ['S1.wl.sendgrid.net.'] }), alias)).toMatchObject({ verdict: 'found' })
    expect(await checkRecord(zone({ [name]: ['else.test'] }), alias)).toMatchObject({
      verdict: 'wrong',
      reason: 'differs',
      found: ['else.test'],
    })
  })

  it('of a mail server is looked for under the usual names', async () => {
    expect(await findKey(zone({ 'default._domainkey.bistro.test': ['v=DKIM1; p=A'] }), 'bistro.test')).toMatchObject({
      verdict: 'found',
    })
    expect(await findKey(zone({}), 'bistro.test')).toMatchObject({ verdict: 'unknown', reason: 'selector' })
  })
})

describe('what receivers are to do', () => {
  it.each<[string, Record<string, string[] | null>, object]>([
    ['nothing', {}, { verdict: 'missing', name: '_dmarc.mail.bistro.test', value: 'v=DMARC1; p=none' }],
    ['own', { '_dmarc.mail.bistro.test': ['v=DMARC1; p=none'] }, { verdict: 'found' }],
    [
      'of the domain above',
      { '_dmarc.bistro.test': ['v=DMARC1;p=reject;'] },
      { verdict: 'found', name: '_dmarc.bistro.test' },
    ],
    ['no policy', { '_dmarc.bistro.test': ['v=DMARC1; rua=mailto:a@b.c'] }, { verdict: 'wrong', reason: 'no-policy' }],
    [
      'two',
      { '_dmarc.bistro.test': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
      { verdict: 'wrong', reason: 'several' },
    ],
    ['no answer', { '_dmarc.mail.bistro.test': null }, { verdict: 'unknown', reason: 'no-answer' }],
  ])('%s', async (_name, records, expected) => {
    expect(await checkDmarc(zone(records), 'mail.bistro.test')).toMatchObject(expected)
  })
})
