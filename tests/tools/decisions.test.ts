// docs/decisions contains the choices that someone may want to undo: few and short, all in the index, and all that the code refers to.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const MAX_PAGES = 30
/** One screen, with a page's longest lines. */
const MAX_LINES = 60

const folder = 'docs/decisions'
const pages = globSync('????-*.md', { cwd: folder }).toSorted()
const index = readFileSync(`${folder}/README.md`, 'utf8')
const numbers = pages.map(page => page.slice(0, 4))

it('are few, each at most a screen, and headed by their number', () => {
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(MAX_PAGES)
  for (const page of pages) {
    const text = readFileSync(`${folder}/${page}`, 'utf8')
    expect(text.startsWith(`# ${page.slice(0, 4)} `), page).toBe(true)
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**']) expect(text, page).toContain(part)
    expect(text.split('\n').length, page).toBeLessThanOrEqual(MAX_LINES)
  }
})

it('stand in the index, each once, with the title of the page', () => {
  const listed = [...index.matchAll(/^\| +\[(\d{4})\]\(([\w.-]+)\) +\| (.*?) +\|$/gm)].map(([, number, page, title]) =>
    [number, page, title].join(' '),
  )
  const titles = pages.map(page => {
    const heading = readFileSync(`${folder}/${page}`, 'utf8').split('\n')[0]!.slice('# 0000 '.length)
    return [page.slice(0, 4), page, heading].join(' ')
  })
  expect(listed).toEqual(titles)
})

it('are there wherever code or a document names one', () => {
  const files = globSync('{bff,services,web,tests,tools,bench,docs}/**/*.{ts,tsx,md,css,graphql}', {
    exclude: ['**/__generated__/**', '**/node_modules/**', `${folder}/README.md`],
  })
  const lost = [...files, 'README.md', 'CONTRIBUTING.md', 'vitest.config.ts'].flatMap(file => {
    const text = readFileSync(file, 'utf8')
    const named = [...text.matchAll(/\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/g)].flatMap(([, list]) =>
      list!.match(/\d{4}/g)!,
    )
    const linked = [...text.matchAll(/\bdecisions\/(\d{4}(?:-[\w-]+\.md)?)/g)].map(([, page]) => page!)
    return [
      ...named.filter(number => !numbers.includes(number)),
      ...linked.filter(page => !pages.includes(page) && !numbers.includes(page)),
    ].map(page => `${page} in ${file}`)
  })
  expect(lost).toEqual([])
})
