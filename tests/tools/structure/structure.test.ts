// The import rules of docs/architecture.md: no tier imports another's code, modules import lower ones, and there are no cycles.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { circular, foreignTables, heavy, inside, unlisted, upward, type Violation } from './check.ts'
import { edgesIn, edgesOf } from './edges.ts'
import { tablesNamed, tablesOf, usesIn } from './tables.ts'
import { foldersOf, TREES } from './trees.ts'

const edges = edgesIn(['bff/**/*.ts', 'services/**/*.ts', 'web/**/*.{ts,tsx}'])

/** `bff`, `web`, `services/account`: the units of deployment. */
const tierOf = (file: string) => file.split('/', file.startsWith('services/') ? 2 : 1).join('/')

it('each tier has code of its own alone, and services have their kit', () => {
  const foreign = edges
    .filter(({ from, to }) => tierOf(to) !== tierOf(from))
    .filter(({ from, to }) => !(from.startsWith('services/') && tierOf(to) === 'services/kit'))
    .map(({ from, to }) => `${from} imports ${to}`)
  expect(foreign).toEqual([])
})

it('no file is loaded by what it loads', () => {
  expect(circular(edges.filter(({ onLoad }) => onLoad))).toEqual([])
})

const written = ({ rule, from, to }: Violation) => `${rule}: ${from} → ${to}`

/** All violations. */
const violations: readonly Violation[] = [
  ...circular(edges),
  ...TREES.flatMap(tree => {
    const tables = tablesOf(tree)
    return [
      ...unlisted(tree, foldersOf(tree)),
      ...upward(tree, edges),
      ...inside(tree, edges),
      ...heavy(tree, edges),
      ...foreignTables(tree, tables, usesIn(tree, new Set(tables.keys()))),
    ]
  }),
]

it('every module stands in the list of its tree, imports lower ones alone, and leads back to itself nowhere', () => {
  expect(violations.map(violation => `${written(violation)}: ${violation.instead}`)).toEqual([])
})

it.each(['services/account', 'services/treasury', 'services/account/invoicing', 'bff/modules'])(
  'the manifests of %s are all put together, each under the name of its folder',
  root => {
    const { listed, order } = TREES.find(tree => tree.root === root)!
    const manifests = globSync(`${root}/*/module.ts`).toSorted()
    expect(manifests).not.toEqual([])
    const imported = edges.filter(({ from, to }) => from === join(root, listed) && manifests.includes(to))
    expect(imported.map(({ to }) => to).toSorted()).toEqual(manifests)
    expect(order.filter(name => existsSync(`${root}/${name}/module.ts`))).toHaveLength(manifests.length)
  },
)

const planted = {
  root: 'services/planted',
  listed: 'modules.ts',
  order: ['low', 'high'],
  composition: ['server.ts'],
  isPublic: (file: string) => file === 'public.ts',
  publicFiles: 'public.ts',
}
const plantedEdge = (from: string, source: string) => edgesOf(join('services/planted', from), source)

it.each([
  ['a value', `import { act } from '../high/act.ts'`],
  ['a type', `import type { Act } from '../high/act.ts'`],
  ['a type among values', `import { type Act } from '../high/act.ts'`],
  ['a name that is handed on', `export { act } from '../high/act.ts'`],
  ['what is loaded later', `const act = await import('../high/act.ts')`],
  ['a type in place', `type Act = import('../high/act.ts').Act`],
])('finds %s that a lower module takes of a higher one', (_, source) => {
  expect(upward(planted, plantedEdge('low/use.ts', source)).map(written)).toEqual([
    'up: services/planted/low/use.ts → services/planted/high/act.ts',
  ])
  expect(upward(planted, plantedEdge('high/use.ts', source.replace('high', 'low')))).toEqual([])
})

it('finds a module that knows what puts the whole together, and a file beside modules that knows one', () => {
  const files = plantedEdge('low/use.ts', `import { app } from '../server.ts'`)
  expect(upward(planted, files).map(({ rule }) => rule)).toEqual(['composition'])
  expect(upward(planted, plantedEdge('shared.ts', `import { act } from './high/act.ts'`))).toHaveLength(1)
  expect(upward(planted, plantedEdge('server.ts', `import { act } from './high/act.ts'`))).toEqual([])
})

it('finds what a module takes of the inside of another, and of its own public file', () => {
  const found = (from: string, source: string) => inside(planted, plantedEdge(from, source)).map(written)
  expect(found('high/use.ts', `import type { Act } from '../low/act.ts'`)).toEqual([
    'inside: services/planted/high/use.ts → services/planted/low/act.ts',
  ])
  expect(found('high/use.ts', `import { act } from '../low/public.ts'`)).toEqual([])
  expect(found('high/use.ts', `import { act } from '../low/parts/public.ts'`)).toHaveLength(1)
  expect(found('low/use.ts', `export { act } from './public.ts'`)).toHaveLength(1)
  expect(found('low/use.ts', `import { act } from './act.ts'`)).toEqual([])
  expect(found('server.ts', `import { act } from './low/act.ts'`)).toEqual([])
  expect(found('../../web/cards/Card.tsx', `import { act } from '../../services/planted/low/act.ts'`)).toHaveLength(1)
  expect(found('../../web/cards/Card.tsx', `import { act } from '../../services/planted/low/public.ts'`)).toEqual([])
})

it.each([
  [
    'bff/modules',
    'bills/resolvers.ts',
    'payments',
    ['loaders.ts', 'sources.ts'],
    ['resolvers.ts', 'treasuryPayments.ts'],
  ],
  [
    'web/pages/organization',
    'payments/Page.tsx',
    'bills',
    ['_public/Bill.tsx'],
    ['_components/Bill.tsx', '_lib/bill.ts'],
  ],
  ['web/pages/organization', 'payments/Page.tsx', '_components', ['Fact.tsx', 'parts/Fact.tsx'], []],
  ['web/pages/organization', '../../telemetry/Card.tsx', 'settings', ['_public/Card.tsx'], ['frame/SettingsCard.tsx']],
  ['web/pages/public', 'logout/LogoutPage.tsx', 'signIn', ['_public/SignIn.tsx'], ['SignInPage.tsx']],
  ['web/pages/public', '../../router.tsx', 'signIn', ['_public/SignIn.tsx', 'SignInPage.tsx'], []],
  ['bff/modules', '../files/fileRoutes.ts', 'files', ['sources.ts'], ['serviceFiles.ts']],
])('in %s, %s takes of %s what is public', (root, from, module, open, closed) => {
  const tree = TREES.find(each => each.root === root)!
  const found = [...open, ...closed].filter(file => {
    const to = `${root}/${module}/${file}`
    return inside(tree, [{ from: join(root, from), to, names: ['act'], onLoad: true }]).length > 0
  })
  expect(found).toEqual(closed)
})

it('finds a public file that loads routes or workers', () => {
  const loading = (...files: [string, string][]) =>
    heavy(
      planted,
      files.flatMap(([file, source]) => plantedEdge(file, source)),
    ).map(written)
  const handsOn = ['low/public.ts', `export { act } from './act.ts'`] as [string, string]
  expect(loading(handsOn, ['low/act.ts', `import { worker } from './parts/mailWorker.ts'`])).toEqual([
    'inside: services/planted/low/public.ts → services/planted/low/parts/mailWorker.ts',
  ])
  expect(loading(handsOn, ['low/act.ts', `import { shape } from './routes.ts'`])).toHaveLength(1)
  expect(loading(handsOn, ['low/act.ts', `import type { Shape } from './routes.ts'`])).toEqual([])
  expect(loading(handsOn, ['low/worker.ts', `import { act } from './act.ts'`])).toEqual([])
})

it('gives a table that SQL alone names to the module that fills it', () => {
  const account = tablesOf(TREES.find(({ root }) => root === 'services/account')!)
  expect(['setup_link', 'social_identity', 'membership'].map(table => account.get(table))).toEqual([
    'setup',
    'social',
    'members',
  ])
})

it('finds circles of files, through types too', () => {
  const circle = [
    ...edgesOf('a.ts', `import type { B } from './b.ts'`),
    ...edgesOf('b.ts', `import { c } from './c.ts'`),
    ...edgesOf('c.ts', `import { a } from './a.ts'; import './d.ts'`),
    ...edgesOf('d.ts', ''),
  ]
  expect(circular(circle).map(written)).toEqual(['cycle: a.ts → a.ts', 'cycle: b.ts → a.ts', 'cycle: c.ts → a.ts'])
})

it('finds folders that nobody listed, listed ones that are gone or stand twice, and SQL of a higher table', () => {
  expect(unlisted(planted, ['low', 'high'])).toEqual([])
  expect(unlisted(planted, ['low', 'high', 'new']).map(({ from }) => from)).toEqual(['services/planted/new'])
  expect(unlisted(planted, ['low']).map(({ to }) => to)).toEqual(['services/planted/high'])
  expect(unlisted({ ...planted, order: ['low', 'high', 'low'] }, ['low', 'high'])).toHaveLength(1)
  const sql = 'sql`select 1 from act a join thing on true`'
  const uses = tablesNamed('services/planted/low/read.ts', sql, new Set(['act', 'thing']))
  const owners = new Map([
    ['act', 'high'],
    ['thing', 'low'],
  ])
  const found = ['sql: services/planted/low/read.ts → act']
  expect(foreignTables(planted, owners, uses).map(written)).toEqual(found)
  const declared = { ...planted, reads: { low: ['act'] } }
  expect(foreignTables(declared, owners, uses)).toEqual([])
  expect(foreignTables(declared, owners, []).map(written)).toEqual(['sql: services/planted/low → act'])
  for (const write of ['update act set', 'delete from act', 'insert into act']) {
    const writing = tablesNamed('services/planted/low/read.ts', `${sql} ${write}`, new Set(['act', 'thing']))
    expect(foreignTables(declared, owners, writing).map(written)).toEqual(found)
  }
})
