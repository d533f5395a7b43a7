// What other modules may take of this one. Its own files take it from where it stands.
export {
  entityNameColumn,
  entityNames,
  issuingEntityOf,
  isVatRegistered,
  mainEntityId,
  ownEntityId,
} from './issuingEntity.ts'
