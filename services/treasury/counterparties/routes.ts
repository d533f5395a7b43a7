// HTTP of counterparties: shapes in and out, no rules.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { type ErrorRow, type Locale, localeOf, type MessageParams, messageOf } from '../../kit/errors.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { bulkRoutes } from '../../kit/bulk.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { accountsCalled, bankOf } from '../bankAccounts/public.ts'
import type { RouteContext } from '../context.ts'
import { codes } from './errors.ts'
import { openProver, proofField } from '../proofs/public.ts'
import { createCounterparty } from './createCounterparty.ts'
import { deleteCounterparty } from './deleteCounterparty.ts'
import { counterpartyList, counterpartySummary, type CounterpartyWithAccounts } from './list.ts'
import { counterpartyOf } from './read.ts'
import { accountKeyOf, accountOwners, aliasesOf } from './sharedAccounts.ts'
import { COUNTERPARTY_STATUSES, COUNTERPARTY_TYPES, type CounterpartyRow, CUSTOMER_TYPES, RESIDENCES } from './table.ts'
import { isTaxNumberDoubtful } from '../../kit/taxNumber.ts'
import { nameOf, optionalNameOf, proseOf, refuseUnseen } from '../../kit/nameShape.ts'
import { updateCounterparty } from './updateCounterparty.ts'

const account = z
  .object({
    id: z.uuid(),
    alias: z.string().nullable(),
    bank: z.object({ code: z.string(), name: z.string(), bic: z.string() }),
    accountNumber: z.string(),
    accountName: z.string(),
  })
  .meta({ id: 'CounterpartyBankAccount' })

const counterparty = z
  .object({
    id: z.uuid(),
    legalName: z.string(),
    alias: z.string(),
    externalId: z.string().nullable(),
    type: z.enum(COUNTERPARTY_TYPES),
    status: z.enum(COUNTERPARTY_STATUSES),
    email: z.string().nullable(),
    taxNumber: z.string().nullable(),
    taxNumberDoubtful: z.boolean().describe('Its digits do not fit each other: it may be mistyped'),
    residence: z.enum(RESIDENCES).nullable(),
    customerType: z.enum(CUSTOMER_TYPES).nullable(),
    address: z.string().nullable(),
    isDefault: z.boolean().describe('Whether the system created it for a legal entity; it is read-only'),
    bankAccounts: z.array(account),
    learntAliases: z.array(z.string()),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Counterparty' })

/** A saved counterparty, with warnings. */
const savedCounterparty = counterparty
  .extend({
    warnings: z.array(
      z.object({
        path: z.string(),
        code: z.string(),
        message: z.string(),
        counterpartyIds: z.array(z.uuid()).describe('The others that have the account'),
      }),
    ),
  })
  .meta({ id: 'SavedCounterparty' })

const accountInput = z.strictObject({
  id: id.nullish(),
  alias: optionalNameOf(100).nullish(),
  bankCode: z.string().regex(/^\d{3}$/),
  accountNumber: z.string().regex(/^\d{5,34}$/),
  accountName: nameOf(140),
})

const newCounterparty = z.strictObject({
  legalName: nameOf(140),
  alias: nameOf(100),
  externalId: optionalNameOf(100).nullish(),
  type: z.enum(COUNTERPARTY_TYPES),
  // Any text with an @ sign is accepted as email (spec/product.md §5).
  email: z
    .string()
    .trim()
    .max(254)
    .superRefine(refuseUnseen)
    .refine(text => text === '' || text.includes('@'), { params: { code: 'INVALID_EMAIL' } })
    .nullish(),
  taxNumber: z.string().max(40).nullish(),
  residence: z.enum(RESIDENCES).nullish(),
  customerType: z.enum(CUSTOMER_TYPES).nullish(),
  address: proseOf(500).nullish(),
  bankAccounts: z.array(accountInput).max(50),
})

const counterpartyEdit = newCounterparty.extend({
  version: z.int().min(1),
  status: z.enum(COUNTERPARTY_STATUSES).nullish(),
})

const show = (row: CounterpartyWithAccounts): z.infer<typeof counterparty> => ({
  id: row.id,
  legalName: row.legalName,
  alias: row.alias,
  externalId: row.externalId,
  type: row.type,
  status: row.status,
  email: row.email,
  taxNumber: row.taxNumber,
  taxNumberDoubtful: row.taxNumber !== null && isTaxNumberDoubtful(row.taxNumber),
  residence: row.residence,
  customerType: row.customerType,
  address: row.address,
  isDefault: row.entityId !== null,
  bankAccounts: row.accounts.map(({ bankCode, ...rest }) => ({
    ...rest,
    bank: bankOf(bankCode) ?? { code: bankCode, name: bankCode, bic: '' },
  })),
  learntAliases: row.learntAliases,
  createdAt: row.createdAt,
  version: row.version,
})

async function warningsOf(tx: Tx, { id: of, entityId, accounts }: CounterpartyWithAccounts, locale: Locale) {
  const owners = await accountOwners(tx, accounts, of)
  const { called } = await accountsCalled(
    tx,
    accounts.map(({ accountNumber }) => accountNumber),
  )
  return accounts.flatMap((each, index) => {
    const warning = (what: ErrorRow, params: MessageParams, counterpartyIds: string[] = []) => ({
      path: `bankAccounts.${index}.accountNumber`,
      code: what.code,
      message: messageOf(what, locale, params),
      counterpartyIds,
    })
    const others = owners.get(accountKeyOf(each))
    // An entity's own counterparty may have the entity's accounts.
    const own = entityId === null && called(each.accountNumber).find(({ bankCode }) => bankCode === each.bankCode)
    return [
      ...(others
        ? [
            warning(
              codes.counterpartyAccountShared,
              { aliases: aliasesOf(others) },
              others.map(other => other.id),
            ),
          ]
        : []),
      ...(own ? [warning(codes.counterpartyAccountOwn, { alias: own.alias })] : []),
    ]
  })
}

/** Routes of counterparties and their accounts. */
export function counterpartyRoutes(app: Server, context: RouteContext) {
  const { access } = context
  const prover = openProver(context)
  listRoutes(app, access, {
    path: '/v1/counterparties',
    names: { one: 'Counterparty', many: 'Counterparties' },
    words: { one: 'One counterparty', many: 'Counterparties' },
    permission: 'treasury.counterparties.view',
    list: counterpartyList,
    body: counterparty,
    show,
    summary: counterpartySummary,
  })

  /** The counterparty after a change, with its accounts and warnings. */
  async function showSaved(tx: Tx, { id: of }: CounterpartyRow, request: FastifyRequest) {
    const saved = await counterpartyOf(tx, of)
    return { ...show(saved), warnings: await warningsOf(tx, saved, localeOf(request.headers['accept-language'])) }
  }

  app.post(
    '/v1/counterparties',
    {
      schema: {
        operationId: 'createCounterparty',
        description:
          'Creates a counterparty; refuses CP-1 account twice, CP-2 alias exists, CP-3 external id exists, CP-16 tax number; warns CP-18 others have its account',
        headers: optionalKeyHeader,
        body: newCounterparty,
        response: { 201: savedCounterparty },
      },
    },
    async (request, reply) => {
      const { body } = await access.asCaller(request, 'treasury.counterparties.manage', tx =>
        once(tx, request.headers['idempotency-key'], ['createCounterparty', request.body], async () =>
          showSaved(tx, await createCounterparty(tx, request.body), request),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/counterparties/:id',
    {
      schema: {
        operationId: 'updateCounterparty',
        description:
          'Replaces the values of a counterparty; requires a fresh second factor if one that has been paid gets another account; refuses as create, and CP-4, CP-5 payments in progress, CP-7, CP-8 an account number or name changed, CP-9 default, G-3 stale version, and for such an account BA-29 no proof and G-22 an API token',
        params: z.strictObject({ id }),
        body: counterpartyEdit.extend(proofField),
        response: { 200: savedCounterparty },
      },
    },
    request => {
      const { id: counterpartyId } = request.params
      const { proof, ...content } = request.body
      const statement = { action: 'UPDATE_COUNTERPARTY', counterpartyId, content }
      const proven = { permission: 'treasury.counterparties.manage', statement, proof }
      return prover.change(request, proven, async tx => {
        const { counterparty: changed, widens } = await updateCounterparty(tx, counterpartyId, content)
        const result = await showSaved(tx, changed, request)
        return { result, protects: widens ? { action: 'PAYEE_ACCOUNT_ADDED', subject: changed.alias } : null }
      })
    },
  )

  bulkRoutes(app, access)(
    '/v1/counterparties/delete',
    'deleteCounterparties',
    'Deletes each; refuses CP-10 default, CP-15 named by a payment, a bill or an expected transaction',
    'treasury.counterparties.manage',
    deleteCounterparty,
  )
}
