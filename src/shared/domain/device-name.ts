export interface DeviceName {
  browser: string | null
  system: string | null
}

// Browsers claim to be their ancestors too: whoever imitates another stands before it.
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOP(?:R|T|X)\/|\bOpera[ /]/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+(?: Mobile\/\w+)? Safari\//],
]

// Phones call themselves Linux or "like Mac OS X". An iPad that asks for desktop pages says it is a Mac, and is taken for one.
const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['Windows', /\bWindows\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biP(?:hone|od)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/** What a person would call the device a request came from; `null` for what it does not tell. */
export function describeDevice(userAgent: string | null): DeviceName {
  return { browser: findName(BROWSERS, userAgent ?? ''), system: findName(SYSTEMS, userAgent ?? '') }
}

function findName(names: readonly [name: string, mark: RegExp][], userAgent: string): string | null {
  return names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
}
