// The trees with ordered modules, and the files that compose each.
import { readdirSync } from 'node:fs'
import { LAYERS as bff } from '../../../bff/modules.ts'
import { LAYERS as invoicing } from '../../../services/account/invoicing/layers.ts'
import { LAYERS as account } from '../../../services/account/layers.ts'
import { accountModules } from '../../../services/account/modules.ts'
import { readsOf } from '../../../services/kit/module.ts'
import { LAYERS as treasury } from '../../../services/treasury/layers.ts'
import { treasuryModules } from '../../../services/treasury/modules.ts'
import { LAYERS as web } from '../../../web/pages/organization/layers.ts'
import type { Tree } from './check.ts'

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

/** Code common to many screens is public as a whole. A file that re-exports all of it would merge chunks that load later. */
const SHARED: ReadonlySet<string> = new Set(web.shared)
const OF_SCREENS = {
  isPublic: (file: string, module: string) => SHARED.has(module) || file.startsWith('_public/'),
  publicFiles: '_public',
}

/** The declared reads of a tree's modules from higher ones. */
const readsIn = (order: readonly string[], modules: Parameters<typeof readsOf>[0]) =>
  readsOf(modules.filter(({ name }) => order.includes(name)))

const [ACCOUNT, INVOICING] = [Object.values(account).flat(), Object.values(invoicing).flat()]

export const TREES: readonly Tree[] = [
  {
    root: 'services/treasury',
    ...OF_SERVICE,
    order: Object.values(treasury).flat(),
    composition: [...SERVICE, 'worker.ts'],
    reads: readsOf(treasuryModules),
  },
  {
    root: 'services/account',
    ...OF_SERVICE,
    order: ACCOUNT,
    composition: [...SERVICE, 'demo.ts', 'upkeep.ts'],
    reads: readsIn(ACCOUNT, accountModules),
  },
  {
    root: 'services/account/invoicing',
    ...OF_SERVICE,
    order: INVOICING,
    composition: [],
    reads: readsIn(INVOICING, accountModules),
  },
  {
    root: 'bff/modules',
    ...OF_GRAPH,
    order: Object.values(bff)
      .flat()
      .map(({ name }) => name),
    composition: [],
  },
  { root: 'web/pages/organization', ...OF_SCREENS, order: Object.values(web).flat(), composition: [] },
]

/** The folders of a tree that contain modules. */
export const foldersOf = ({ root }: Tree): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !NO_MODULES.has(entry.name))
    .map(({ name }) => name)
