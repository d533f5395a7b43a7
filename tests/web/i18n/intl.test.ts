// Catalogs arrive in any order: the state has all requested groups, in the language requested last.
import { beforeEach, expect, test, vi } from 'vitest'

type Words = { default: Record<string, string> }

/** Catalogs that arrive when a test says so. */
const arriving = new Map<string, PromiseWithResolvers<Words>[]>()
const fetchOf = (language: string, group: string) => () => {
  const one = Promise.withResolvers<Words>()
  const key = `${language} ${group}`
  arriving.set(key, [...(arriving.get(key) ?? []), one])
  return one.promise
}
const groupsOf = (language: string) => ({
  public: fetchOf(language, 'public'),
  letters: fetchOf(language, 'letters'),
})
vi.mock('virtual:catalogs', () => ({ catalogs: { en: groupsOf('en'), id: groupsOf('id') } }))

/** Completes the nth fetch of a group. */
const bring = (language: string, group: string, nth = 0) =>
  arriving.get(`${language} ${group}`)?.[nth]?.resolve({ default: { [`${group}.word`]: `${group} in ${language}` } })

let intl: typeof import('../../../web/i18n/intl.ts')
beforeEach(async () => {
  arriving.clear()
  document.cookie = 'language=en; Path=/'
  vi.resetModules()
  intl = await import('../../../web/i18n/intl.ts')
})
// @ts-expect-error the catalogs of these tests are made up
const shown = (id: string) => intl.intlState().intl.formatMessage({ id })

test('a screen keeps its words though those of the first moment come after them', async () => {
  const first = intl.showLanguage('en')
  const added = intl.addMessages(['letters'])
  bring('en', 'public', 1)
  bring('en', 'letters')
  await added
  expect(shown('letters.word')).toBe('letters in en')
  bring('en', 'public', 0)
  await first
  expect(shown('letters.word')).toBe('letters in en')
})

test('a language that is chosen while a screen is on its way stays chosen', async () => {
  const first = intl.showLanguage('en')
  bring('en', 'public')
  await first
  const chosen = intl.chooseLanguage('id')
  const added = intl.addMessages(['letters'])
  bring('id', 'public', 1)
  bring('id', 'letters')
  await added
  bring('id', 'public', 0)
  await chosen
  expect(intl.intlState().language).toBe('id')
  expect(shown('letters.word')).toBe('letters in id')
})

test('words that could not be fetched are fetched again for the next who asks', async () => {
  const failed = intl.addMessages(['letters'])
  arriving.get('en letters')?.[0]?.reject(new Error('no network'))
  await expect(failed).rejects.toThrow('no network')
  const again = intl.addMessages(['letters'])
  bring('en', 'public', 1)
  bring('en', 'letters', 1)
  await again
  expect(shown('letters.word')).toBe('letters in en')
})
