// Folders of test runs: in memory where there is /dev/shm. One is gone with its run, unless the run was killed: then the next one clears it.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'

/** A new folder, named after what it is for and the process that made it. */
export const memoryDirectory = (purpose: string): string =>
  mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), `arus-${purpose}-${process.pid}-`))

/** Removes what runs left in memory that no longer live: whatever they had started has ended with them. */
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
