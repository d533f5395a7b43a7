import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { counterpartiesEntryPoint } from './CounterpartiesPage.entrypoint.ts'
import { createCounterpartyEntryPoint } from './CreateCounterpartyPage.entrypoint.ts'
import { editCounterpartyEntryPoint } from './EditCounterpartyPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(counterpartiesEntryPoint, {
    path: 'counterparties',
    messages: ['counterparties'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createCounterpartyEntryPoint, {
    path: 'counterparties/create',
    messages: ['counterparties', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editCounterpartyEntryPoint, {
    path: 'counterparties/:uuid/edit',
    messages: ['counterparties'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
