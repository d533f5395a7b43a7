import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createProductEntryPoint } from './CreateProductPage.entrypoint.ts'
import { editProductEntryPoint } from './EditProductPage.entrypoint.ts'
import { productsEntryPoint } from './ProductsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(productsEntryPoint, {
    path: 'products',
    messages: ['products'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createProductEntryPoint, {
    path: 'products/create',
    messages: ['products', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editProductEntryPoint, {
    path: 'products/:uuid/edit',
    messages: ['products'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
