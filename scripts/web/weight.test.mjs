import { describe, expect, it } from 'vitest'
import { filesOf, judge, listPreloads } from './weight.mjs'

const manifest = {
  '_start.js': { name: 'start', file: 'assets/start.js', imports: ['_react.js'] },
  '_frame.js': { name: 'frame', file: 'assets/frame.js', imports: ['_react.js', '_start.js'] },
  '_react.js': { name: 'react', file: 'assets/react.js' },
  'start.css': { name: 'start', file: 'assets/start.css' },
}

describe('the weight of a first screen', () => {
  it('counts every script it imports once', () => {
    expect(filesOf(manifest, ['start', 'frame'])).toEqual(['assets/start.js', 'assets/react.js', 'assets/frame.js'])
  })

  it('fails where a screen has gone from the build', () => {
    expect(() => filesOf(manifest, ['gone'])).toThrow('The build has no gone.')
  })

  it('is too much by its files or by its kilobytes', () => {
    const budget = { files: 8, kilobytes: 150 }
    expect(judge({ files: 8, kilobytes: 150 }, budget)).toEqual({ isTooHeavy: false })
    expect(judge({ files: 9, kilobytes: 100 }, budget)).toEqual({ isTooHeavy: true })
    expect(judge({ files: 3, kilobytes: 151 }, budget)).toEqual({ isTooHeavy: true })
  })

  it('is asked for at once, in the language of the screen, with what is shown beside it', () => {
    const names = ['dashboard', 'history', 'attendants', 'marks', 'doors', ...['en', 'es', 'fr', 'de'].flatMap(textsIn)]
    const others = names.map((name) => [`_${name}.js`, { name, file: `assets/${name}.js` }])
    const { pages, otherwise } = listPreloads({ ...manifest, ...Object.fromEntries(others) })

    expect(pages['/dashboard'].de).toEqual(
      expect.arrayContaining([
        'assets/dashboard.js',
        'assets/first-texts-de.js',
        'assets/history.js',
        'assets/activity-texts-de.js',
      ]),
    )
    expect(pages['/login'].fr).toContain('assets/doors-texts-fr.js')
    expect(pages['/login'].fr).not.toContain('assets/dashboard.js')
    expect(otherwise.en).toContain('assets/first-texts-en.js')
    expect(Object.keys(pages)).toEqual(['/dashboard', '/login'])
  })
})

const textsIn = (locale) => [`first-texts-${locale}`, `activity-texts-${locale}`, `doors-texts-${locale}`]
