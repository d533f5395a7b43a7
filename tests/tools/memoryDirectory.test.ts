// Leftovers of killed test runs in memory are removed by the next one; a running one's are not.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atFileEnd } from '../support/fileEnd.ts'
import { clearStaleDirectories } from '../support/memoryDirectory.ts'

test('a folder whose process has ended is cleared, and no other one', () => {
  const parent = mkdtempSync(join(tmpdir(), 'arus-memory-'))
  atFileEnd(() => rmSync(parent, { recursive: true }))
  const { pid: ended } = spawnSync('true')
  const living = `arus-test-${process.pid}-b`
  for (const name of [`arus-test-${ended}-a`, living, 'somebody-else-1-c'])
    mkdirSync(join(parent, name, 'data'), { recursive: true })
  clearStaleDirectories(parent)
  expect(readdirSync(parent).toSorted()).toEqual([living, 'somebody-else-1-c'])
})
