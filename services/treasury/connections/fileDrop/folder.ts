import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPartial } from './partial.ts'
import type { DropOwner, DropPlace } from './place.ts'

/** A file modified this recently may still be growing. */
const SETTLED_MS = 2_000

/** `directory/<organization>/<bank code>-<account number>/`, with `done` and `failed` beneath. */
export function openFolder(directory: string): DropPlace {
  // Built from identifiers and digits that were validated on input, so it can't leave the directory.
  const folderOf = ({ organizationId, bankCode, accountNumber }: DropOwner) =>
    join(directory, organizationId, `${bankCode}-${accountNumber}`)
  const pathOf = (owner: DropOwner, name: string) => join(folderOf(owner), name)

  return {
    async waiting(owner) {
      const folder = folderOf(owner)
      await mkdir(folder, { recursive: true })
      const entries = await readdir(folder, { withFileTypes: true })
      const names = entries.filter(entry => entry.isFile() && !isPartial(entry.name)).map(entry => entry.name)
      const settled = await Promise.all(names.map(async name => isSettled(join(folder, name))))
      return names.filter((_, place) => settled[place]).toSorted()
    },
    size: async (owner, name) => (await stat(pathOf(owner, name))).size,
    read: (owner, name) => readFile(pathOf(owner, name)),
    async move(owner, name, to) {
      const target = join(folderOf(owner), to)
      await mkdir(target, { recursive: true })
      await rename(pathOf(owner, name), join(target, name))
    },
  }
}

/** Not a file that has just been removed. */
async function isSettled(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs >= SETTLED_MS
}
