// HTTP of deposits: shapes in and out, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { id } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import { banksOfCounterparties } from '../bankAccounts/public.ts'
import { calculate } from './calculate.ts'
import { cancelDeposit, closeDeposit, previewClosing } from './closeDeposit.ts'
import { createDeposit } from './createDeposit.ts'
import { countDeposits, depositList, depositSummary, maturityLadder } from './list.ts'
import { expectedIdsOf, schedulesOf } from './repository.ts'
import { MANAGE } from './rules/lifecycle.ts'
import {
  banks,
  calculation,
  calculationQuery,
  cancelBody,
  closeBody,
  closing,
  closingQuery,
  depositCounts,
  depositEdit,
  depositShape,
  expectedOfDeposits,
  ladder,
  newDeposit,
  ofDeposits,
  schedules,
  showCalculation,
  showClosing,
  showDeposit,
  showExpected,
  showLadder,
  showSchedules,
  wishOf,
} from './shapes.ts'
import { updateDeposit } from './updateDeposit.ts'

const VIEW = 'treasury.deposits.view'
const params = z.strictObject({ id })

type Dependencies = { access: Access }

/** Routes of deposits: lists, single deposits, actions and calculations. */
export function depositRoutes(app: Server, dependencies: Dependencies) {
  listRoutes(app, dependencies.access, {
    path: '/v1/deposits',
    names: { one: 'Deposit', many: 'Deposits' },
    words: { one: 'One deposit', many: 'Deposits' },
    permission: VIEW,
    list: depositList,
    body: depositShape,
    show: showDeposit,
    summary: depositSummary,
  })
  readRoutes(app, dependencies)
  writeRoutes(app, dependencies)
}

function readRoutes(app: Server, { access }: Dependencies) {
  app.get(
    '/v1/deposits/counts',
    {
      schema: {
        operationId: 'countDeposits',
        description: 'Number of deposits by status',
        response: { 200: depositCounts },
      },
    },
    request => access.asCaller(request, VIEW, countDeposits),
  )

  app.get(
    '/v1/deposits/ladder',
    {
      schema: {
        operationId: 'readDepositLadder',
        description: 'Maturities by month and currency, excluding matured and closed deposits',
        response: { 200: ladder },
      },
    },
    request => access.asCaller(request, VIEW, async tx => showLadder(await maturityLadder(tx))),
  )

  app.get(
    '/v1/deposits/banks',
    {
      schema: {
        operationId: 'listDepositBanks',
        description: 'Banks at which deposits can be placed',
        response: { 200: banks },
      },
    },
    async request => {
      await access.callerOf(request, VIEW)
      return { items: [...banksOfCounterparties] }
    },
  )

  app.get(
    '/v1/deposits/schedules',
    {
      schema: {
        operationId: 'listDepositSchedules',
        description: 'Interest periods of each deposit with interest and tax, oldest first',
        querystring: ofDeposits,
        response: { 200: schedules },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => showSchedules(await schedulesOf(tx, request.query.depositIds))),
  )

  app.get(
    '/v1/deposits/expected-transactions',
    {
      schema: {
        operationId: 'listDepositExpectedTransactions',
        description: 'Expected transactions of each deposit, earliest first, excluding archived ones',
        querystring: ofDeposits,
        response: { 200: expectedOfDeposits },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => showExpected(await expectedIdsOf(tx, request.query.depositIds))),
  )

  app.get(
    '/v1/deposits/calculation',
    {
      schema: {
        operationId: 'calculateDeposit',
        description: 'Projects the interest of a deposit; refuses DP-3 the interest percentage',
        querystring: calculationQuery,
        response: { 200: calculation },
      },
    },
    request => {
      const wish = wishOf(request.query)
      return access.asCaller(request, MANAGE, async tx => showCalculation(await calculate(tx, wish), wish))
    },
  )

  app.get(
    '/v1/deposits/:id/closing',
    {
      schema: {
        operationId: 'previewDepositClosing',
        description:
          'Amounts of closing a deposit on a date; refuses DP-2 matured, DP-5 not allowed, DP-8 not a banking day of its term',
        params,
        querystring: closingQuery,
        response: { 200: closing },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => {
        const { row, preview } = await previewClosing(tx, request.params.id, request.query.date)
        return showClosing(preview, row)
      }),
  )
}

function writeRoutes(app: Server, { access }: Dependencies) {
  app.post(
    '/v1/deposits',
    {
      schema: {
        operationId: 'createDeposit',
        description:
          'Creates a deposit; refuses DP-1 bank, DP-3 interest percentage, DP-6 alias exists, BA-31 account closed, G-2 tenor, tax, penalty, or an account of another currency',
        headers: optionalKeyHeader,
        body: newDeposit,
        response: { 201: depositShape },
      },
    },
    async (request, reply) => {
      const { body } = await access.asCaller(request, MANAGE, (tx, caller) =>
        once(tx, request.headers['idempotency-key'], ['createDeposit', request.body], async () =>
          showDeposit(await createDeposit(tx, request.body), caller),
        ),
      )
      return reply.code(201).send(body)
    },
  )

  app.put(
    '/v1/deposits/:id',
    {
      schema: {
        operationId: 'updateDeposit',
        description:
          'Replaces the values of a deposit; for an active one alias, renewal, payout account, next rate and an assumed rate; refuses as create, DP-2 matured, DP-7 closed or agreed on, DP-9 money of it is reconciled, G-3 stale version',
        params,
        body: depositEdit,
        response: { 200: depositShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) =>
        showDeposit(await updateDeposit(tx, request.params.id, request.body), caller),
      ),
  )

  app.post(
    '/v1/deposits/:id/cancel',
    {
      schema: {
        operationId: 'cancelDeposit',
        description:
          'Cancels a deposit that is not issued yet, with a reason; refuses DP-2 matured, DP-7 issued or closed, DP-9 money of it is reconciled, G-3 stale version',
        params,
        body: cancelBody,
        response: { 200: depositShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        const { reason, version } = request.body
        return showDeposit(await cancelDeposit(tx, request.params.id, version, reason), caller)
      }),
  )

  app.post(
    '/v1/deposits/:id/close',
    {
      schema: {
        operationId: 'closeDeposit',
        description:
          'Closes an active deposit before maturity; refuses DP-2 matured, DP-5 not allowed, DP-8 not a banking day of its term, DP-9 money after that day is reconciled, G-3 stale version',
        params,
        body: closeBody,
        response: { 200: depositShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async (tx, caller) => {
        const { date, version } = request.body
        return showDeposit(await closeDeposit(tx, request.params.id, version, date), caller)
      }),
  )
}
