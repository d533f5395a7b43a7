// What treasury's modules bring along for the account service, from their manifests.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contractOf } from '../../services/kit/contract.ts'
import { ADMINISTRATORS, EVERY_ROLE } from '../../services/kit/seededRoles.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const sent = (key: string, name: string) => ({ webhook: { key, name } })

it('gathers permissions, lists and webhooks by the alphabet', () => {
  const low = {
    name: 'low',
    permissions: { 'treasury.things.view': EVERY_ROLE, 'treasury.things.manage': ADMINISTRATORS },
    lists: ['THINGS'],
    feed: { 'thing.changed': sent('THING_CHANGED', 'thing.changed'), 'thing.progress': {} },
  }
  const high = {
    name: 'high',
    lists: ['ACTS'],
    feed: { 'act.made': sent('ACT_CHANGED', 'act.changed'), 'act.moved': sent('ACT_CHANGED', 'act.changed') },
  }
  const contract = contractOf([low, { name: 'middle' }, high])
  expect(JSON.stringify(contract)).toBe(
    JSON.stringify({
      permissions: { 'treasury.things.manage': ADMINISTRATORS, 'treasury.things.view': EVERY_ROLE },
      lists: ['ACTS', 'THINGS'],
      webhooks: {
        ACT_CHANGED: { name: 'act.changed', types: ['act.made', 'act.moved'] },
        THING_CHANGED: { name: 'thing.changed', types: ['thing.changed'] },
      },
    }),
  )
})

describe('refuses two modules with', () => {
  const one = {
    name: 'one',
    permissions: { 'treasury.things.view': EVERY_ROLE },
    lists: ['THINGS'],
    feed: { 'thing.changed': sent('THING_CHANGED', 'thing.changed') },
  }
  it.each([
    ['one permission', { permissions: { 'treasury.things.view': ADMINISTRATORS } }, 'the permission'],
    ['one list', { lists: ['THINGS'] }, 'the list'],
    ['one event', { feed: { 'thing.changed': {} } }, 'the event'],
    ['one webhook', { feed: { 'other.changed': sent('THING_CHANGED', 'thing.changed') } }, 'the webhook'],
    ['one name of a webhook', { feed: { 'other.changed': sent('OTHER', 'thing.changed') } }, 'the name of a webhook'],
  ])('%s', (_, other, what) => {
    expect(() => contractOf([one, { name: 'two', ...other }])).toThrow(`${what} `)
  })
})

it('refuses a permission that is none, and one that the owner lacks', () => {
  expect(() => contractOf([{ name: 'one', permissions: { things: EVERY_ROLE } }])).toThrow('not the key')
  expect(() => contractOf([{ name: 'one', permissions: { 'treasury.things.view': ['VIEWER'] } }])).toThrow('owner')
})

describe("treasury's feed", () => {
  const sourcesOf = (module: string) =>
    globSync(`services/treasury/${module}/**/*.ts`, { exclude: [`services/treasury/${module}/module.ts`] })
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
  const declared = new Map(treasuryModules.map(({ name, ...module }) => [name, 'feed' in module ? module.feed : {}]))

  it.each([...declared.keys()])('has what %s emits, by it or by a module below', module => {
    const emitted = [...sourcesOf(module).matchAll(/\bemit\(\s*'([^']+)'/g)].map(([, type]) => type)
    const order = [...declared.keys()]
    const known = order.slice(0, order.indexOf(module) + 1).flatMap(each => Object.keys(declared.get(each) ?? {}))
    expect(emitted.filter(type => type !== undefined && !known.includes(type))).toEqual([])
  })

  it('has nothing that no module emits', () => {
    const idle = [...declared].flatMap(([module, feed]) => {
      const sources = sourcesOf(module)
      return Object.keys(feed).filter(type => !sources.includes(`'${type}'`))
    })
    expect(idle).toEqual([])
  })
})
