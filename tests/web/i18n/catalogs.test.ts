import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldErrors } from '../../../services/kit/errors.ts'
import { catalogFiles, readMessages } from '../../../web/tools/catalogs.ts'

const root = path.resolve('web')
let en: Record<string, string>
let id: Record<string, string>

beforeAll(async () => {
  en = readMessages(root, await catalogFiles(root, 'en'))
  id = readMessages(root, await catalogFiles(root, 'id'))
})

describe('messages', () => {
  test('exist in both languages', () => {
    expect(Object.keys(id).sort()).toEqual(Object.keys(en).sort())
  })

  test('take the same arguments in both languages', () => {
    for (const [key, message] of Object.entries(en))
      expect(argumentsOf(id[key] ?? ''), key).toEqual(argumentsOf(message))
  })

  test('say of a field what the services say of it', () => {
    const rules = { 'rule.required': 'REQUIRED', 'rule.tooLong': 'TOO_LONG', 'rule.email': 'INVALID_EMAIL' } as const
    const unnamed = (message = '') => message.replace(/\{\w+, number\}/, '{number}')
    for (const [key, code] of Object.entries(rules)) {
      expect(unnamed(en[key])).toBe(unnamed(fieldErrors[code].en))
      expect(unnamed(id[key])).toBe(unnamed(fieldErrors[code].id))
    }
  })

  test('have words for no form of a number that their language lacks: they would never be said', () => {
    for (const [language, messages] of Object.entries({ en, id })) {
      const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      for (const [key, message] of Object.entries(messages)) {
        const idle = formsOf(message).filter(form => !form.startsWith('=') && !forms.includes(form))
        expect(idle, `${key} in ${language}`).toEqual([])
      }
    }
  })

  test('are defined where code asks for them by a literal id', async () => {
    const missing: string[] = []
    for await (const file of glob('**/*.{ts,tsx}', { cwd: root, exclude: ['dist', '__generated__'] })) {
      const source = readFileSync(path.join(root, file), 'utf8')
      for (const [, one, other] of source.matchAll(
        /\bformatMessage\(\{ id: '([\w.-]+)'|<FormattedMessage\s+id="([\w.-]+)"/g,
      ))
        if (!((one ?? other ?? '') in en)) missing.push(`${one ?? other} in ${file}`)
    }
    expect(missing).toEqual([])
  })

  test('of one directory of screens are not spoken in another, unless its route loads them', async () => {
    const owners = new Map<string, string>()
    for (const file of await catalogFiles(root, 'en')) {
      const directory = /^pages\/organization\/([^/_]+)\//.exec(file)?.[1]
      if (directory === undefined) continue
      for (const key of Object.keys(readMessages(root, [file]))) owners.set(key, directory)
    }
    const foreign: string[] = []
    for await (const file of glob('pages/organization/*/**/*.{ts,tsx}', { cwd: root })) {
      const directory = file.split(path.sep)[2] ?? ''
      const source = readFileSync(path.join(root, file), 'utf8')
      for (const [, key = ''] of source.matchAll(/\bid(?:: '|=")([\w.-]+)['"]/g)) {
        const owner = owners.get(key)
        if (owner !== undefined && owner !== directory) foreign.push(`${key} of ${owner} in ${file}`)
      }
    }
    expect(foreign).toEqual([])
  })
})

/** Names of a message's arguments and tags. */
function argumentsOf(message: string): string[] {
  const names = [...elementsOf(parse(message))].flatMap(element =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  )
  return [...new Set(names)].sort()
}

/** Plural forms that a message covers: `one`, `other`, `=1`. */
const formsOf = (message: string): string[] =>
  [...elementsOf(parse(message))].flatMap(element => (element.type === TYPE.plural ? Object.keys(element.options) : []))

function* elementsOf(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element
    if (element.type === TYPE.tag) yield* elementsOf(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* elementsOf(option.value)
  }
}
