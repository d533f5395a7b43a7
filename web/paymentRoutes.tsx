// The screens of money that leaves. Fetched with the first navigation to one of them: no other list pays for them.
import type { RouteObject } from 'react-router'
import { approvalsEntryPoint } from './pages/organization/payments/ApprovalsPage.entrypoint.ts'
import { createPaymentEntryPoint } from './pages/organization/payments/CreatePaymentPage.entrypoint.ts'
import { editPaymentEntryPoint } from './pages/organization/payments/EditPaymentPage.entrypoint.ts'
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
    messages: ['payments'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(paymentEntryPoint, {
    path: `${path}/:uuid`,
    messages: ['payments', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editPaymentEntryPoint, {
    path: `${path}/:uuid/edit`,
    messages: ['payments'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]

const routes: RouteObject[] = [
  ...paymentPages('payments', 'PAYMENT'),
  ...paymentPages('transfers', 'TRANSFER'),
  pageRoute(approvalsEntryPoint, {
    path: 'approvals',
    messages: ['payments', 'log'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
]

/** The routes, to be put into the frame of the organization. */
export function loadPaymentRoutes(): RouteObject[] {
  preloadFrom(routes)
  return routes
}
