import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { approvalsEntryPoint } from './ApprovalsPage.entrypoint.ts'
import { createPaymentEntryPoint } from './CreatePaymentPage.entrypoint.ts'
import { editPaymentEntryPoint } from './EditPaymentPage.entrypoint.ts'
import { importPaymentsEntryPoint } from './import/ImportPaymentsPage.entrypoint.ts'
import { paymentEntryPoint } from './PaymentPage.entrypoint.ts'
import { paymentsEntryPoint } from './PaymentsPage.entrypoint.ts'
import type { PaymentKind } from './_lib/paymentKind.ts'

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

export const routes: RouteObject[] = [
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
