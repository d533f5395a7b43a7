// The sandbox bank's addresses in treasury's format.
import { directoryIn, prepareSandbox, SANDBOX_BANKS } from '../../services/sandbox-bank/partners.ts'
import type { Settings } from './settings.ts'

/** `SNAP_BANKS` with every bank that the sandbox simulates; creates its keys at the first start. */
export function sandboxBanks({ dataDirectory, ports }: Settings): string {
  const { publicKey } = prepareSandbox(directoryIn(dataDirectory))
  const at = (code: string) => ({ url: `http://127.0.0.1:${ports.bank}/${code}`, version: 'v1.0', publicKey })
  return JSON.stringify(Object.fromEntries(SANDBOX_BANKS.map(code => [code, at(code)])))
}
