import { describe, expect, it } from 'vitest'
import { describeDevice } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_6_1 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'

describe('the name of a device', () => {
  it.each([
    ['Chrome', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`],
    ['Chrome', 'macOS', `${MAC} ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`],
    ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`],
    ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/138.0.0.0 Safari/537.36`],
    ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36`],
    ['Chrome', 'Android', `${ANDROID} ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36`],
    ['Chrome', 'iOS', `${IPHONE} ${APPLE} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`],
    ['Chrome', 'iPadOS', `${IPAD} ${APPLE} CriOS/126.0.6478.190 Mobile/15E148 Safari/604.1`],
    ['Edge', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
    ['Edge', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
    ['Edge', 'Android', `${ANDROID} ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`],
    ['Edge', 'iOS', `${IPHONE} ${APPLE} Version/18.0 EdgiOS/138.0.3351.77 Mobile/15E148 Safari/604.1`],
    ['Opera', 'Windows', `${WINDOWS} ${WEBKIT} Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0`],
    ['Opera', 'Android', `${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/89.0.0.0`],
    ['Opera', 'iOS', `${IPHONE} ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.5.0`],
    ['Opera', 'Windows', 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18'],
    ['Samsung Internet', 'Android', `${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox', 'macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'],
    ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['Firefox', 'iOS', `${IPHONE} ${APPLE} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Safari', 'macOS', `${MAC} ${APPLE} Version/18.5 Safari/605.1.15`],
    ['Safari', 'iOS', `${IPHONE} ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Safari', 'iPadOS', `${IPAD} ${APPLE} Version/17.6 Mobile/15E148 Safari/604.1`],
    [null, 'iOS', `${IPHONE} ${APPLE} Mobile/15E148`],
    [null, null, 'curl/8.14.1'],
    [null, null, 'node'],
    [null, null, ''],
    [null, null, null],
  ])('is %s on %s', (browser, system, userAgent) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system })
  })
})
