// One manifest per module: it declares only its own names, all modules together are complete, and nothing is declared twice.
import { globSync, readFileSync } from 'node:fs'
import { type DefinitionNode, Kind, parse } from 'graphql'
import { expect, it, test } from 'vitest'
import { type BffModule, type GuardedField, type Rule, shareableOf, together } from '../../bff/module.ts'
import { modules } from '../../bff/modules.ts'
import { baseModule } from '../../bff/modules/base/module.ts'
import { exceptionsModule } from '../../bff/modules/exceptions/module.ts'

/** The object types that a module's SDL defines or extends. */
function typesOf(name: string) {
  const isObject = (definition: DefinitionNode) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
  return globSync('*.graphql', { cwd: `bff/modules/${name}` }).flatMap(file =>
    parse(readFileSync(`bff/modules/${name}/${file}`, 'utf8')).definitions.filter(isObject),
  )
}

const GUARDED = new Set(['Query', 'Mutation', 'Subscription', 'Organization'])

const manifests: [string, BffModule][] = modules.map(module => [module.name, module])
test.each(manifests)('%s declares what its own SDL has', (name, { rules, nodes = {}, shareable = {} }) => {
  const types = typesOf(name)
  const fields = types.flatMap(type => (type.fields ?? []).map(field => `${type.name.value}.${field.name.value}`))
  const guarded = fields.filter(field => GUARDED.has(field.slice(0, field.indexOf('.'))))
  expect(Object.keys(rules).toSorted()).toEqual(guarded.toSorted())
  const found = types.filter(({ interfaces = [] }) => interfaces.some(({ name: { value } }) => value === 'Node'))
  expect(Object.keys(nodes).toSorted()).toEqual(found.map(type => type.name.value).toSorted())
  const shared = Object.entries(shareable).flatMap(([type, names]) => names.split(' ').map(field => `${type}.${field}`))
  expect(shared.filter(field => !fields.includes(field))).toEqual([])
})

it('refuses at start what two modules declare, and names both', () => {
  const { name: _name, ...declared } = exceptionsModule
  const twin = { name: 'twin', ...declared } as const satisfies BffModule
  const both = [exceptionsModule, twin] as const
  expect(() => together(both, 'rules')).toThrow(
    'Organization.exceptions is in `rules` of the modules exceptions and twin of the graph: leave it to one of them',
  )
  expect(() => together(both, 'nodes')).toThrow('Exception is in `nodes` of the modules exceptions and twin')
  const shares = (name: string, shareable: Record<string, string>): BffModule => ({ ...baseModule, name, shareable })
  expect(shareableOf([shares('one', { Entity: 'id name' }), shares('other', { Entity: 'version' })])).toEqual({
    Entity: 'id name version',
  })
  expect(() => shareableOf([shares('one', { Entity: 'id name' }), shares('other', { Entity: 'name' })])).toThrow(
    'Entity.name is in `shareable` of the modules one and other',
  )
})

it('is refused by the compiler where a guarded field has no rule', () => {
  // @ts-expect-error -- the rules of one module are not those of all
  const rules: Readonly<Record<GuardedField, Rule>> = together([exceptionsModule] as const, 'rules')
  expect(Object.keys(rules)).toEqual(Object.keys(exceptionsModule.rules))
})
