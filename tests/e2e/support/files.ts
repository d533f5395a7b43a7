// Files on a user's disk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { dayAgo } from './books.ts'

/** A folder that is deleted after the last test of the file. */
export function openFolder() {
  const directory = mkdtempSync(join(tmpdir(), 'arus-files-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  function text(name: string, content: string): string {
    const path = join(directory, name)
    writeFileSync(path, content)
    return path
  }

  const csv = (name: string, rows: readonly (readonly string[])[]) => text(name, csvText(rows))

  return {
    text,
    csv,
    /** A statement in KlikBCA's format. */
    statement: (name: string, rows: readonly (readonly string[])[]) => text(name, statementText(rows)),
  }
}

const csvText = (rows: readonly (readonly string[])[]) =>
  rows.map(row => row.map(cell => `"${cell}"`).join(',')).join('\n') + '\n'

/** A statement in KlikBCA's format. */
export const statementText = (rows: readonly (readonly string[])[]): string => csvText([BCA_HEAD, ...rows])

const BCA_HEAD = ['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah', 'Saldo']

/** A date in the bank's format. */
export const bankDay = (daysAgo: number) => dayAgo(daysAgo).split('-').reverse().join('/')
