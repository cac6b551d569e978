import { foldLookAlikes, foldText } from './text.ts'

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
/** Single letters with the same thing between them each time. */
const SPACED_OUT = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ ._*·-]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){3,}/gu
const BASE64 = /(?<![\w+/])[\w+/-]{16,}={0,2}/g
const HEX = /(?:\b|\\x|0x)(?:[0-9a-f]{2}(?:\s|\\x)?){8,}/gi
const BINARY = /(?:[01]{8}\s?){4,}/g
const READABLE = /^[\p{L}\p{N}\p{P}\p{S}\s]{6,}$/u
const MOST_BLOCKS = 20
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The text as it stands, and as it reads once a disguise is taken off. In small letters; each in linear time. */
export function unmaskText(text: string): string[] {
  const plain = foldText(text)
  const latin = foldLookAlikes(decodeEntities(text))
  const views = [
    plain,
    latin,
    latin.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign),
    latin.replace(SPACED_OUT, (letters) => letters.replace(/[^\p{L}\p{N}]/gu, '')),
    joinWordsOfLetters(latin),
    rotate(plain),
    Array.from(plain).toReversed().join(''),
    ...decodeBlocks(text).map(foldLookAlikes),
  ]
  return [...new Set(views)]
}

/** "i g n o r e   a l l": words apart by more than their letters are. */
function joinWordsOfLetters(text: string): string {
  return text.replace(SPACED_OUT, (letters) =>
    letters
      .split(/\s{2,}|[_/|]/)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
      .join(' '),
  )
}

/** The cipher everybody knows: thirteen letters on. */
function rotate(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(x[0-9a-f]{1,5}|\d{1,6});?/gi, (_whole, code: string) => readCode(code))
    .replace(/&(lt|gt|amp|quot|apos);/gi, (_whole, name: string) => ENTITIES[name.toLowerCase()] ?? '')
    .replace(/(?:%[0-9a-f]{2}){1,}/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'))
    .replace(/\\u([0-9a-f]{4})/gi, (_whole, code: string) => readCode(`x${code}`))
}

function readCode(code: string): string {
  const value = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 10)
  return value > 0 && value <= 0x10_ff_ff ? String.fromCodePoint(value) : ''
}

function decodeBlocks(text: string): string[] {
  const found = (kind: RegExp) => Array.from(text.matchAll(kind), ([block]) => block).slice(0, MOST_BLOCKS)
  const decoded = [
    ...found(BASE64).map((block) => Buffer.from(block, 'base64').toString('utf8')),
    ...found(HEX).map((block) => Buffer.from(block.replace(/0x|\\x|\s/gi, ''), 'hex').toString('utf8')),
    ...found(BINARY).map((block) =>
      String.fromCharCode(...(block.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))),
    ),
  ]
  return decoded.filter((block) => READABLE.test(block))
}
