// A module's public file exports what others use, and nothing in addition: it is read as the module's contract.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** `from` of an import or export, with the names that it lists; a type and an alias by the name that is imported. */
const lists = (source: string): { names: string[]; from: string }[] =>
  [...source.matchAll(/(?:import|export)(?: type)? \{([^}]*)\} from '([^']+)'/g)].map(([, names = '', from = '']) => ({
    names: names.split(',').flatMap(name => /^(?:type )?(\w+)/.exec(name.trim())?.[1] ?? []),
    from,
  }))

/** The same of `import * as name`, with what is read of it. */
const namespaces = (source: string): { names: string[]; from: string }[] =>
  [...source.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, name = '', from = '']) => ({
    names: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, read = '']) => read),
    from,
  }))

/** The name under which each is exported. */
const exported = (source: string): string[] =>
  [...source.matchAll(/export(?: type)? \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap(name => /(\w+)$/.exec(name.trim())?.[1] ?? []),
  )

it('exports only what files of other modules, the demo or tests import', () => {
  const used = new Map<string, Set<string>>()
  for (const file of globSync(['services/**/*.ts', 'bff/**/*.ts', 'tools/**/*.ts', 'tests/**/*.ts', 'bench/**/*.ts'])) {
    const source = readFileSync(file, 'utf8')
    for (const { names, from } of [...lists(source), ...namespaces(source)])
      if (from.endsWith('/public.ts')) {
        const target = join(dirname(file), from)
        used.set(target, new Set([...(used.get(target) ?? []), ...names]))
      }
  }
  const unused = globSync('services/**/public.ts').flatMap(file =>
    exported(readFileSync(file, 'utf8'))
      .filter(name => used.get(file)?.has(name) !== true)
      .map(name => `${file}: ${name}`),
  )
  expect(unused).toEqual([])
})
