// Folders of test runs: in memory where there is /dev/shm. A run removes its own, unless it was killed: then the next one does.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'

/** A new folder, named after its purpose and the creating process. */
export const memoryDirectory = (purpose: string): string =>
  mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), `arus-${purpose}-${process.pid}-`))

/** Removes folders of dead runs: everything that they had started has ended with them. */
export function clearStaleDirectories(parent = IN_MEMORY): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, maker] = /^arus-\w+-(\d+)-/.exec(name) ?? []
    if (maker !== undefined && !isAlive(Number(maker))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
