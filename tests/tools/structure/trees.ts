// The trees with ordered modules, and the files that compose each.
import { readdirSync } from 'node:fs'
import { LAYERS as bff } from '../../../bff/modules.ts'
import { LAYERS as invoicing } from '../../../services/account/invoicing/modules.ts'
import { LAYERS as account, accountModules } from '../../../services/account/modules.ts'
import { readsOf } from '../../../services/kit/module.ts'
import { LAYERS as treasury, treasuryModules } from '../../../services/treasury/modules.ts'
import { LAYERS as web } from '../../../web/pages/organization/layers.ts'
import { LAYERS as entrance } from '../../../web/pages/public/layers.ts'
import type { Tree } from './check.ts'

type Layers = Readonly<Record<string, readonly (string | { readonly name: string })[]>>

/** The folders of all layers, lowest first. */
const orderOf = (layers: Layers): string[] =>
  Object.values(layers)
    .flat()
    .map(module => (typeof module === 'string' ? module : module.name))

const SERVICE = [
  'main.ts',
  'server.ts',
  'modules.ts',
  'importKinds.ts',
  'open.ts',
  'schema.ts',
  'jobs.ts',
  'workers.ts',
  'config.ts',
  'describe.ts',
  'errors.ts',
]

/** Folders next to modules that contain no module. */
const NO_MODULES: ReadonlySet<string> = new Set(['migrations', '_locales'])

const OF_SERVICE = { isPublic: (file: string) => file === 'public.ts', publicFiles: 'public.ts' }

const OF_GRAPH = {
  isPublic: (file: string) => /^(?:loaders|relations|sources)\.ts$/.test(file),
  publicFiles: '{loaders,relations,sources}.ts',
}

/**
 * A tree of screens. Code common to many of them is public as a whole: a file that re-exports all of it would merge chunks that load later.
 */
function ofScreens(root: string, layers: Layers & { readonly shared: readonly string[] }): Omit<Tree, 'composition'> {
  const shared: ReadonlySet<string> = new Set(layers.shared)
  return {
    root,
    listed: 'layers.ts',
    order: orderOf(layers),
    isPublic: (file, module) => shared.has(module) || file.startsWith('_public/'),
    publicFiles: '_public',
  }
}

/** The declared reads of a tree's modules from higher ones. */
const readsIn = (order: readonly string[], modules: Parameters<typeof readsOf>[0]) =>
  readsOf(modules.filter(({ name }) => order.includes(name)))

const [ACCOUNT, INVOICING] = [orderOf(account), orderOf(invoicing)]

export const TREES: readonly Tree[] = [
  {
    root: 'services/treasury',
    ...OF_SERVICE,
    listed: 'modules.ts',
    order: orderOf(treasury),
    composition: [...SERVICE, 'worker.ts'],
    reads: readsOf(treasuryModules),
  },
  {
    root: 'services/account',
    ...OF_SERVICE,
    listed: 'modules.ts',
    order: ACCOUNT,
    composition: [...SERVICE, 'demo.ts', 'upkeep.ts'],
    reads: readsIn(ACCOUNT, accountModules),
  },
  {
    root: 'services/account/invoicing',
    ...OF_SERVICE,
    listed: 'modules.ts',
    order: INVOICING,
    composition: ['modules.ts'],
    reads: readsIn(INVOICING, accountModules),
  },
  {
    root: 'bff/modules',
    ...OF_GRAPH,
    listed: '../modules.ts',
    order: orderOf(bff),
    composition: ['../modules.ts', '../graph/schema.ts'],
  },
  { ...ofScreens('web/pages/organization', web), composition: [] },
  // The router and the frame show their pages.
  {
    ...ofScreens('web/pages/public', entrance),
    composition: ['../../main.tsx', '../../router.tsx', '../../shell/RouteError.tsx'],
  },
]

/** The folders of a tree that contain modules. */
export const foldersOf = ({ root }: Tree): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !NO_MODULES.has(entry.name))
    .map(({ name }) => name)
