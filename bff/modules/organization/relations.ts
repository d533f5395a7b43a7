// The users that records of other modules reference.
import type { OfOrganization } from '../../graph/owned.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { personLoaders } from './loaders.ts'

/** A user by uuid; null if the record references none. */
export const person = <Source extends OfOrganization>(key: (source: Source) => string | null) =>
  byOptionalKey({ key, loader: scope => scope.loaders(personLoaders).byId, show: orNull })

export { ownField } from './ownField.ts'
export { permissionsIn } from './permissionsIn.ts'
