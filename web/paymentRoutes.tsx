// The screens of money that leaves. Fetched with the first navigation to one of them: no other list pays for them.
import type { RouteObject } from 'react-router'
import { billEntryPoint } from './pages/organization/bills/BillPage.entrypoint.ts'
import { billsEntryPoint } from './pages/organization/bills/BillsPage.entrypoint.ts'
import { createBillEntryPoint } from './pages/organization/bills/CreateBillPage.entrypoint.ts'
import { editBillEntryPoint } from './pages/organization/bills/EditBillPage.entrypoint.ts'
import { approvalsEntryPoint } from './pages/organization/payments/ApprovalsPage.entrypoint.ts'
import { createPaymentEntryPoint } from './pages/organization/payments/CreatePaymentPage.entrypoint.ts'
import { editPaymentEntryPoint } from './pages/organization/payments/EditPaymentPage.entrypoint.ts'
import { importPaymentsEntryPoint } from './pages/organization/payments/import/ImportPaymentsPage.entrypoint.ts'
import { paymentEntryPoint } from './pages/organization/payments/PaymentPage.entrypoint.ts'
import { paymentsEntryPoint } from './pages/organization/payments/PaymentsPage.entrypoint.ts'
import type { PaymentKind } from './pages/organization/payments/_lib/paymentKind.ts'
import { pageRoute, preloadFrom } from './relay/preload.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from './ui/states/Skeletons.tsx'

const failure = <PageFailure />

/** Payments and transfers have the same screens. */
const paymentPages = (path: string, kind: PaymentKind): RouteObject[] => [
  pageRoute(paymentsEntryPoint(kind), {
    path,
    messages: ['payments'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createPaymentEntryPoint, {
    path: `${path}/create`,
    messages: ['payments', 'payments.form', 'payments.words'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(importPaymentsEntryPoint, {
    path: `${path}/import`,
    messages: ['payments', 'payments.import', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(paymentEntryPoint, {
    path: `${path}/:uuid`,
    messages: ['payments', 'payments.detail', 'payments.words', 'log'],
    madeForPhones: true,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editPaymentEntryPoint, {
    path: `${path}/:uuid/edit`,
    messages: ['payments', 'payments.form', 'payments.words'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]

const billPages: RouteObject[] = [
  pageRoute(billsEntryPoint, { path: 'bills', messages: ['bills'], skeleton: <ListSkeleton />, errorElement: failure }),
  pageRoute(createBillEntryPoint, {
    path: 'bills/create',
    messages: ['bills'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(billEntryPoint, {
    path: 'bills/:uuid',
    messages: ['bills', 'payments'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editBillEntryPoint, {
    path: 'bills/:uuid/edit',
    messages: ['bills'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]

const routes: RouteObject[] = [
  ...billPages,
  ...paymentPages('payments', 'PAYMENT'),
  ...paymentPages('transfers', 'TRANSFER'),
  pageRoute(approvalsEntryPoint, {
    path: 'approvals',
    messages: ['payments', 'payments.detail', 'payments.words', 'bills'],
    madeForPhones: true,
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
]

/** The routes, to be put into the frame of the organization. */
export function loadPaymentRoutes(): RouteObject[] {
  preloadFrom(routes)
  return routes
}
