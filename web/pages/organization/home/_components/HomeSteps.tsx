import { lazy, Suspense } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeSteps_query$key } from '../../../../__generated__/HomeSteps_query.graphql.ts'
import type { HomeStepsQuery } from '../../../../__generated__/HomeStepsQuery.graphql.ts'
import { addMessages } from '../../../../i18n/intl.ts'
import { usePlace } from '../../../../shell/permissions.tsx'
import { firstStepsOf } from '../_lib/firstSteps.ts'
import { HomeBodySkeleton } from '../HomeSkeleton.tsx'
import { HomeCards, type HomeCardsProps } from './HomeCards.tsx'

// Lazy: most organizations have completed the steps.
const loadSteps = async () => {
  const [module] = await Promise.all([import('./FirstSteps.tsx'), addMessages(['home.steps'])])
  return module
}
const FirstSteps = lazy(() => loadSteps().then(module => ({ default: module.FirstSteps })))
const FirstStepsAlone = lazy(() => loadSteps().then(module => ({ default: module.FirstStepsAlone })))

type HomeStepsProps = Omit<HomeCardsProps, 'steps'> & { query: PreloadedQuery<HomeStepsQuery>; onInvite: () => void }

/** Only the first steps while there is nothing else to show; then the cards, with the remaining steps until a line is matched. */
export function HomeSteps({ query, onInvite, ...cards }: HomeStepsProps) {
  const read = usePreloadedQuery<HomeStepsQuery>(
    graphql`
      query HomeStepsQuery @preloadable {
        ...HomeSteps_query
      }
    `,
    query,
  )
  const data = useFragment<HomeSteps_query$key>(
    graphql`
      fragment HomeSteps_query on Query {
        viewer {
          hasSecondFactor
        }
        organization {
          taxNumber
          members(first: 2) {
            edges {
              node {
                id
              }
            }
          }
          firstSteps {
            hasBankAccount
            hasStatement
            hasCounterparty
            hasMatch
            hasProvider
            hasMinimumCash
            hasApprovalPolicy
          }
        }
      }
    `,
    read,
  )
  const { permissions } = usePlace()
  const first = firstStepsOf(data, permissions)
  if (first === null || first.hasMatch) return <HomeCards {...cards} />
  if (first.hasStatement)
    return (
      <HomeCards
        {...cards}
        steps={
          <Suspense fallback={null}>
            <FirstSteps steps={first.steps} openOnly onInvite={onInvite} />
          </Suspense>
        }
      />
    )
  return (
    <Suspense fallback={<HomeBodySkeleton />}>
      <FirstStepsAlone steps={first.steps} onInvite={onInvite} />
    </Suspense>
  )
}
