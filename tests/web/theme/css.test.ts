import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve('web')

/** The leading classes of a style sheet's rules; `.form-row.three` is a class of its own. */
function leadingClasses(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const selectors = [...bare.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  const leading = selectors.map(
    selector => /^\s*(?:html(?:\.dark)?\s+|\.dark\s+)?(?:[a-z]+)?\.([\w.-]+)/.exec(selector)?.[1],
  )
  return new Set(leading.filter(name => name !== undefined))
}

test('a class has one owner: style sheets of screens that are loaded together must not restyle each other', async () => {
  const owners = new Map<string, string[]>()
  for await (const file of glob('{theme,ui,shell,pages}/**/*.css', { cwd: root })) {
    // The theme and the kit share one vocabulary, refined for screen sizes and print; the sheets of one folder belong to one screen.
    const owner = /^(?:theme|ui|shell)\//.test(file) ? 'the kit' : path.dirname(file)
    for (const name of leadingClasses(readFileSync(path.join(root, file), 'utf8'))) {
      const known = owners.get(name) ?? []
      if (!known.includes(owner)) owners.set(name, [...known, owner])
    }
  }
  const shared = [...owners]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `.${name}: ${files.join(', ')}`)
  expect(shared).toEqual([])
})

test('what has the focus is not under a bar that stays at the bottom of the window', async () => {
  const bars: string[] = []
  const covering: string[] = []
  for await (const file of glob('{theme,ui,shell,pages}/**/*.css', { cwd: root })) {
    const css = readFileSync(path.join(root, file), 'utf8')
    const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    const isBar = ([, , body = '']: RegExpMatchArray) =>
      /position: (?:sticky|fixed)/.test(body) && /(?:^|\s)(?:bottom: 0|inset: auto 0 0);/.test(body)
    if (!rules.some(isBar)) continue
    bars.push(file)
    // On keyboard focus a browser only scrolls an element into the window, possibly under a covering bar.
    if (!/scroll-padding-block-end/.test(css)) covering.push(file)
  }
  expect(bars.length).toBeGreaterThan(2)
  expect(covering).toEqual([])
})
