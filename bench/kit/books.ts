// An organization that pays: a connected account and those whom it pays, made over the service's own routes.
import { randomUUID } from 'node:crypto'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { type TreasuryProcesses, until } from '../../tests/support/treasuryProcesses.ts'

export type Made = { id: string; version: number }
type Party = Made & { bankAccounts: readonly Made[] }

/** The number of the account that pays. */
export const PAYING_ACCOUNT = '2081134471'
/** The counterparty that `pay` pays. */
const PAID = 'Sinar'

export const today = () => Temporal.Now.plainDateISO('Asia/Jakarta').toString()

export async function openBooks(arus: TreasuryProcesses) {
  await until(async () => (await arus.send('GET', '/v1/bank-accounts')).status === 200, 10_000)
  const make = async <Body>(path: string, body: object): Promise<Body> => {
    const { status, body: made } = await arus.send<Body>('POST', `/v1/${path}`, body, {
      'idempotency-key': randomUUID(),
    })
    if (status !== 201) throw new Error(`${path} got ${status}: ${JSON.stringify(made)}`)
    return made
  }
  const account = await make<Made>('bank-accounts', {
    bankCode: '014',
    accountNumber: PAYING_ACCOUNT,
    alias: 'Operasional',
    entityId: arus.organization.entities[0]!.id,
    currency: 'IDR',
  })
  const addParty = (alias: string, accountNumber: string) =>
    make<Party>('counterparties', {
      legalName: `PT ${alias} Abadi`,
      alias,
      type: 'COMPANY',
      bankAccounts: [{ bankCode: '008', accountNumber, accountName: `PT ${alias.toUpperCase()} ABADI` }],
    })
  const party = await addParty(PAID, '900012345')
  const url = arus.cluster.url('treasury')
  await withAdmin(url, admin => admin.query(`update bank_account set connection_type = 'API'`))
  let made = 0
  /** Makes a payment of another amount each time. */
  const pay = () =>
    make<Made>('transfers', {
      kind: 'PAYMENT',
      fromAccountId: account.id,
      counterpartyAccountId: party.bankAccounts[0]!.id,
      amount: { amount: `${++made}.00`, currency: 'IDR' },
      method: 'BI_FAST',
      date: today(),
    })
  return { pay, addParty, url }
}
