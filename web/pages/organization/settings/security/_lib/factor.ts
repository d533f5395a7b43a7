import type { FactorsCard_viewer$data } from '../../../../../__generated__/FactorsCard_viewer.graphql.ts'

export type Factor = FactorsCard_viewer$data['secondFactors'][number]
