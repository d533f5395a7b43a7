// The trees whose modules stand in an order, and what each of them is put together by.
import { readdirSync } from 'node:fs'
import { LAYERS as bff } from '../../../bff/modules.ts'
import { LAYERS as account, READS as readsOfAccount } from '../../../services/account/layers.ts'
import { LAYERS as treasury, READS as readsOfTreasury } from '../../../services/treasury/layers.ts'
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
]

/** Folders beside modules that hold no module. */
const NO_MODULES: ReadonlySet<string> = new Set(['migrations', '_locales'])

export const TREES: readonly Tree[] = [
  {
    root: 'services/treasury',
    order: Object.values(treasury).flat(),
    composition: [...SERVICE, 'errors.ts', 'worker.ts'],
    reads: readsOfTreasury,
  },
  {
    root: 'services/account',
    order: Object.values(account).flat(),
    composition: [...SERVICE, 'demo.ts', 'upkeep.ts'],
    reads: readsOfAccount,
  },
  {
    root: 'bff/modules',
    order: Object.values(bff)
      .flat()
      .map(({ name }) => name),
    composition: [],
  },
  { root: 'web/pages/organization', order: Object.values(web).flat(), composition: [] },
]

/** The folders of a tree that hold modules. */
export const foldersOf = ({ root }: Tree): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !NO_MODULES.has(entry.name))
    .map(({ name }) => name)
