import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createReceivedPaymentEntryPoint } from './CreateReceivedPaymentPage.entrypoint.ts'
import { receivedPaymentEntryPoint } from './ReceivedPaymentPage.entrypoint.ts'
import { receivedPaymentsEntryPoint } from './ReceivedPaymentsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(receivedPaymentsEntryPoint, {
    path: 'payment',
    messages: ['receivedPayments', 'applyToInvoices'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createReceivedPaymentEntryPoint, {
    path: 'payment/create',
    messages: ['receivedPayments', 'applyToInvoices'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(receivedPaymentEntryPoint, {
    path: 'payment/:uuid',
    messages: ['receivedPayments', 'applyToInvoices', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
