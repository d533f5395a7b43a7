// What modules declare for the account service, from their manifests.
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountModules } from '../../services/account/modules.ts'
import { allOf, contractOf, type Promising } from '../../services/kit/contract.ts'
import { ADMINISTRATORS, EVERY_ROLE } from '../../services/kit/seededRoles.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const sent = (key: string, name: string) => ({ webhook: { key, name, description: 'it changed' } })

it('gathers permissions, lists and webhooks by the alphabet', () => {
  const low = {
    name: 'low',
    permissions: { 'treasury.things.view': EVERY_ROLE, 'treasury.things.manage': ADMINISTRATORS },
    lists: { THINGS: 'Things.' },
    feed: { 'thing.changed': sent('THING_CHANGED', 'thing.changed'), 'thing.progress': {} },
  }
  const high = {
    name: 'high',
    lists: { ACTS: 'Acts.' },
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
    lists: { THINGS: 'Things.' },
    feed: { 'thing.changed': sent('THING_CHANGED', 'thing.changed') },
  }
  it.each([
    ['one permission', { permissions: { 'treasury.things.view': ADMINISTRATORS } }, 'the permission'],
    ['one list', { lists: { THINGS: 'Others.' } }, 'the list'],
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

const SERVICES: Readonly<Record<string, readonly Promising[]>> = { account: accountModules, treasury: treasuryModules }

describe.each(Object.entries(SERVICES))('the feed of %s', (service, modules) => {
  const sourcesOf = (module: string) =>
    // A module of an area is in the area's folder; code common to both services is in kit.
    globSync(
      [service, `${service}/invoicing`, 'kit'].map(folder => `services/${folder}/${module}/**/*.ts`),
      { exclude: ['**/module.ts'] },
    )
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')

  it('has what each module emits, by it or by a module below', () => {
    const known = new Set<string>()
    for (const { name, feed = {} } of modules) {
      for (const type of Object.keys(feed)) known.add(type)
      const emitted = [...sourcesOf(name).matchAll(/\bemit\(\s*'([^']+)'/g)].flatMap(([, type]) => type ?? [])
      expect(
        emitted.filter(type => !known.has(type)),
        `${service}/${name}/module.ts`,
      ).toEqual([])
    }
    expect(known.size).toBeGreaterThan(5)
  })

  it('has nothing that no module emits', () => {
    const sources = modules.map(({ name }) => sourcesOf(name)).join('\n')
    const declared = modules.flatMap(({ feed = {} }) => Object.keys(feed))
    expect(declared.filter(type => !sources.includes(`'${type}'`))).toEqual([])
  })
})

it('puts the services together, and refuses what two of them have', () => {
  const one = contractOf([
    {
      name: 'one',
      permissions: { 'treasury.things.view': EVERY_ROLE },
      lists: { THINGS: 'Things.' },
      feed: { 'thing.changed': sent('THING_CHANGED', 'thing.changed') },
    },
  ])
  const none = contractOf([])
  expect(allOf({ account: none, treasury: one })).toEqual({
    ...one,
    webhooks: { THING_CHANGED: { name: 'thing.changed', service: 'treasury', types: ['thing.changed'] } },
  })
  for (const part of ['permissions', 'lists', 'webhooks'] as const)
    expect(() => allOf({ account: { ...none, [part]: one[part] }, treasury: one })).toThrow('is declared by both')
})
