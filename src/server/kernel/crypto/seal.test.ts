import fc from 'fast-check'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addKeyToFile, createKeyring, dropOldKeysFromFile, openKeyFile } from './keyring.ts'
import { keyIdOf, seal, unseal, type SealedPlace } from './seal.ts'

const keyring = createKeyring('one secret, long enough for everybody', [])
const place: SealedPlace = { customerId: 'c-1', table: 'integrations', rowId: 'r-1', column: 'access_token' }

describe('a sealed value', () => {
  it('opens to what was sealed, whatever that was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (secret) => unseal(keyring, place, seal(keyring, place, secret)) === secret,
      ),
    )
  })

  it('does not show what it holds, and never looks the same twice', () => {
    const [first, second] = [seal(keyring, place, 'hunter2'), seal(keyring, place, 'hunter2')]
    expect(first).not.toContain('hunter2')
    expect(first).not.toBe(second)
  })

  it.each([
    { customerId: 'c-2' },
    { table: 'providers' },
    { rowId: 'r-2' },
    { column: 'refresh_token' },
  ] satisfies Partial<SealedPlace>[])('does not open when it was moved to %o', (moved) => {
    const value = seal(keyring, place, 'secret')
    expect(() => unseal(keyring, { ...place, ...moved }, value)).toThrow('unable to authenticate')
  })

  it('does not open when any byte of it was changed', () => {
    const value = seal(keyring, place, 'secret')
    const [version, keyId, body = ''] = value.split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => unseal(keyring, place, `${version}.${keyId}.${changed.toString('base64url')}`)).toThrow(
        'unable to authenticate',
      )
    }
  })

  it('opens with an earlier key and is sealed with the present one', () => {
    const old = seal(keyring, place, 'secret')
    const rotated = createKeyring('another secret, long enough as well', ['one secret, long enough for everybody'])

    expect(unseal(rotated, place, old)).toBe('secret')
    expect(keyIdOf(seal(rotated, place, 'secret'))).toBe(rotated.current.id)
    expect(rotated.current.id).not.toBe(keyring.current.id)
  })
})

describe('the key file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-keys-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is made once, readable by its owner alone, and found again', () => {
    const made = openKeyFile(folder)
    expect(openKeyFile(folder).current).toEqual(made.current)
    expect(statSync(join(folder, 'secret-keys.json')).mode & 0o777).toBe(0o600)
  })

  it('lets a running process open what was sealed with a key that is newer than itself', () => {
    const running = openKeyFile(folder)
    const value = seal(addKeyToFile(folder), place, 'secret')

    expect(unseal(running, place, value)).toBe('secret')
  })

  it('forgets old keys only when told to', () => {
    const before = openKeyFile(folder)
    expect(before.all()).toHaveLength(2)
    dropOldKeysFromFile(folder)
    expect(openKeyFile(folder).all()).toEqual([before.current])
    expect(JSON.parse(readFileSync(join(folder, 'secret-keys.json'), 'utf8')).previous).toEqual([])
  })
})
