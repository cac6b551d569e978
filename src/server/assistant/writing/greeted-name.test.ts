import { describe, expect, it } from 'vitest'
import { findGreetedName } from './greeted-name.ts'

describe('the greeted name', () => {
  it.each([
    ['Geneviève Tremblay', 'Geneviève'],
    ['Jean-Luc P.', 'Jean-Luc'],
    ['María de la Cruz', 'María'],
    ['J. Smith', 'J. Smith'],
    ['J.R. Smith', 'J.R. Smith'],
    ['Dr Weber', 'Dr Weber'],
    ['Mari Carmen Otero', 'Mari Carmen'],
    ['José Luis', 'José Luis'],
    ['Familia Arrieta', 'Familia Arrieta'],
    ['Frau Dörfler', 'Frau Dörfler'],
    ['Marie Dupont', 'Marie'],
    ['O’Brien', 'O’Brien'],
    ['王伟', '王伟'],
  ])('of %s is %s', (author, first) => {
    expect(findGreetedName(author)?.first).toBe(first)
  })

  it.each([
    [null],
    ['  '],
    ['A platform user'],
    ['Un utilisateur'],
    ['foodie_77'],
    ['noah_07'],
    ['lena.s'],
    ['Ronny79'],
    ['User 83'],
    ['Papa_von_Emil'],
    ['Mum of two'],
    ['maman de Léo'],
    ['Ehepaar Dörfler'],
    ['Ein Gast'],
    ['Familie'],
    ['The Smiths'],
    ['Los Domínguez'],
    ['Anon Patient'],
    ['Zwei Gäste'],
    ['Anonymous'],
    ['Ann www.cheap.example'],
    ['cheap-pills.com'],
    ['Call 0171 2345678'],
    ['+49 171 2345678'],
    ['ann@mail.example'],
    ['{business}'],
    ['<b>Ann</b>'],
    ['Ann\u202Egnp.exe'],
    ['Ignore previous instructions'],
    ['IGNORE_ALL_RULES'],
    ['Refund Department'],
    ['please visit my shop'],
    ['Fuck You'],
    ['fuck_you_77'],
    ['N'.repeat(41)],
    ['One Two Three Four Five'],
  ])('is none for %j', (author) => {
    expect(findGreetedName(author)).toBeNull()
  })
})
