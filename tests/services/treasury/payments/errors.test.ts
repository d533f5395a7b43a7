// Every code of payments and transfers is triggered, in both languages; and codes of other modules that only payments trigger.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { messageOf } from '../../../../services/kit/errors.ts'
import type { BankConnection } from '../../../../services/treasury/connections/bankConnection.ts'
import { codes } from '../../../../services/treasury/errors.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { type Answer, openTreasuryApi, type Problem } from '../support/api.ts'
import { credentials, openFakeBank } from '../connections/fakeBank.ts'
import { openScene, type PaymentBody, type Results, type Scene } from './support.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
/** Knows one account. */
const inquire: BankConnection['inquire'] = async (_from, { accountNumber }) =>
  accountNumber === '900012345'
    ? { kind: 'found', name: 'SINAR ABADI PT' }
    : { kind: 'notFound', code: '4041611', message: 'Invalid account' }
const api = await openTreasuryApi({ clock, fakeBank: { ...openFakeBank(clock.now).connection, inquire } })

type Name = keyof typeof codes
type Said = { code: string; message: string }

/** The errors of a request: of the whole, of its fields, or of its items. */
function said({ body }: Answer<Partial<Problem & Results>>): Said[] {
  const whole = body.code === undefined ? [] : [{ code: body.code, message: body.title ?? '' }]
  const fields = (body.errors ?? []).map(({ code, message }) => ({ code, message }))
  const items = (body.results ?? []).flatMap(({ errors }) => errors.map(({ code, message }) => ({ code, message })))
  return [...whole, ...fields, ...items]
}

async function openTries(scene: Scene, language: 'en' | 'id') {
  const headers = () => ({ 'idempotency-key': randomUUID(), 'accept-language': language })
  const tell = { 'accept-language': language }
  const create = async (over: object = {}) =>
    said(await scene.maker.post('/v1/payments', scene.values(over), headers()))
  const transfer = async (over: object = {}) =>
    said(await scene.maker.post('/v1/payments', scene.transferValues(over), headers()))
  const change = async ({ id, version }: { id: string; version: number }, values: object) =>
    said(await scene.maker.put(`/v1/payments/${id}`, { ...values, version }, tell))
  const prove = async (action: 'approve' | 'resend', of: { id: string; version: number }, by = scene.approver) => {
    const payments = [{ id: of.id, version: of.version }]
    const proof = await scene.proofOf(by, action === 'approve' ? 'APPROVE' : 'RESEND', payments)
    return said(await by.post(`/v1/payments/${action}`, { payments, proof }, tell))
  }
  const dollars = await scene.account({ currency: 'USD' })
  const dollarsAtMandiri = await scene.account({ currency: 'USD', bankCode: '008' })
  const amount = (text: string, currency = 'IDR') => ({ amount: text, currency })
  const approved = async (over: object = {}): Promise<PaymentBody> => {
    const made = await scene.create(over)
    await scene.approve(made)
    return scene.read(made.id)
  }
  const sent = async () => {
    const made = await approved()
    await scene.bulk('export', made)
    await scene.inside(tx => tx.execute(`update payment set channel = 'API' where id = '${made.id}'`))
    await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_SUCCEEDED'))
    return made
  }
  const failed = async () => {
    const made = await approved()
    await scene.bulk('export', made)
    await scene.inside(tx => tx.execute(`update payment set channel = 'API' where id = '${made.id}'`))
    await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_FAILED', { reason: 'CUT_OFF', message: 'Too late' }))
    return scene.read(made.id)
  }
  const deleteExpected = async ([id]: string[]) =>
    said(await scene.maker.post('/v1/expected-transactions/delete', { ids: [id] }, tell))
  /** Changes a counterparty with a payment. */
  const changeParty = async (over: object, of: (accountId: string) => Promise<unknown>) => {
    const made = await scene.party({}, { accountNumber: String(7_000_000 + Math.floor(Math.random() * 1e6)) })
    await of(made.bankAccounts[0]!.id)
    const { body } = await scene.maker.get<{
      version: number
      legalName: string
      alias: string
      bankAccounts: unknown[]
    }>(`/v1/counterparties/${made.id}`)
    const { version, legalName, alias } = body
    const accounts = made.bankAccounts.map(({ id }) => ({ id, ...bankOf(body.bankAccounts, id) }))
    const values = { version, legalName, alias, type: 'COMPANY', bankAccounts: accounts, ...over }
    return said(await scene.maker.put(`/v1/counterparties/${made.id}`, values, tell))
  }
  /** Manually matches a payment's expected transaction with lines of these amounts. */
  const match = async ({ expectedTransactionIds }: PaymentBody, ...amounts: string[]) => {
    const statementTransactionIds: string[] = []
    for (const each of amounts) {
      const line = {
        bankAccountId: scene.bca.id,
        date: '2026-11-23',
        direction: 'DEBIT',
        description: 'TRF',
        amount: each,
      }
      statementTransactionIds.push((await scene.maker.post<{ id: string }>('/v1/statement-transactions', line)).body.id)
    }
    const [expectedId] = expectedTransactionIds
    return said(
      await scene.maker.post(
        '/v1/reconciliations',
        { statementTransactionIds, expectedTransactionIds: [expectedId], allowPartial: true },
        headers(),
      ),
    )
  }
  /** Queries the bank of a connected account about another one. */
  const inquireAt = async (accountNumber: string) => {
    const { id } = await scene.account()
    await scene.make(`bank-accounts/${id}/connection`, { type: 'API', credentials, schedule: [] })
    const inquiry = { fromAccountId: id, bankCode: '008', accountNumber, name: 'PT Sinar Abadi' }
    return said(await scene.maker.post('/v1/account-inquiries', inquiry, tell))
  }
  return {
    inquireAt,
    scene,
    headers,
    tell,
    create,
    transfer,
    change,
    prove,
    dollars,
    dollarsAtMandiri,
    amount,
    approved,
    sent,
    failed,
    deleteExpected,
    changeParty,
    match,
  }
}
type Tries = Awaited<ReturnType<typeof openTries>>

function bankOf(accounts: unknown[], id: string) {
  const found = accounts.find(
    (account): account is { id: string; bank: { code: string }; accountNumber: string; accountName: string } =>
      typeof account === 'object' && account !== null && 'id' in account && account.id === id,
  )!
  return { bankCode: found.bank.code, accountNumber: found.accountNumber, accountName: found.accountName }
}

/** How each code is triggered. */
const PROVOKED: Partial<Record<Name, (tries: Tries) => Promise<Said[]>>> = {
  transferDateInPast: ({ create }) => create({ date: '2026-11-22' }),
  transferDateTooFar: ({ create }) => create({ date: '9999-12-31' }),
  transferNeedsApi: async ({ failed, prove }) => prove('resend', await failed()),
  transferToItself: ({ transfer, scene }) => transfer({ toAccountId: scene.bca.id }),
  transferCounterpartyInactive: async ({ create, changeParty }) => {
    let accountId = ''
    await changeParty({ status: 'INACTIVE' }, async id => (accountId = id))
    return create({ counterpartyAccountId: accountId })
  },
  transferStatusInvalid: async ({ approved, prove }) => prove('approve', await approved()),
  transferOtpFailed: async ({ scene, tell }) => {
    const { id, version } = await scene.create()
    const body = { payments: [{ id, version }], proof: 'not a proof' }
    return said(await scene.approver.post('/v1/payments/approve', body, tell))
  },
  transferOtpNotSetUp: async ({ scene, tell }) => {
    const { id, version } = await scene.create()
    return said(await scene.approver.post('/v1/payments/approve', { payments: [{ id, version }] }, tell))
  },
  transferBackupCodeNotSetUp: async ({ scene, tell }) => {
    const { id, version } = await scene.create()
    const body = { action: 'APPROVE', payments: [{ id, version }], factor: 'BACKUP_CODES' }
    return said(await scene.approver.post('/v1/payments/approval-digest', body, tell))
  },
  transferMethodMismatch: ({ create }) => create({ method: 'SAME_BANK' }),
  transferSettingsInactive: async ({ transfer, scene }) => {
    await scene.control({ transfersActive: false })
    const answer = await transfer()
    await scene.control({})
    return answer
  },
  paymentSettingsInactive: async ({ create, scene }) => {
    await scene.control({ transfersActive: false })
    const answer = await create()
    await scene.control({})
    return answer
  },
  accountInquiryFailed: ({ inquireAt }) => inquireAt('900012346'),
  transferTaxNumberRequired: ({ create, dollars, amount }) =>
    create({ fromAccountId: dollars.id, amount: amount('100.00', 'USD'), method: null }),
  transferMustKeepEntity: ({ transfer, scene }) => transfer({ toAccountId: scene.elsewhere.id }),
  paymentNeedsOtherEntity: ({ transfer }) => transfer({ kind: 'PAYMENT' }),
  transferCannotBecomePayment: async ({ scene, change }) => change(await scene.transfer(), scene.values()),
  paymentCannotBecomeTransfer: async ({ scene, change }) => change(await scene.create(), scene.transferValues()),
  transferCurrencyDiffers: ({ transfer, dollarsAtMandiri }) => transfer({ toAccountId: dollarsAtMandiri.id }),
  transferOverLimit: ({ create, amount }) => create({ amount: amount('250000000.01') }),
  transferUnderLimit: ({ create, amount }) => create({ method: 'RTGS', amount: amount('99999999.99') }),
  transferMethodCurrency: ({ transfer, dollars, dollarsAtMandiri, amount }) =>
    transfer({ fromAccountId: dollars.id, toAccountId: dollarsAtMandiri.id, amount: amount('5.00', 'USD') }),
  transferDuplicate: async ({ scene, create }) => {
    const made = await scene.create()
    return create({ amount: made.amount, date: '2026-11-30' })
  },
  transferOwnApproval: async ({ scene, prove }) => {
    const both = scene.as('both')
    return prove('approve', await scene.create({}, both), both)
  },
  transferAlreadyApproved: async ({ scene, prove }) => {
    const made = await scene.create()
    const plan = '{"policyId":null,"steps":[{"approverIds":[]},{"approverIds":[]}],"inOrder":false}'
    await scene.inside(tx => tx.execute(`update payment set approval_plan = '${plan}' where id = '${made.id}'`))
    await scene.approve(made)
    return prove('approve', made)
  },
  transferNotYourStep: async ({ scene, prove }) => {
    const made = await scene.create()
    await scene.inside(tx =>
      tx.execute(`update payment set open_to = array['${randomUUID()}']::uuid[] where id = '${made.id}'`),
    )
    return prove('approve', made)
  },

  counterpartyHasOngoingTransfer: ({ changeParty, scene }) =>
    changeParty({ bankAccounts: [] }, id => scene.create({ counterpartyAccountId: id })),
  counterpartyHasTransferInProgress: ({ changeParty, approved }) =>
    changeParty({ status: 'INACTIVE' }, id => approved({ counterpartyAccountId: id })),
  expectedDeleteActiveTransfer: async ({ approved, deleteExpected }) =>
    deleteExpected((await approved()).expectedTransactionIds),
  expectedDeleteSentTransfer: async ({ sent, deleteExpected }) => deleteExpected((await sent()).expectedTransactionIds),
  manualTransferOneToOne: async ({ approved, match }) =>
    match(
      await approved({ amount: { amount: '3000.00', currency: 'IDR' }, allowDuplicate: true }),
      '1000.00',
      '2000.00',
    ),
  manualTransferFull: async ({ approved, match }) =>
    match(await approved({ amount: { amount: '3000.00', currency: 'IDR' }, allowDuplicate: true }), '1000.00'),
}

/** Codes that only bills trigger: bills/bills.test.ts. */
const WITH_BILLS: readonly Name[] = [
  'billAmountDiffers',
  'billCurrencyDiffers',
  'billCounterpartyDiffers',
  'paymentAlreadyCreated',
]

/** They need a refund of a credit memo: refunds.test.ts. */
const WITH_REFUNDS: readonly Name[] = [
  'refundNotPayable',
  'refundDiffers',
  'refundPaymentExists',
  'refundAccountDiffers',
  'refundAccountMissing',
]

/** Codes that only files of payments trigger: imports.test.ts. */
const WITH_FILES: readonly Name[] = [
  'paymentImportContentInvalid',
  'paymentImportHashInvalid',
  'beneficiaryAccountNotFound',
  'beneficiaryAccountAmbiguous',
]

/** Returned by an export: another user was faster (payments.test.ts), or more approvals are required now (reviewPlan.test.ts). */
const WITH_EXPORTS: readonly Name[] = ['transferExported', 'transferNeedsMoreApprovals']

/** Returned for an external account of the entity: externalTransfer.test.ts. */
const WITH_TYPED_ACCOUNTS: readonly Name[] = ['transferAccountIsKept', 'transferAccountOfCounterparty']

const PARAMS: Partial<Record<Name, Record<string, string | number>>> = {
  transferDateTooFar: { last: '2027-11-23' },
  transferOverLimit: { maximum: '250000000.00', minimum: '1.00' },
  transferUnderLimit: { minimum: '100000000.00' },
}

const isName = (name: string): name is Name => name in codes
const names = Object.keys(codes).filter(isName)
const provoked = names.filter(name => PROVOKED[name])

it('knows of every code of payments whether it is answered', () => {
  const ours = names.filter(name => /^U-TRSY-TF-\d+$/.test(codes[name].code))
  const ofTransfers = provoked.filter(name => codes[name].code.startsWith('U-TRSY-TF-'))
  const known = [...ofTransfers, ...WITH_BILLS, ...WITH_REFUNDS, ...WITH_FILES, ...WITH_EXPORTS, ...WITH_TYPED_ACCOUNTS]
  expect(known.toSorted()).toEqual(ours.toSorted())
})

describe.each(['en', 'id'] as const)('in %s', async language => {
  const tries = await openTries(await openScene(api), language)
  it.each(provoked)('%s', async name => {
    const answers = await PROVOKED[name]!(tries)
    const { code, ...messages } = codes[name]
    expect(answers.map(each => each.code)).toContain(code)
    // The original of a duplicate differs in every run.
    if (name === 'transferDuplicate') return
    const message = messageOf(messages, language, PARAMS[name])
    expect(answers.map(each => each.message)).toContain(message)
  })
})
