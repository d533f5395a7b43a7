import { redirect, type RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { homeEntryPoint } from './HomePage.entrypoint.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(homeEntryPoint, {
    path: 'home',
    messages: ['home', 'log', 'charts'],
    madeForPhones: true,
    skeleton: <HomeSkeleton />,
    errorElement: failure,
  }),
  { path: 'dashboard', loader: () => redirect('/home') },
]
