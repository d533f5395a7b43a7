// The people whom records of other modules name.
import type { OfOrganization } from '../../graph/owned.ts'
import { byOptionalKey, orNull } from '../../graph/relation.ts'
import { personLoaders } from './loaders.ts'

/** A person, by their uuid; null where the record names nobody. */
export const person = <Source extends OfOrganization>(key: (source: Source) => string | null) =>
  byOptionalKey({ key, loader: scope => scope.loaders(personLoaders).byId, show: orNull })

export { ownField } from './ownField.ts'
export { permissionsIn } from './permissionsIn.ts'
