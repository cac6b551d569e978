import { describe, expect, it } from 'vitest'
import type { SsoSetUp } from '#shared/contracts/sso.ts'
import { ApiProblem, type FieldError } from '#web/kernel/api/api-problem.ts'
import { findFaults, type ProviderValues, readDomains, schemaFor, toInput, toValues } from './provider-values.ts'

const OIDC = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'oidc' as const,
  issuer: 'https://login.acme.test',
  entryPoint: null,
  certificate: null,
  clientId: 'acme-client',
  domains: [{ domain: 'acme.test', state: 'verified' as const, record: 'goodword-verify=1', checkedAt: null }],
  updatedAt: '2026-01-01T00:00:00.000Z',
}

function setUpWith(provider: SsoSetUp['provider'], claimableDomain: string | null = 'acme.test'): SsoSetUp {
  return { provider, claimableDomain, service: { samlEntityId: '', samlAcsUrl: '', oidcCallbackUrl: '' } }
}

function fieldsMissing(setUp: SsoSetUp, values: ProviderValues) {
  const { error } = schemaFor(setUp, values).safeParse(values)
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('what the form asks for', () => {
  const fresh = setUpWith(null)

  it('is everything its kind needs, told at once', () => {
    const blank = { ...toValues(fresh), domains: [] }

    expect(fieldsMissing(fresh, blank)).toEqual([
      ['issuer', 'required'],
      ['entryPoint', 'required'],
      ['certificate', 'required'],
      ['domains', 'required'],
    ])
    expect(fieldsMissing(fresh, { ...blank, kind: 'oidc' })).toEqual([
      ['issuer', 'required'],
      ['clientId', 'required'],
      ['clientSecret', 'required'],
      ['domains', 'required'],
    ])
  })

  it('is no secret while the provider stays the same one', () => {
    const setUp = setUpWith(OIDC)
    const values = toValues(setUp)

    expect(fieldsMissing(setUp, values)).toEqual([])
    expect(fieldsMissing(setUp, { ...values, issuer: 'https://other.acme.test' })).toEqual([
      ['clientSecret', 'required'],
    ])
  })
})

describe('the domains', () => {
  it('are read one a line, and however else they were pasted', () => {
    expect(readDomains(['acme.test', '', ' acme.example, acme.shop;acme.team'])).toEqual([
      'acme.test',
      'acme.example',
      'acme.shop',
      'acme.team',
    ])
  })

  it('begin with that of the person’s own address, and are left as they are for a provider there is', () => {
    expect(toValues(setUpWith(null, null)).domains).toEqual([])
    expect(toValues(setUpWith(null)).domains).toEqual(['acme.test'])
    expect(toValues(setUpWith(OIDC, 'acme.example')).domains).toEqual(['acme.test'])
  })
})

describe('what is sent', () => {
  const typed = {
    issuer: 'i',
    entryPoint: 'e',
    certificate: 'c',
    clientId: 'id',
    clientSecret: '',
    domains: ['acme.test'],
  }

  it('is what belongs to the kind', () => {
    const both = { issuer: 'i', domains: ['acme.test'] }

    expect(toInput({ ...typed, kind: 'saml' })).toEqual({ ...both, kind: 'saml', entryPoint: 'e', certificate: 'c' })
    expect(toInput({ ...typed, kind: 'oidc' })).toEqual({ ...both, kind: 'oidc', clientId: 'id', clientSecret: null })
  })
})

describe('what the server refuses', () => {
  function problemWith(code: ApiProblem['code'], fieldErrors: FieldError[] = []) {
    return new ApiProblem({ code, status: 400, message: 'No.', requestId: null, fieldErrors, retryAfterSeconds: null })
  }

  it.each([
    [{ field: 'entryPoint', code: 'invalid', message: '…' }, 'entryPoint', 'address'],
    [{ field: 'issuer', code: 'invalid', message: '…' }, 'issuer', 'address'],
    [{ field: 'issuer', code: 'tooLong', message: '…' }, 'issuer', 'tooLong'],
    [{ field: 'certificate', code: 'invalid', message: '…' }, 'certificate', 'certificate'],
    [{ field: 'clientSecret', code: 'required', message: '…' }, 'clientSecret', 'required'],
    [{ field: 'domains.0', code: 'invalid', message: 'x is not a domain.' }, 'domains', 'x is not a domain.'],
  ])('is told at its field: %o', (fieldError, field, reason) => {
    expect(findFaults(problemWith('invalid-input', [fieldError]))).toEqual([{ field, reason }])
  })

  it('is no matter of a field otherwise', () => {
    expect(findFaults(problemWith('plan-limit'))).toEqual([])
    expect(findFaults(new Error('offline'))).toEqual([])
  })
})
