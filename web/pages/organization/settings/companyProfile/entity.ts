import type { EntitiesCard_organization$data } from '../../../../__generated__/EntitiesCard_organization.graphql.ts'

export type Entity = EntitiesCard_organization$data['entities'][number]
