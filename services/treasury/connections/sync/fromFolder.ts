// Syncs from a folder or file server: each file is imported once, and moved according to the result.
import { createHash } from 'node:crypto'
import { MAX_FILE_BYTES } from '../../../kit/files/files.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { bankAccountCodes, isClosed } from '../../bankAccounts/public.ts'
import { importOfContent, type ImportStatus } from '../../statementTransactions/public.ts'
import type { DropEnd, DropPlace } from '../fileDrop/place.ts'
import { atPlace } from '../placeOf.ts'
import { handOver } from './handOver.ts'
import { asJob, type Sync, type SyncOutcome, type SyncParts } from './sync.ts'

/** Where an import's file is moved; it stays while the import runs. The file of an undone import may be imported again. */
const ENDS: Readonly<Record<ImportStatus, DropEnd | 'stay' | 'take'>> = {
  CHECKING: 'stay',
  IMPORTING: 'stay',
  IMPORTED: 'done',
  READY: 'done',
  HAS_WARNINGS: 'done',
  HAS_ERRORS: 'failed',
  FAILED: 'failed',
  UNDONE: 'take',
}

export async function syncFromFolder(parts: SyncParts, sync: Sync): Promise<SyncOutcome> {
  // Its files stay where they are.
  if (await asJob(parts, sync.job, tx => isClosed(tx, sync.account.id))) return { error: 'bankAccountClosed' }
  const refused = await atPlace(parts, sync.account, sync.link, place => takeAll(parts, place, sync))
  if (!refused) return { error: 'connectionNotAvailable' }
  return refused.length > 0 ? { error: 'statementFileRefused', params: { file: refused.join(', ') } } : { error: null }
}

/** Imports all waiting files; returns the names of those that were refused. */
async function takeAll(parts: SyncParts, place: DropPlace, sync: Sync): Promise<string[]> {
  const refused: string[] = []
  for (const name of await place.waiting(sync.account)) if (!(await take(parts, place, sync, name))) refused.push(name)
  return refused
}

/** Whether the file was accepted. */
async function take(parts: SyncParts, drop: DropPlace, sync: Sync, name: string): Promise<boolean> {
  const owner = sync.account
  if ((await drop.size(owner, name)) > MAX_FILE_BYTES) {
    await drop.move(owner, name, 'failed')
    return false
  }
  const content = await drop.read(owner, name)
  const sha256 = createHash('sha256').update(content).digest()
  const earlier = await asJob(parts, sync.job, tx => importOfContent(tx, sync.account.id, sha256))
  const end = earlier ? ENDS[earlier.status] : 'take'
  if (end === 'stay') return true
  if (end !== 'take') {
    await drop.move(owner, name, end)
    return true
  }
  try {
    await handOver(parts, sync, { name, content, source: 'CRAWLER' })
    return true
  } catch (error) {
    // Closing the account in the meantime is no fault of the file.
    if (!(error instanceof Refusal) || error.row === bankAccountCodes.bankAccountClosed) throw error
    await drop.move(owner, name, 'failed')
    return false
  }
}
