import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { connectProviderEntryPoint } from './ConnectProviderPage.entrypoint.ts'
import { paymentProviderEntryPoint } from './PaymentProviderPage.entrypoint.ts'
import { paymentProvidersEntryPoint } from './PaymentProvidersPage.entrypoint.ts'
import { paymentRecordEntryPoint } from './PaymentRecordPage.entrypoint.ts'
import { paymentRecordsEntryPoint } from './PaymentRecordsPage.entrypoint.ts'
import { paymentTransactionEntryPoint } from './PaymentTransactionPage.entrypoint.ts'
import { paymentTransactionsEntryPoint } from './PaymentTransactionsPage.entrypoint.ts'

const failure = <PageFailure />
const list = { messages: ['providers'], skeleton: <ListSkeleton />, errorElement: failure } as const
const page = { messages: ['providers', 'providers.form'], skeleton: <FormSkeleton />, errorElement: failure } as const

export const routes: RouteObject[] = [
  pageRoute(paymentProvidersEntryPoint, { ...list, path: 'payment-providers' }),
  pageRoute(connectProviderEntryPoint, { ...page, path: 'payment-providers/connect' }),
  pageRoute(paymentProviderEntryPoint, { ...page, path: 'payment-providers/:uuid' }),
  pageRoute(paymentRecordsEntryPoint, { ...list, path: 'payment-records' }),
  pageRoute(paymentRecordEntryPoint, {
    ...list,
    path: 'payment-records/:uuid',
    messages: ['providers', 'log'],
    skeleton: <FormSkeleton />,
  }),
  pageRoute(paymentTransactionsEntryPoint, { ...list, path: 'payment-transactions' }),
  pageRoute(paymentTransactionEntryPoint, { ...list, path: 'payment-transactions/:uuid', skeleton: <FormSkeleton /> }),
]
