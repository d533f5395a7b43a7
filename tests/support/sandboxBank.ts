// A sandbox bank for the test file, over real HTTP, with everything needed to connect to it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, systemClock } from '../../services/kit/clock.ts'
import { openLog } from '../../services/kit/http/log.ts'
import { minorOf } from '../../services/kit/money.ts'
import { readCredentials, SANDBOX_BANKS } from '../../services/sandbox-bank/partners.ts'
import { sandboxBankServer } from '../../services/sandbox-bank/server.ts'
import { prepareSandbox } from '../../services/sandbox-bank/partners.ts'
import type { SnapBanks } from '../../services/treasury/connections/snap/banks.ts'
import { atFileEnd } from './fileEnd.ts'

type Options = { clock?: Clock; pageSize?: number; notify?: string }

export type SandboxBank = Awaited<ReturnType<typeof openSandboxBank>>

export async function openSandboxBank({ clock = systemClock, ...options }: Options = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-bank-'))
  const { publicKey } = prepareSandbox(directory)
  const log = openLog('sandbox-bank', { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' })
  const { app, bank, faults } = await sandboxBankServer({ directory, clock, log, ...options })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const told = readCredentials(directory)
  const snapBanks: SnapBanks = {}
  for (const code of SANDBOX_BANKS)
    snapBanks[code] = { url: `${origin}/${code}`, version: 'v1.0', encoding: 'base64', publicKey }
  atFileEnd(async () => {
    app.server.closeAllConnections()
    await app.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    origin,
    bank,
    faults,
    snapBanks,
    credentials(bankCode: string) {
      const credentials = told[bankCode]
      if (!credentials) throw new Error(`the sandbox does not play bank ${bankCode}`)
      return credentials
    },
    openAccount(bankCode: string, accountNumber: string, balance = '1000000000.00', name = 'PT NUSANTARA RETAIL') {
      const openingMinor = String(minorOf(balance))
      bank.record({ kind: 'ACCOUNT_OPENED', bankCode, accountNumber, name, currency: 'IDR', openingMinor })
    },
    /** How often the bank has executed each reference. */
    executions(): Map<string, number> {
      const counted = new Map<string, number>()
      for (const entry of bank.journal.entries)
        if (entry.kind === 'TRANSFER_EXECUTED') counted.set(entry.reference, (counted.get(entry.reference) ?? 0) + 1)
      return counted
    },
  }
}
