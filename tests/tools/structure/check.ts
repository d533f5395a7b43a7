// Checks the imports of a tree against the order of its modules.
import { basename, join } from 'node:path'
import type { Edge } from './edges.ts'

/** A folder of modules, lowest first, and the files that compose them. */
export type Tree = {
  root: string
  /** The file that lists them, as seen from the folder. */
  listed: string
  order: readonly string[]
  /** Files that import every module, as seen from the folder; no module imports them. */
  composition: readonly string[]
  /** Whether others may import a module's file; `file` is its path within the module. */
  isPublic: (file: string, module: string) => boolean
  /** A description of those files. */
  publicFiles: string
  /** By module, the tables of higher modules that its SQL may read. */
  reads?: Readonly<Record<string, readonly string[]>>
}

export type Rule = 'unlisted' | 'up' | 'composition' | 'inside' | 'cycle' | 'sql'
export type Violation = { rule: Rule; from: string; to: string; instead: string }

/** A table in a module's SQL. */
export type TableUse = { file: string; table: string; isWritten: boolean }

/** Whether a file composes the modules. */
const composes = ({ root, composition }: Tree, file: string) => composition.some(each => file === join(root, each))

/** The module of a file; undefined outside the tree, and for files next to the modules. */
export function moduleOf({ root }: Tree, file: string): string | undefined {
  if (!file.startsWith(`${root}/`)) return undefined
  const [module, ...rest] = file.slice(root.length + 1).split('/')
  return rest.length > 0 ? module : undefined
}

/** Folders missing in the list, and listed ones that are gone. */
export function unlisted({ root, order, ...tree }: Tree, folders: readonly string[]): Violation[] {
  const listed = join(root, tree.listed)
  return [
    ...folders
      .filter(folder => !order.includes(folder))
      .map(folder => ({
        rule: 'unlisted' as const,
        from: `${root}/${folder}`,
        to: listed,
        instead: 'list the folder where it belongs',
      })),
    ...order
      .filter((folder, place) => !folders.includes(folder) || order.indexOf(folder) !== place)
      .map(folder => ({
        rule: 'unlisted' as const,
        from: listed,
        to: `${root}/${folder}`,
        instead: 'list each folder that there is, once',
      })),
  ]
}

/** Imports of higher or sibling modules, and of the composing files. */
export function upward(tree: Tree, edges: readonly Edge[]): Violation[] {
  const { root, order } = tree
  return edges.flatMap(({ from, to }): Violation[] => {
    const [module, target] = [moduleOf(tree, from), moduleOf(tree, to)]
    if (module && composes(tree, to))
      return [{ rule: 'composition', from, to, instead: `have ${basename(to)} give it what it needs` }]
    if (!target || target === module) return []
    if (!module) {
      const instead = `move ${basename(from)} into the module that needs it`
      return !composes(tree, from) && from.startsWith(`${root}/`) ? [{ rule: 'up', from, to, instead }] : []
    }
    if (order.indexOf(target) < order.indexOf(module)) return []
    return [
      {
        rule: 'up',
        from,
        to,
        instead: `move what both need below ${module}, or let ${target} subscribe to an event of ${module}`,
      },
    ]
  })
}

/**
 * Imports of a module's private files from elsewhere: a sibling, or code outside the tree that doesn't compose it. A module's own files don't
 * import its `public.ts`, which loads more than they need.
 */
export function inside(tree: Tree, edges: readonly Edge[]): Violation[] {
  return edges.flatMap(({ from, to }): Violation[] => {
    const [module, target] = [moduleOf(tree, from), moduleOf(tree, to)]
    if (!target || composes(tree, from)) return []
    const folder = `${tree.root}/${target}/`
    const file = to.slice(folder.length)
    if (module === target)
      return file === 'public.ts'
        ? [{ rule: 'inside', from, to, instead: 'take it from the file in which it stands' }]
        : []
    if (tree.isPublic(file, target)) return []
    return [
      {
        rule: 'inside',
        from,
        to,
        instead: `have ${folder}${tree.publicFiles} export what ${module ?? basename(from)} needs`,
      },
    ]
  })
}

/** A module's routes and workers, which importers of its other parts must not load. */
const ENTRANCE = /(?:^r|R)outes\.ts$|(?:^w|W)orkers?\.ts$/

/** Public files that load routes or workers. */
export function heavy(tree: Tree, edges: readonly Edge[]): Violation[] {
  const loads = Map.groupBy(
    edges.filter(({ onLoad }) => onLoad),
    ({ from }) => from,
  )
  return tree.order.flatMap(module => {
    const open = `${tree.root}/${module}/public.ts`
    const loaded = new Set([open])
    for (const file of loaded) for (const { to } of loads.get(file) ?? []) loaded.add(to)
    return [...loaded]
      .filter(file => moduleOf(tree, file) === module && ENTRANCE.test(basename(file)))
      .map(to => ({
        rule: 'inside' as const,
        from: open,
        to,
        instead: 'export what others need from a file of its own',
      }))
  })
}

/** Files with circular imports, types included; each names the first file of its cycle. */
export function circular(edges: readonly Edge[]): Violation[] {
  return strongComponents(edges)
    .filter(files => files.length > 1)
    .flatMap(files => {
      const [first = '', ...others] = files.toSorted()
      return [first, ...others].map(from => ({
        rule: 'cycle' as const,
        from,
        to: first,
        instead: 'put what both need into a file of its own',
      }))
    })
}

/** SQL that uses a table of a higher module without a declaration, and declared reads that no SQL uses. */
export function foreignTables(tree: Tree, owners: ReadonlyMap<string, string>, uses: readonly TableUse[]): Violation[] {
  const { root, order, reads = {} } = tree
  const used = new Set<string>()
  const foreign = uses.flatMap(({ file, table, isWritten }): Violation[] => {
    const [module, owner] = [moduleOf(tree, file), owners.get(table)]
    if (!module || !owner || order.indexOf(owner) <= order.indexOf(module)) return []
    used.add(`${module} ${table}`)
    if (!isWritten && reads[module]?.includes(table)) return []
    return [
      { rule: 'sql', from: file, to: table, instead: `ask ${owner} by an event, or declare that ${module} reads it` },
    ]
  })
  const idle = Object.entries(reads).flatMap(([module, tables]) =>
    tables
      .filter(table => !used.has(`${module} ${table}`))
      .map(to => ({ rule: 'sql' as const, from: `${root}/${module}`, to, instead: 'no longer declare this read' })),
  )
  return [...foreign, ...idle]
}

/** Tarjan's algorithm, without recursion. */
function strongComponents(edges: readonly Edge[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const components: string[][] = []
  for (const start of targets.keys()) {
    if (index.has(start)) continue
    const work = [{ file: start, next: 0 }]
    while (work.length > 0) {
      const top = work.at(-1)!
      const { file } = top
      if (top.next === 0) {
        index.set(file, index.size)
        low.set(file, index.size - 1)
        stack.push(file)
        onStack.add(file)
      }
      const target = targets.get(file)?.[top.next++]
      if (target !== undefined) {
        if (!index.has(target)) work.push({ file: target, next: 0 })
        else if (onStack.has(target)) low.set(file, Math.min(low.get(file)!, index.get(target)!))
        continue
      }
      work.pop()
      const parent = work.at(-1)?.file
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent)!, low.get(file)!))
      if (low.get(file) !== index.get(file)) continue
      const component = stack.splice(stack.indexOf(file))
      for (const member of component) onStack.delete(member)
      components.push(component)
    }
  }
  return components
}
