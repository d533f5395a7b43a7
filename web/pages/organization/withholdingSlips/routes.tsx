import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { recordWithholdingSlipEntryPoint } from './RecordWithholdingSlipPage.entrypoint.ts'
import { withholdingSlipEntryPoint } from './WithholdingSlipPage.entrypoint.ts'
import { withholdingSlipsEntryPoint } from './WithholdingSlipsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(withholdingSlipsEntryPoint, {
    path: 'withholding-slips',
    messages: ['withholdingSlips'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(recordWithholdingSlipEntryPoint, {
    path: 'withholding-slips/create',
    messages: ['withholdingSlips'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(withholdingSlipEntryPoint, {
    path: 'withholding-slips/:uuid',
    messages: ['withholdingSlips', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
